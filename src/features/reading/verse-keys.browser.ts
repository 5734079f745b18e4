/**
 * The verses of a text, and of a second one beside it, by keyboard and by long press: the box is one stop, and arrows go from verse to
 * verse inside it. With Shift they select its words.
 */
import { nameValues, type StanzaName } from '#core/text/verse-names.ts';
import { adopt } from '#ui/adopt.ts';
import { currentLocale, currentWords, onWords, takeLocale } from '#words/store.ts';
import { onLongPress } from './long-press.browser.ts';
import { stanzasOf } from './passage.browser.ts';
import { nameOf, namesOf, parallelsOf } from './stanzas.browser.ts';
import { firstBelow } from './verse-edge.ts';
import { focusVerse, handleOf } from './verse-focus.ts';
import css from './verse-keys.css?inline';

const box = (): HTMLElement | null => document.querySelector('[data-box]');

const verseAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-box] p[id]') : null;

/** Follows the address of a verse, and gives it the focus. */
export function goToVerse(verse: HTMLElement): void {
  location.hash = verse.id;
  focusVerse(verse);
}

/** What is heard of a verse: `verse 18, Also in: Rig Veda: Agni (RV 1.189)` */
function sayVerse(verse: HTMLElement, name: StanzaName): string {
  const t = currentWords();
  const songs = parallelsOf(verse).map(([, , name]) => name);
  const also = songs.length > 0 ? `, ${t('home.also-in')}: ${songs.join(', ')}` : '';
  return t('search.verse', nameValues(name)) + also;
}

/** Numbers are named in the reader's language, `verse 2.1`, whatever digits they are shown in. */
function nameVerses(): void {
  for (const text of document.querySelectorAll('[data-text], [data-second]')) {
    const stanzas = [...text.querySelectorAll<HTMLElement>('p[id]')];
    for (const [at, name] of namesOf(stanzas).entries()) {
      const verse = stanzas[at] as HTMLElement;
      const handle = handleOf(verse);
      // They are reached from the text by its arrows, and are no stops of their own.
      handle.tabIndex = -1;
      if (name.verse === '') continue;
      handle.ariaLabel = sayVerse(verse, name);
      handle.lang = currentLocale();
    }
  }
}

/**
 * A verse without a number has its name while it has the focus. As the text is read through, it would be said before each part. A
 * heading is named by its words.
 */
function onFocus({ target }: Event): void {
  const verse = verseAt(target);
  if (!verse || target !== verse || verse.role) return;
  const name = nameOf(verse);
  verse.role = 'group';
  verse.ariaLabel = name ? sayVerse(verse, name) : null;
  verse.ariaDescription = verse.textContent;
  const unname = () => ([verse.role, verse.ariaLabel, verse.ariaDescription] = [null, null, null]);
  verse.addEventListener('blur', unname, { once: true });
}

/**
 * The verse that an arrow leads to; null while the one that has the focus, or the text itself, is to be scrolled on.
 * @param step 1 down, -1 up
 */
function nextVerse(shown: HTMLElement, here: HTMLElement | null, step: 1 | -1): HTMLElement | null {
  const verses = stanzasOf(shown).filter((verse) => !verse.hasAttribute('aria-hidden'));
  const edges = shown.getBoundingClientRect();
  if (!here) return step === 1 ? (verses[firstBelow(verses, edges.top + 1)] ?? null) : null;
  const { top, bottom } = here.getBoundingClientRect();
  // A verse that goes on outside the box is read to its end first.
  if (step === 1 ? bottom > edges.bottom + 1 : top < edges.top - 1) return null;
  return verses[verses.indexOf(here) + step] ?? null;
}

function onArrow(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const shown = box();
  const here = verseAt(event.target);
  if (step === 0 || !shown || (event.target !== shown && !here)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  const verse = nextVerse(shown, here, step);
  if (!verse) return;
  event.preventDefault();
  focusVerse(verse);
  verse.scrollIntoView({ block: 'nearest' });
}

/** Selects the words of a verse one by one, from its first, and never beyond it. */
function selectWord(verse: HTMLElement, direction: 'forward' | 'backward'): void {
  const selection = getSelection();
  if (!selection) return;
  if (!verse.contains(selection.anchorNode)) selection.collapse(verse.querySelector('span') ?? verse);
  selection.modify('extend', direction, 'word');
  if (!verse.contains(selection.focusNode))
    selection.extend(verse, direction === 'forward' ? verse.childNodes.length : 0);
}

/** Enter on a verse without a number is a press on it; Escape goes back to the text. */
function onKey(event: KeyboardEvent): void {
  const verse = verseAt(event.target);
  if (!verse || event.defaultPrevented) return;
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const isSelecting = /^Arrow(?:Right|Left)$/.test(key) && shiftKey && !(altKey || ctrlKey || metaKey);
  if (isSelecting) {
    event.preventDefault();
    selectWord(verse, key === 'ArrowRight' ? 'forward' : 'backward');
  } else if (event.key === 'Enter' && event.target === verse) {
    event.preventDefault();
    verse.click();
  } else if (event.key === 'Escape') box()?.focus({ preventScroll: true });
}

export function listenToVerses(): void {
  if (!box()) return;
  adopt(css);
  nameVerses();
  onWords(nameVerses);
  addEventListener('text:second', nameVerses);
  void takeLocale();
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', (event) => {
    const verse = verseAt(event.target);
    if (verse) onLongPress(event, () => handleOf(verse).click());
  });
  document.addEventListener('keydown', onArrow);
  document.addEventListener('keydown', onKey);
}
