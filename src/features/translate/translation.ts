/** What a translation is: its kinds, and how much of an answer is shown. */

import { detectScript, type TextLanguage, textLanguage } from '#core/library/languages.ts';
import type { TranslationType } from '#schemas/wire.ts';
import type { MessageId } from '#words/messages.ts';

export type { TranslationType };

/** One kind of translation as the reader chooses it. */
export interface TranslationKind {
  type: TranslationType;
  /** In the menu (SPEC section 2), and in the command box, with other words that it is found by there. */
  label: MessageId;
  command: MessageId;
  also: string;
}

export const KINDS: readonly TranslationKind[] = [
  {
    type: 'convert_to_sanskrit',
    label: 'translate.sanskrit',
    command: 'command.translate-sanskrit',
    also: 'convert AI',
  },
  {
    type: 'convert_from_sanskrit',
    label: 'translate.english',
    command: 'command.translate-english',
    also: 'convert AI',
  },
  {
    type: 'provide_sanskrit_meaning',
    label: 'translate.meaning',
    command: 'translate.meaning',
    also: 'translate explain AI',
  },
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

/** Asked of the island `Translate`: the song in another language, or some of its words, of how many verses, and the first of these. */
export interface TranslateRequest {
  type: TranslationType;
  of?: { words: string; verses: number; verse: HTMLElement | null };
}
