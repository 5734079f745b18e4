/** What the script of a page does for its text: the number of a verse leads to it, and a selection wakes what offers its meaning. */
import { ask } from '#ui/ask.ts';

/** A press on the number of a verse, for the island `verse-menu`. */
export interface VersePress {
  verse: HTMLElement;
  link: HTMLAnchorElement;
  /** Whether the link to the verse could be copied. */
  copied: Promise<boolean>;
}

const box = (): HTMLElement | null => document.querySelector('[data-box]');

/** The mark goes where another link leads. */
function unmark(): void {
  for (const element of document.querySelectorAll('[data-pressed]')) element.removeAttribute('data-pressed');
}

/** Puts the verse into the address and highlights it as a link to it would, and does not scroll. */
function follow(link: HTMLAnchorElement, verse: HTMLElement): void {
  // Following the link would scroll to a verse that the reader already sees.
  history.replaceState(history.state, '', link.hash);
  unmark();
  for (const element of [box(), verse]) element?.setAttribute('data-pressed', '');
}

addEventListener('hashchange', unmark);

document.addEventListener('click', (event) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-box] a[href^="#v"]') : null;
  const verse = link?.closest('p');
  if (!link || !verse || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Within the press: browsers let scripts write to the clipboard only then.
  const copying = navigator.clipboard?.writeText(link.href) ?? Promise.reject(new Error('No clipboard'));
  const copied = copying.then(
    () => true,
    () => false,
  );
  follow(link, verse);
  ask('verse-menu', { verse, link, copied } satisfies VersePress);
});

/** The text that a selection is in. */
const textOf = (node: Node | null): Element | null | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest('[data-text], [data-second]');

document.addEventListener('selectionchange', () => {
  const selection = getSelection();
  if (selection && !selection.isCollapsed && textOf(selection.anchorNode)) ask('meaning', null);
});

// By keyboard: all of the text, and from there Shift with the arrows.
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey } = event;
  if (key !== 'a' || !(ctrlKey || metaKey) || target !== box()) return;
  const text = box()?.querySelector('[data-text]');
  if (!text) return;
  event.preventDefault();
  getSelection()?.selectAllChildren(text);
});

// A press on these must not take the selection away, nor one that comes before their island lives.
document.addEventListener('pointerdown', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-live="text-tools"], [data-live="meaning"]'))
    event.preventDefault();
});
