/** What a translation is: its kinds, the words about it, and how much of an answer is shown. */

import { detectScript, type TextLanguage, textLanguage } from '#library/languages.ts';
import type { TranslationType } from '#schemas/wire.ts';
import type { English } from '#words/english.ts';

export type { TranslationType };

/** One kind of translation as the reader chooses it. */
export interface TranslationKind {
  type: TranslationType;
  /** In the menu (SPEC section 2). */
  label: English;
}

const KINDS: readonly TranslationKind[] = [
  { type: 'convert_to_sanskrit', label: 'To Sanskrit' },
  { type: 'convert_from_sanskrit', label: 'To English' },
  { type: 'provide_sanskrit_meaning', label: 'Meaning' },
];

/** The menu for a text: 'To Sanskrit' is hidden when the language is SAN (SPEC section 2). */
export function translationKinds(language: string): readonly TranslationKind[] {
  return language === 'SAN' ? KINDS.filter(({ type }) => type !== 'convert_to_sanskrit') : KINDS;
}

/** Stands beside every result (SPEC section 1). */
export const LEARNING_ONLY = 'AI translation is for learning only and may be inaccurate.';

/** Where a translation was asked for; each has messages of its own (SPEC section 8). */
export type Purpose = 'translation' | 'meaning';

/** `format`: an answer that is none. `failed`: no answer. */
export type Fault = 'format' | 'failed';

const MESSAGES: Readonly<Record<Purpose, Readonly<Record<Fault, English>>>> = {
  translation: {
    format: 'Translation failed. Invalid response format.',
    failed: 'Failed to translate content. Please try again later.',
  },
  meaning: {
    format: 'Meaning fetch failed. Invalid response format.',
    failed: 'Failed to fetch meaning. Please try again later.',
  },
};

/** The specified message, word for word. */
export function faultMessage(purpose: Purpose, fault: Fault): English {
  return MESSAGES[purpose][fault];
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

/** What made a result, and of what. */
export interface Origin {
  type: TranslationType;
  /** Label of the source's language: `Tamil`. */
  from: string;
  /** `Song 12, Thodudaiya Seviyan`. */
  song: string;
  /** `2026-11-21`. */
  day: string;
  /** null where the answer names none. */
  model: string | null;
}

const MADE: Readonly<Record<TranslationType, string>> = {
  convert_to_sanskrit: 'AI translation to Sanskrit',
  convert_from_sanskrit: 'AI translation to English',
  provide_sanskrit_meaning: 'AI explanation of the Sanskrit meaning',
};

/**
 * The line that says where a result comes from; it also goes with every copy of it.
 * → `AI translation to English from Tamil: Song 12, Thodudaiya Seviyan. 21 November 2026, by gpt-5.`
 */
export function originLine({ type, from, song, day, model }: Origin): string {
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${MADE[type]} from ${from}: ${song}. ${date}${model === null ? '' : `, by ${model}`}.`;
}
