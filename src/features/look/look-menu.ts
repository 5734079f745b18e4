/** The menu of looks: shows what is chosen, applies and keeps what the reader chooses, and follows other tabs. */

import { adopt } from '#ui/adopt.ts';
import type { English } from '#words/english.ts';
import { type Locale, OWN_NAMES } from '#words/locales.ts';
import { type Choice, LOOK_KEY, LOOKS, type Look, readLook, stepSize } from './look.ts';
import css from './look-menu.css?inline';
import { keepLook, keptLook, showTongue } from './store.ts';

const root = document.documentElement;
const menu = document.querySelector('[data-look]');
const form = document.createElement('form');

adopt(css);

/** What each value is called. */
const WORDS: Readonly<Record<string, English | (typeof OWN_NAMES)[Locale]>> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  sepia: 'Sepia',
  normal: 'Usual',
  tight: 'Tight',
  wide: 'Wide',
  serif: 'Serif',
  sans: 'Sans',
  ...OWN_NAMES,
};
const GROUPS = [
  ['theme', 'Theme'],
  ['lines', 'Lines'],
  ['face', 'Letters'],
  ['lang', 'Language'],
] as const satisfies readonly (readonly [Choice, English])[];

function group(title: English, ...content: readonly HTMLElement[]): HTMLElement {
  const set = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = title;
  set.append(legend, ...content);
  return set;
}

function sizeButton(step: string, sign: English, name: English): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.dataset['step'] = step;
  button.textContent = sign;
  button.setAttribute('aria-label', name);
  return button;
}

function choice(name: string, value: string): HTMLElement {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = name;
  input.value = value;
  if (name === 'lang') label.lang = value;
  label.append(input, WORDS[value] ?? value);
  return label;
}

form.append(
  group('Size', sizeButton('-1', 'A−', 'Smaller'), sizeButton('1', 'A+', 'Larger')),
  ...GROUPS.map(([name, title]) => group(title, ...LOOKS[name].map((value) => choice(name, value)))),
);
const panel = document.createElement('div');
panel.append(form);
menu?.append(panel);

let look = keptLook();

function show(): void {
  for (const [choice, value] of Object.entries(look)) {
    if (value === LOOKS[choice as Choice][0]) delete root.dataset[choice];
    else root.dataset[choice] = value;
  }
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.checked = look[field.name as Choice] === field.value;
  }
  showTongue(look.lang);
}

/** Changes the look and leaves the verse at the upper edge of the text where it is. */
function change(next: Look): void {
  look = next;
  const box = document.querySelector<HTMLElement>('[data-box]');
  const edge = box?.getBoundingClientRect().top ?? 0;
  const verse = [...(box?.querySelectorAll('p') ?? [])].find((each) => each.getBoundingClientRect().bottom > edge + 1);
  const before = verse?.getBoundingClientRect().top ?? 0;
  keepLook(look);
  show();
  if (box && verse && box.scrollTop > 0) box.scrollTop += verse.getBoundingClientRect().top - before;
}

form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) change(readLook(JSON.stringify({ ...look, [target.name]: target.value })));
});
form.addEventListener('click', ({ target }) => {
  const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]')?.dataset['step'] : undefined;
  if (step) change({ ...look, size: stepSize(look.size, step === '1' ? 1 : -1) });
});

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== LOOK_KEY && key !== null) return;
  look = readLook(key === null ? null : newValue);
  show();
});
// Chosen at the foot of the page.
window.addEventListener('settings', () => {
  look = keptLook();
  show();
});

show();
