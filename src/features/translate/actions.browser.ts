/** Asking for a translation of the song, or for its meaning. */
import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';
import { pressing } from '#ui/press.ts';
import type { MessageId } from '#words/messages.ts';
import type { TranslateRequest } from './request.ts';
import { type TranslationType, translationKinds } from './translation.ts';

const LABELS: Readonly<Record<TranslationType, MessageId>> = {
  convert_to_sanskrit: 'command.translate-sanskrit',
  convert_from_sanskrit: 'command.translate-english',
  provide_sanskrit_meaning: 'translate.meaning',
};

const island = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-live="translate"]');

/** The language that the page gives the island. */
function languageOf({ dataset }: HTMLElement): string {
  const { language = '' } = JSON.parse(dataset['props'] ?? '{}') as { language?: string };
  return language;
}

/** The button of the menu, where it can be pressed. */
const button = (): HTMLElement | null => island()?.querySelector<HTMLElement>('summary:not([aria-disabled])') ?? null;

function isOffered(type: TranslationType): boolean {
  const root = island();
  return root !== null && button() !== null && translationKinds(languageOf(root)).some((kind) => kind.type === type);
}

function translate(type: TranslationType): null {
  ask('translate', { type } satisfies TranslateRequest);
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
