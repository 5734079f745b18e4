/** Asking for the meaning of a verse, or for its translation. */
import { addressOfStanza } from '#features/reading/index.ts';
import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';
import { offers } from './actions.browser.ts';
import type { TranslateRequest, TranslationType } from './translation.ts';

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
