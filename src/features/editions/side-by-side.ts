/** Two editions of a song at once: the menu, the second text beside the page's own, and the address that says so. */
import { fetchPage } from '#api/editions.ts';
import { holdPlace } from '#features/reading/index.ts';
import { isUnavailable } from '#library/texts.ts';
import { readWith, textOfPage, writeWith } from './page-text.ts';
import { type Edition, readEditions } from './read-editions.ts';
import css from './side-by-side.css?inline';
import { addSecond, removeSecond } from './two-pane.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const editions = readEditions();
const here = editions.find((edition) => edition.here);
const others = editions.filter((edition) => !edition.here);
const menu = document.querySelector('[data-two]');
const said = document.createElement('p');
said.className = 'mark';
said.setAttribute('role', 'status');
let asking = new AbortController();
let shown: string | null = null;

const box = (): HTMLElement | null => document.querySelector('[data-box]');

function say(words: string): void {
  if (!said.isConnected) document.querySelector('.tools')?.before(said);
  said.textContent = words;
}

async function show(edition: Edition): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  say(`${edition.label} is being fetched …`);
  try {
    const second = textOfPage(await fetchPage(edition.path, signal));
    const first = box();
    if (signal.aborted || !first) return;
    if (!second || isUnavailable(second.text)) {
      say(`This song is not available in ${edition.label} yet.`);
      return;
    }
    let words = '';
    holdPlace(first, () => {
      words = addSecond(first, second, { first: here?.label ?? '', second: edition.label });
    });
    say(words);
    shown = edition.code;
    fill();
    dispatchEvent(new Event('text:second')); // the reader's script holds for it too
  } catch {
    if (!signal.aborted) say(`${edition.label} could not be loaded. Try again when the line is better.`);
  }
}

function hide(): void {
  asking.abort();
  const first = box();
  holdPlace(first, () => {
    if (first) removeSecond(first);
  });
  shown = null;
  said.remove();
  fill();
}

function choose(edition: Edition | null): void {
  history.replaceState(history.state, '', `${writeWith(location.search, edition?.code ?? null) || location.pathname}`);
  if (edition) void show(edition);
  else hide();
}

function item(label: string, edition: Edition | null): HTMLElement {
  const press = document.createElement('button');
  press.type = 'button';
  press.textContent = label;
  press.setAttribute('aria-pressed', String(edition !== null && edition.code === shown));
  press.addEventListener('click', () => {
    press.closest('details')?.removeAttribute('open');
    menu?.querySelector('summary')?.focus();
    choose(edition);
  });
  const entry = document.createElement('li');
  entry.append(press);
  return entry;
}

function fill(): void {
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  list.append(...others.map((edition) => item(`With ${edition.label}`, edition)));
  if (shown !== null) list.append(item(`${here?.label ?? 'This one'} alone`, null));
  menu?.querySelector(':scope > :not(summary)')?.remove();
  menu?.append(list);
}

/** Fills the menu, and shows the second text that the address asks for. */
export function beginTwo(): void {
  fill();
  const code = readWith(
    location.search,
    others.map((edition) => edition.code),
  );
  const asked = others.find((edition) => edition.code === code);
  if (asked) void show(asked);
  addEventListener('pagehide', () => asking.abort());
}
