/** Asking for a translation of the song, or for its meaning. */
import { languageAt } from '#core/library/paths.ts';
import { addressOfStanza } from '#features/reading/index.ts';
import { type Action, pressing } from '#ui/action.ts';
import { ask, islandOf } from '#ui/ask.ts';
import { KINDS, type TranslateRequest, type TranslationType, translationKinds } from './translation.ts';

/** The button of the menu, where it can be pressed. */
const button = (): HTMLElement | null =>
  islandOf('Translate')?.querySelector<HTMLElement>('summary:not([aria-disabled])') ?? null;

/** Whether a text can be had so. @param path of its page */
const offers = (type: TranslationType, path = location.pathname): boolean =>
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

/** Asks for the meaning of a verse, or for its translation. */
function action(type: TranslationType, label: Action['label']): Action {
  return {
    id: `${type}-verse`,
    label,
    of: 'verse',
    applies: (verse) => offers(type, verse ? addressOfStanza(verse).path : undefined),
    run(verse) {
      const words = verse?.textContent.trim() ?? '';
      // After the menu has given the focus back to the verse: the result takes it from there.
      setTimeout(() => ask('Translate', { type, of: { words, verses: 1, verse } } satisfies TranslateRequest));
      return null;
    },
  };
}

export const translateVerseActions: readonly Action[] = [
  action('provide_sanskrit_meaning', 'translate.verse-meaning'),
  action('convert_from_sanskrit', 'translate.verse-english'),
  action('convert_to_sanskrit', 'translate.verse-sanskrit'),
];
