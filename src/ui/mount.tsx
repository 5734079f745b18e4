/** Brings an island to life in its place on the page. React comes with this module, and with nothing else. */
import { type ComponentType, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeLocale } from '#words/store.ts';
import { Boundary, Broken } from './Boundary.tsx';
import { IslandElement } from './intent.tsx';

/**
 * React takes over the HTML that stands in the island's place, or draws it where there is none. Where the island throws then,
 * that HTML is put back: it is useful without the island.
 * @param props of the island's component, as the page wrote them
 * @returns once the island answers presses
 * @throws {Error} where the island throws while it is drawn
 */
export async function mount<P extends object>(element: HTMLElement, Island: ComponentType<P>, props: P): Promise<void> {
  await takeLocale();
  const boundary = createRef<Boundary>();
  const island = (
    <IslandElement value={element}>
      <Boundary fallback={<Broken />} ref={boundary}>
        <Island {...props} />
      </Boundary>
    </IslandElement>
  );
  // React takes over what it would draw, and that has no spaces around it as the page's template does.
  for (const node of [...element.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  const still = [...element.childNodes];
  // At once, with its effects, not when React's scheduler gets to it: a reader waits.
  const root = flushSync(() => {
    if (still.length > 0) return hydrateRoot(element, island, { onRecoverableError: () => {} });
    const empty = createRoot(element);
    empty.render(island);
    return empty;
  });
  if (!boundary.current?.state.broken) return;
  root.unmount();
  element.replaceChildren(...still);
  throw new Error('The island could not be drawn.');
}
