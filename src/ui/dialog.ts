/** Dialogs as the library has them: over a dimmed page, closed by Escape, by a press beside them, and by what is in them. */
import { adopt } from './adopt.ts';
import css from './dialog.css?inline';

adopt(css);

/** An element with its class and content. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/**
 * Shows a dialog, and takes it out of the page again when it is closed. The browser brings the focus back to where it was.
 * @param log the part that presses in it are counted under
 */
export function show(dialog: HTMLDialogElement, log: string): void {
  dialog.dataset['log'] = log;
  let pressed: EventTarget | null = null;
  // A press that began in a field, and ended beside the dialog, is a selection.
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** What a late part may use of this one, which it must not import: they would share a file, and that is a request. */
export interface DialogTools {
  adopt: typeof adopt;
  make: typeof make;
  show: typeof show;
  openKeys: () => void;
}
