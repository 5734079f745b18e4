/** Asking for a translation of the song, or for its meaning. */
import { type Action, pressing } from '#ui/action.ts';
import { ask, islandOf } from '#ui/ask.ts';
import { languageHere } from './source.browser.ts';
import { KINDS, type TranslateRequest, type TranslationType, translationKinds } from './translation.ts';

/** The button of the menu, where it can be pressed. */
const button = (): HTMLElement | null =>
  islandOf('Translate')?.querySelector<HTMLElement>('summary:not([aria-disabled])') ?? null;

function translate(type: TranslationType): null {
  ask('Translate', { type } satisfies TranslateRequest);
  return null;
}

export const translateActions: readonly Action[] = [
  { id: 'translate', label: 'reading.translate', of: 'key', ...pressing(button) },
  ...KINDS.map((kind): Action => {
    const { type, command, also } = kind;
    const applies = () => button() !== null && translationKinds(languageHere()).includes(kind);
    return { id: type, label: command, also, of: 'page', applies, run: () => translate(type) };
  }),
];
