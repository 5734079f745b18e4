/** Brings an island to life in its place on the page. React comes with this module, and with nothing else. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeLocale } from '#words/store.ts';
import { Boundary, Broken } from './Boundary.tsx';
import { IslandElement } from './intent.tsx';

/** Tells when everything inside has run its effects: the island can be pressed. */
function Alive({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}

/**
 * React takes over the HTML that stands in the island's place, or draws it where there is none.
 * @param props of the island's component, as the page wrote them
 * @returns once the island answers presses
 */
export async function mount<P extends object>(root: HTMLElement, Island: ComponentType<P>, props: P): Promise<void> {
  await takeLocale();
  await new Promise<void>((resolve) => {
    const island = (
      <IslandElement value={root}>
        <Boundary fallback={<Broken />}>
          <Alive tell={resolve}>
            <Island {...props} />
          </Alive>
        </Boundary>
      </IslandElement>
    );
    // React takes over what it would draw, and that has no spaces around it as the page's template does.
    for (const node of [...root.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
    // At once, not when React's scheduler gets to it: a reader waits.
    flushSync(() => {
      if (root.hasChildNodes()) hydrateRoot(root, island, { onRecoverableError: () => {} });
      else createRoot(root).render(island);
    });
  });
}
