/** The words that say where a result comes from. They come with the results, and not with every menu of a translation. */
import type { Maker } from '#api/reader-calls.ts';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import type { Answer } from './engine.ts';
import type { TranslationType } from './translation.ts';

/** What made a result, and of what. */
export interface Origin extends Pick<Answer, 'day' | 'model' | 'by'> {
  type: TranslationType;
  /** Label of the source's language: `Tamil`. */
  from: string;
  /** `12`, or `N/A`; and its name. */
  songNo: string;
  name: string;
}

/** Where the answer names no model, and where it does. */
const MADE: Readonly<Record<TranslationType, readonly [MessageId, MessageId]>> = {
  convert_to_sanskrit: ['translate.origin-sanskrit', 'translate.origin-sanskrit-model'],
  convert_from_sanskrit: ['translate.origin-english', 'translate.origin-english-model'],
  provide_sanskrit_meaning: ['translate.origin-meaning', 'translate.origin-meaning-model'],
};

const MADE_WITHOUT: Readonly<Record<Maker, MessageId>> = {
  glossary: 'translate.origin-glossary',
  rule: 'translate.origin-rule',
};

/**
 * The line that says where a result comes from; it also goes with every copy of it (SPEC section 1).
 * → `AI translation is for learning only and may be inaccurate. AI translation to English from Tamil: Song 12, Thodudaiya
 * Seviyan. 21 November 2026, by gpt-5.` What no model made is not called a translation, nor AI.
 */
export function originLine(t: Translate, { type, from, songNo, name, day, model, by }: Origin): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const values = {
    language: sayName(t, from),
    n: songNo,
    song: name,
    date: `${Number(date)} ${t('translate.month', { n: Number(month) })} ${year}`,
  };
  if (by !== null) return t(MADE_WITHOUT[by], values);
  const [made, madeBy] = MADE[type];
  const origin = model === null ? t(made, values) : t(madeBy, { ...values, model });
  return t('translate.ai-notice', { origin });
}
