/** Asking for a translation of the song, or for its meaning. */
import { type Action, pressing } from '#ui/action.ts';
import { ask, islandOf } from '#ui/ask.ts';
import type { MessageId } from '#words/messages.ts';
import { languageHere } from './source.browser.ts';
import { type TranslateRequest, type TranslationType, translationKinds } from './translation.ts';

const LABELS: Readonly<Record<TranslationType, MessageId>> = {
  convert_to_sanskrit: 'command.translate-sanskrit',
  convert_from_sanskrit: 'command.translate-english',
  provide_sanskrit_meaning: 'translate.meaning',
};

/** The button of the menu, where it can be pressed. */
const button = (): HTMLElement | null =>
  islandOf('Translate')?.querySelector<HTMLElement>('summary:not([aria-disabled])') ?? null;

const isOffered = (type: TranslationType): boolean =>
  button() !== null && translationKinds(languageHere()).some((kind) => kind.type === type);

function translate(type: TranslationType): null {
  ask('Translate', { type } satisfies TranslateRequest);
  return null;
}

const also: Readonly<Record<TranslationType, string>> = {
  convert_to_sanskrit: 'convert AI',
  convert_from_sanskrit: 'convert AI',
  provide_sanskrit_meaning: 'translate explain AI',
};

export const translateActions: readonly Action[] = [
  { id: 'translate', label: 'reading.translate', of: 'key', ...pressing(button) },
  ...(Object.keys(LABELS) as TranslationType[]).map(
    (type): Action => ({
      id: type,
      label: LABELS[type],
      also: also[type],
      of: 'page',
      applies: () => isOffered(type),
      run: () => translate(type),
    }),
  ),
];
