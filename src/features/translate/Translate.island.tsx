import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Translate, { type TranslateProps } from './Translate.tsx';
import css from './translate.css?inline';

// The style of results comes with the code that makes them.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** Puts the live menu in the place of the static one; the focus stays on its button. */
export function mount(root: HTMLElement, props: unknown): void {
  const focused = root.contains(document.activeElement);
  flushSync(() => createRoot(root).render(<Translate {...(props as TranslateProps)} />));
  if (focused) root.querySelector('button')?.focus();
}
