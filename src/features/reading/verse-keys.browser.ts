/** The verses of a text by keyboard and by long press: the text is one stop, and arrows go from verse to verse inside it. */
import { nameValues, type StanzaName } from '#core/text/verse-names.ts';
import { adopt } from '#ui/adopt.ts';
import { currentWords, onWords, type Translate } from '#words/store.ts';
import { onLongPress } from './long-press.browser.ts';
import { namesOf, stanzasHere } from './stanzas.browser.ts';

export { findVerse, versesIn } from './find-verse.ts';
export { namesOf } from './stanzas.browser.ts';

import css from './verse-keys.css?inline';

const box = (): HTMLElement | null => document.querySelector('[data-box]');

/** What has the focus for a verse: its number, or the verse itself. */
const handleOf = (verse: HTMLElement): HTMLElement => verse.querySelector<HTMLElement>('a[href^="#v"]') ?? verse;

const verseAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-text] p[id]') : null;

/** `data-verse` is the number of its verse, `data-of` the parts of a text in which it has none, `data-said` either in words. */
function showName({ dataset }: HTMLElement, name: StanzaName, t: Translate): void {
  if (name.verse === '') dataset['of'] = String(name.of);
  else dataset['verse'] = name.verse;
  // The only part of a text is the text.
  if (name.verse !== '' || name.of > 1) dataset['said'] = t('search.verse', nameValues(name));
}

/** The verses' numbers are reached from the text by its arrows, and are no stops of their own; each verse gets its name. */
function makeReady(): void {
  const stanzas = stanzasHere();
  for (const [at, name] of namesOf(stanzas).entries()) {
    const verse = stanzas[at];
    if (!verse) continue;
    handleOf(verse).tabIndex = -1;
    showName(verse, name, currentWords());
  }
}

/** Follows the address of a verse, and gives it the focus. */
export function goToVerse(verse: HTMLElement): void {
  location.hash = verse.id;
  const handle = handleOf(verse);
  if (handle === verse) verse.tabIndex = -1;
  handle.focus({ preventScroll: true });
}

/** A long press, a second button of a mouse, and the key for menus: the browser's own menu is blocked in the text. */
function onContextMenu(event: MouseEvent): void {
  const verse = verseAt(event.target);
  // What a mouse has selected is to be copied; a finger that holds a verse selects a word of it in the same go.
  if (!verse || ((event as PointerEvent).pointerType !== 'touch' && `${getSelection()}`)) return;
  event.preventDefault();
  openMenu(verse);
}

/** As a press on its number would. */
const openMenu = (verse: HTMLElement): void => handleOf(verse).click();

export function listenToVerses(): void {
  if (!box()) return;
  adopt(css);
  document.addEventListener('pointerdown', (event) => {
    const verse = verseAt(event.target);
    if (verse) onLongPress(event, () => openMenu(verse));
  });
  makeReady();
  onWords(makeReady);
  // Most readers have no keyboard.
  const listen = (): unknown =>
    import('./verse-arrows.browser.ts').then(
      ({ listenToArrows }) => listenToArrows({ box, handleOf, verseAt }),
      () => {},
    );
  document.addEventListener('keydown', listen, { once: true });
  document.addEventListener('contextmenu', onContextMenu);
}
