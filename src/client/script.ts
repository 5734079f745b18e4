/** The menu of scripts: what the library has and what rules make of it; shows what is chosen, and keeps the choice. */
import { findScript, type ScriptEntry, type ScriptId, type Tongue } from '#domain/script/catalogue.ts';
import { readChoice, writeChoice } from '#domain/script/choice.ts';
import { codeScript, type Offer, offerScripts, scriptName, tongueOf } from '#domain/script/offer.ts';
import { SCRIPT_KEY } from '#domain/storage-keys.ts';
import css from './script.css?inline';
import { type Edition, readEditions } from './script-editions.ts';
import { holdPlace } from './script-place.ts';
import {
  type Letters,
  originalLang,
  originalText,
  prepareLetters,
  restoreText,
  showText,
  takeLetters,
} from './script-text.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const editions = readEditions();
const codes = editions.map(({ code }) => code);
const mark = document.createElement('p');
mark.className = 'mark';
mark.setAttribute('role', 'status');

function stored(): string | null {
  try {
    return localStorage.getItem(SCRIPT_KEY);
  } catch {
    return null;
  }
}

/** Storage may be blocked or full: then the choice holds for this page. */
function keep(tongue: Tongue, id: ScriptId | null): void {
  try {
    const next = writeChoice(stored(), tongue, id);
    if (next === null) localStorage.removeItem(SCRIPT_KEY);
    else localStorage.setItem(SCRIPT_KEY, next);
  } catch {}
}

const mainText = (): HTMLElement | null => document.querySelector('[data-text]');
const offerOf = (text: HTMLElement): Offer | null => offerScripts(originalText(text), originalLang(text), codes);
const editionIn = (id: ScriptId): Edition | undefined => editions.find(({ code }) => codeScript(code) === id);

/** Says beside the text that it is made, from what, and where the library has its own. */
function tell(from: ScriptId, shown: ScriptEntry, back: () => void): void {
  document.querySelector('.tools')?.before(mark);
  const own = editionIn(shown.id);
  const words = `In ${shown.label}, made by rule from the ${scriptName(from)} of the library. `;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = 'Show the original';
  button.addEventListener('click', back);
  const link = document.createElement('a');
  link.href = own?.path ?? '';
  link.textContent = `the library's own ${own?.label ?? ''}`;
  mark.replaceChildren(words, ...(own && !own.here ? ['There is also ', link, '. '] : []), button);
}

async function show(text: HTMLElement, id: ScriptId | null): Promise<void> {
  const offer = offerOf(text);
  const box = text.closest('[data-box]');
  const script = findScript(id);
  if (!offer || 'code' in offer.from) return;
  const { from } = offer;
  if (!script || !offer.made.includes(script)) {
    holdPlace(box, () => restoreText(text));
    mark.remove();
    return;
  }
  try {
    let done: Promise<void> = Promise.resolve();
    const { scrollTop } = box ?? { scrollTop: 0 };
    if (scrollTop > 0) await prepareLetters();
    holdPlace(box, () => {
      done = showText(text, from, script.id);
    });
    await done;
    tell(from.script, script, () => choose(null));
  } catch {
    document.querySelector('.tools')?.before(mark);
    mark.replaceChildren('The letters could not be loaded: the line is down, or the site has changed. Try again.');
  }
}

async function choose(id: ScriptId | null): Promise<void> {
  const text = mainText();
  const tongue = tongueOf(codes);
  if (!text || !tongue) return;
  keep(tongue, id);
  const offer = offerOf(text);
  if (offer && 'code' in offer.from && id !== null) {
    const { code } = offer.from;
    const path = editions.find((edition) => edition.code === code)?.path;
    if (path) location.assign(path);
    return;
  }
  await show(text, id);
  await showSecond();
  fill(id);
  document.querySelector<HTMLElement>('[data-script] summary')?.focus();
}

/** The second text of two: in the reader's script too, unless the page's own text is of the same language already. */
async function showSecond(): Promise<void> {
  const second = document.querySelector<HTMLElement>('[data-second]');
  const tongue = tongueOf(codes);
  if (!second || !tongue) return;
  const first = mainText();
  const id = first && offerOf(first) ? null : readChoice(stored(), tongue);
  const offer = offerOf(second);
  const script = findScript(id);
  if (!offer || 'code' in offer.from) return;
  const name = document.querySelector('[data-second-name] small');
  if (script && offer.made.includes(script)) {
    await showText(second, offer.from, script.id).catch(() => {});
    if (name) name.textContent = `in ${script.label}, made by rule`;
  } else {
    restoreText(second);
    if (name) name.textContent = '';
  }
}

function entry(element: HTMLElement, script: ScriptEntry, note: string): HTMLElement {
  const own = document.createElement('span');
  own.lang = script.own === '' ? 'en' : `und-${script.iso}`;
  own.textContent = script.own;
  const small = document.createElement('small');
  small.textContent = note;
  element.append(script.label, ' ', own, small);
  const item = document.createElement('li');
  item.append(element);
  return item;
}

function button(script: ScriptEntry, id: ScriptId | null, chosen: boolean, note: string): HTMLElement {
  const press = document.createElement('button');
  press.type = 'button';
  press.setAttribute('aria-pressed', String(chosen));
  press.addEventListener('click', () => {
    press.closest('details')?.removeAttribute('open');
    void choose(id);
  });
  return entry(press, script, note);
}

function group(title: string, items: readonly HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return [];
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  list.setAttribute('aria-label', title);
  list.append(...items);
  const name = document.createElement('p');
  name.textContent = title;
  return [name, list];
}

/** @param id what is shown now; null for the original */
function fill(id: ScriptId | null): void {
  const menu = document.querySelector('[data-script]');
  const text = mainText();
  const offer = text && offerOf(text);
  if (!menu || !offer) return;
  const shown = !('code' in offer.from) && offer.made.some((script) => script.id === id) ? id : null;
  const originals = offer.originals.map(({ code, script }) => {
    const edition = editions.find((each) => each.code === code);
    const alike = offer.originals.filter((other) => other.script === script).length > 1;
    const note = alike ? `original, ${edition?.label ?? code}` : 'original';
    if (!edition || edition.here) return button(script, null, shown === null, note);
    const link = document.createElement('a');
    link.href = edition.path;
    link.addEventListener('click', () => keep(tongueOf(codes) ?? 'sa', null)); // asked for as it is
    return entry(link, script, note);
  });
  const made = offer.made.map((script) => button(script, script.id, script.id === shown, ''));
  const from = 'code' in offer.from ? 'Made by rule, on the page of its source' : 'Made by rule';
  const list = document.createElement('div');
  list.append(...group('In the library', originals), ...group(from, made));
  menu.querySelector(':scope > :not(summary)')?.remove();
  menu.append(list);
}

async function begin(): Promise<void> {
  const tongue = tongueOf(codes);
  const text = mainText();
  const id = tongue && readChoice(stored(), tongue);
  fill(id);
  if (text && id) await show(text, id);
  await showSecond();
}

/** Fills the menu and shows the text in the reader's script. */
export function beginScripts(load: Letters): void {
  takeLetters(load);
  void begin();
  addEventListener('text:come', () => void begin());
  addEventListener('text:second', () => void showSecond());
}
