/** The menu of scripts: what the library has and what rules make of it; shows what is chosen, and keeps the choice. */

import { readEditions } from '#features/editions/index.ts';
import { holdPlace } from '#features/reading/index.ts';
import { findScript, type ScriptId } from './catalogue.ts';
import { codeScript, type Offer, offerScripts, scriptName, tongueOf } from './offer.ts';
import css from './script.css?inline';
import { markFailed, markMade, unmark } from './script-mark.ts';
import { scriptButton, scriptGroup, scriptLink } from './script-menu.ts';
import { keepScript, keptScript } from './script-store.ts';
import {
  type Letters,
  originalLang,
  originalText,
  prepareLetters,
  restoreText,
  showText,
  takeLetters,
} from './script-text.ts';

const editions = readEditions();
const codes = editions.map(({ code }) => code);
const tongue = tongueOf(codes);

const mainText = (): HTMLElement | null => document.querySelector('[data-text]');
const offerOf = (text: HTMLElement): Offer | null => offerScripts(originalText(text), originalLang(text), codes);

async function show(text: HTMLElement, id: ScriptId | null): Promise<void> {
  const offer = offerOf(text);
  const box = text.closest('[data-box]');
  const script = findScript(id);
  if (!offer || 'code' in offer.from) return;
  const { from } = offer;
  if (!script || !offer.made.includes(script)) {
    holdPlace(box, () => restoreText(text));
    unmark();
    return;
  }
  try {
    let done: Promise<void> = Promise.resolve();
    if (box && box.scrollTop > 0) await prepareLetters();
    holdPlace(box, () => {
      done = showText(text, from, script.id);
    });
    await done;
    const own = editions.find(({ code }) => codeScript(code) === script.id);
    markMade(script, scriptName(from.script), own, () => void choose(null));
  } catch {
    markFailed();
  }
}

/** The second text of two: in the reader's script too, unless the page's own text is of the same language already. */
async function showSecond(): Promise<void> {
  const second = document.querySelector<HTMLElement>('[data-second]');
  const offer = second && offerOf(second);
  if (!tongue || !offer || 'code' in offer.from) return;
  const first = mainText();
  const script = first && offerOf(first) ? undefined : findScript(keptScript(tongue));
  const name = document.querySelector('[data-second-name] small');
  const made = script !== undefined && offer.made.includes(script);
  if (made) await showText(second, offer.from, script.id).catch(() => {});
  else restoreText(second);
  if (name) name.textContent = made ? `in ${script.label}, made by rule` : '';
}

async function choose(id: ScriptId | null): Promise<void> {
  const text = mainText();
  if (!text || !tongue) return;
  keepScript(tongue, id);
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
    if (!edition || edition.here) return scriptButton(script, shown === null, note, () => void choose(null));
    // Asked for as it is: the choice of another script would hide it.
    return scriptLink(script, edition.path, note, () => tongue && keepScript(tongue, null));
  });
  const made = offer.made.map((script) => scriptButton(script, script.id === shown, '', () => void choose(script.id)));
  const from = 'code' in offer.from ? 'Made by rule, on the page of its source' : 'Made by rule';
  const list = document.createElement('div');
  list.append(...scriptGroup('In the library', originals), ...scriptGroup(from, made));
  menu.querySelector(':scope > :not(summary)')?.remove();
  menu.append(list);
}

async function begin(): Promise<void> {
  const text = mainText();
  const id = tongue && keptScript(tongue);
  fill(id);
  if (text && id) await show(text, id);
  await showSecond();
}

/** Fills the menu and shows the text in the reader's script. */
export function beginScripts(load: Letters): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  takeLetters(load);
  void begin();
  addEventListener('text:come', () => void begin());
  addEventListener('text:second', () => void showSecond());
}
