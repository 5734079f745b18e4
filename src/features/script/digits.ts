/** Digits: those of the script where its readers use them, else the common ones. */
import type { ScriptId } from '#core/text/scripts.ts';

/** The code point of zero. Tamil and Malayalam have digits of their own too, but their readers no longer use them. */
const ZEROS: Partial<Record<ScriptId, number>> = {
  deva: 0x0966,
  bengali: 0x09e6,
  gujarati: 0x0ae6,
  telugu: 0x0c66,
  kannada: 0x0ce6,
};

/** Every digit of one script in those of another: `('॥१२॥', deva, telugu)` → `॥౧౨॥`; common digits stay what they are. */
export function mapDigits(text: string, from: ScriptId, to: ScriptId): string {
  const zero = ZEROS[from];
  if (zero === undefined) return text;
  const base = ZEROS[to] ?? 0x30;
  const digits = new RegExp(`[${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}]`, 'gu');
  return text.replace(digits, (digit) => String.fromCodePoint(base + (digit.codePointAt(0) ?? zero) - zero));
}
