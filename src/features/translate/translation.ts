/** What a translation is: its kinds, the words about it, and how much of an answer is shown. */

import type { Maker } from '#api/live.ts';
import { detectScript, type TextLanguage, textLanguage } from '#library/languages.ts';
import type { TranslationType } from '#schemas/wire.ts';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';

export type { TranslationType };

/** One kind of translation as the reader chooses it. */
export interface TranslationKind {
  type: TranslationType;
  /** In the menu (SPEC section 2). */
  label: MessageId;
}

const KINDS: readonly TranslationKind[] = [
  { type: 'convert_to_sanskrit', label: 'translate.sanskrit' },
  { type: 'convert_from_sanskrit', label: 'translate.english' },
  { type: 'provide_sanskrit_meaning', label: 'translate.meaning' },
];

/** The menu for a text: 'To Sanskrit' is hidden when the language is SAN (SPEC section 2). */
export function translationKinds(language: string): readonly TranslationKind[] {
  return language === 'SAN' ? KINDS.filter(({ type }) => type !== 'convert_to_sanskrit') : KINDS;
}

/** The tag and direction of an answer, told by its script; an answer in Latin letters is English unless Sanskrit was asked for. */
export function answerLanguage(type: TranslationType, output: string): TextLanguage {
  const script = detectScript(output);
  if (type === 'convert_to_sanskrit') return textLanguage('SAN', script, []);
  return script === 'Latn' || script === 'Zyyy' ? { lang: 'en', dir: 'ltr' } : textLanguage('', script, []);
}

/** UTF-16 units of one answer that are shown: as much as some forty pages, and quick to lay out on any phone. */
export const MOST_SHOWN = 100_000;

/** An answer, cut where it is too long, never within a character. `cut` says whether it was. */
export function cutAnswer(output: string, most = MOST_SHOWN): { output: string; cut: boolean } {
  if (output.length <= most) return { output, cut: false };
  return { output: output.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''), cut: true };
}

/** What no model made, without its first paragraph: that it is no translation is said once, with where it comes from. */
export function withoutNotice(output: string): string {
  const [, rest = ''] = /^[^\n]*\n\n([\s\S]+)$/.exec(output) ?? [];
  return rest.trim() === '' ? output : rest;
}

/** What made a result, and of what. */
export interface Origin {
  type: TranslationType;
  /** Label of the source's language: `Tamil`. */
  from: string;
  /** `12`, or `N/A`; and its name. */
  songNo: string;
  name: string;
  /** `2026-11-21`. */
  day: string;
  /** null where the answer names none. */
  model: string | null;
  /** What made it where no model did. */
  by: Maker | null;
}

const MADE: Readonly<Record<TranslationType, MessageId>> = {
  convert_to_sanskrit: 'translate.origin-sanskrit',
  convert_from_sanskrit: 'translate.origin-english',
  provide_sanskrit_meaning: 'translate.origin-meaning',
};
const MADE_BY: Readonly<Record<TranslationType, MessageId>> = {
  convert_to_sanskrit: 'translate.origin-sanskrit-model',
  convert_from_sanskrit: 'translate.origin-english-model',
  provide_sanskrit_meaning: 'translate.origin-meaning-model',
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
  const origin = model === null ? t(MADE[type], values) : t(MADE_BY[type], { ...values, model });
  return t('translate.ai-notice', { origin });
}
