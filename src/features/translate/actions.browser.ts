/** Asking for a translation of the song, or for its meaning. */
import { languageAt } from '#core/library/paths.ts';
import { type Action, pressing } from '#ui/action.ts';
import { ask, islandOf } from '#ui/ask.ts';
import { KINDS, type TranslateRequest, type TranslationType, translationKinds } from './translation.ts';

/** The button of the menu, where it can be pressed. */
const button = (): HTMLElement | null =>
  islandOf('Translate')?.querySelector<HTMLElement>('summary:not([aria-disabled])') ?? null;

/** Whether a text can be had so. @param path of its page */
export const offers = (type: TranslationType, path = location.pathname): boolean =>
  button() !== null && translationKinds(languageAt(path)).some((kind) => kind.type === type);

function translate(type: TranslationType): null {
  ask('Translate', { type } satisfies TranslateRequest);
  return null;
}

export const translateActions: readonly Action[] = [
  { id: 'translate', label: 'reading.translate', of: 'key', ...pressing(button) },
  ...KINDS.map(
    ({ type, command, also }): Action => ({
      id: type,
      label: command,
      also,
      of: 'page',
      applies: () => offers(type),
      run: () => translate(type),
    }),
  ),
];
