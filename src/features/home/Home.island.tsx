import { hydrateRoot } from 'react-dom/client';
import { Home, type HomeProps } from './Home.tsx';

/** Brings the static page to life where it stands. */
export function mount(root: HTMLElement, props: unknown): void {
  // React takes over what it would draw, and that has no spaces around it as the page's template does.
  for (const node of [...root.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  hydrateRoot(root, <Home {...(props as HomeProps)} />);
}
