/** What the script of a page does for its text: a press on a verse opens its menu, a right-click too, and a selection wakes what offers its meaning. */
import { ask } from '#ui/ask.ts';
import { handleOf } from './verse-focus.ts';

/** A press on a verse, for the island `verse-menu`. */
export interface VersePress {
  verse: HTMLElement;
  /** What was pressed, and has the focus again in the end: the number of the verse, or the verse itself. */
  link: HTMLElement;
}

const box = (): HTMLElement | null => document.querySelector('[data-box]');

/** The mark goes where another link leads. */
function unmark(): void {
  for (const element of document.querySelectorAll('[data-pressed]')) element.removeAttribute('data-pressed');
}

addEventListener('hashchange', unmark);

/** The verse of a press on its number, or in the margin beside it: where a verse has no words, it is hit itself. */
const pressedVerse = (link: HTMLElement) => link.matches('[data-box] :is(a[href*="#v"],p[id])') && link.closest('p');

// A finger is down for a tenth of a second before it is a press.
document.addEventListener('pointerdown', ({ target }) => pressedVerse(target as HTMLElement) && ask('VerseMenu', null));

document.addEventListener('click', (event) => {
  const link = event.target as HTMLElement;
  const verse = pressedVerse(link);
  // A selection over several lines ends in a click on what holds them.
  if (!verse || event.ctrlKey || event.metaKey || event.shiftKey || (event.detail && `${getSelection()}`)) return;
  event.preventDefault();
  // As a link to it would, but it does not scroll: the reader sees the verse. One of a second text has its address elsewhere.
  if (verse.closest('[data-text]')) history.replaceState(history.state, '', `#${verse.id}`);
  unmark();
  for (const element of [box(), verse]) element?.setAttribute('data-pressed', '');
  ask('VerseMenu', { verse, link } satisfies VersePress);
});

/** The text that a selection is in. */
const textOf = (node: Node | null): Element | null | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest('[data-text], [data-second]');

document.addEventListener('selectionchange', () => {
  const selection = getSelection();
  // In this order: `isCollapsed` lays the page out, and a letter typed into a field comes here too.
  if (selection && textOf(selection.anchorNode) && !selection.isCollapsed) ask('Meaning', null);
});

// Who comes to the text by keyboard goes on by its arrows: its verses are no stops of their own then.
document.addEventListener('keyup', ({ target }) => target === box() && ask('VerseMenu', null));

// By keyboard: all of the text, and from there Shift with the arrows.
document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey } = event;
  if (key !== 'a' || !(ctrlKey || metaKey) || target !== box()) return;
  const text = box()?.querySelector('[data-text]');
  if (!text) return;
  event.preventDefault();
  getSelection()?.selectAllChildren(text);
});

// A press on these must not take the selection away, nor one that comes before their island lives: it is what is copied and shared.
// So the browser gives no focus either, and the button of a menu is given it here.
document.addEventListener('mousedown', (event) => {
  const target = event.target as Element;
  if (!target.closest('.translate, [component-export="TextTools"], .meaning')) return;
  event.preventDefault();
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  target.closest('summary')?.focus({ preventScroll: true });
  // In WebKit the focus takes it away all the same.
  if (range && selection?.rangeCount === 0) selection.addRange(range);
});

// Right-click is blocked in the text (SPEC section 2): a second button of a mouse, the key for menus and a long press are a press on the verse.
document.addEventListener('contextmenu', (event) => {
  const target = event.target as Element;
  const verse = target.closest<HTMLElement>('[data-box] p[id]');
  const isTouch = event.pointerType === 'touch';
  // What a mouse has selected is to be copied; a finger that holds a verse selects a word of it in the same go.
  const opens = verse && (isTouch || !`${getSelection()}`);
  if (opens || (!isTouch && target.closest('[data-box], [data-pending]'))) event.preventDefault();
  if (opens) handleOf(verse).click();
});
