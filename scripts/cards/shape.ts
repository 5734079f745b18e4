/**
 * Words → outlines, shaped by HarfBuzz as browsers do: conjuncts, signs before their letter, marks. What draws the outlines then
 * needs to know nothing of scripts.
 */
import * as hb from 'harfbuzzjs';
import type { CardFont } from './fonts.ts';

/** A line of words, its origin at the left end of its base line, at a font size of 1. */
export interface Shaped {
  width: number;
  /** Outlines in units of their font, each with where it stands and how it is scaled. */
  glyphs: { path: string; x: number; y: number; scale: number }[];
}

/** Characters that show nothing by themselves, joiners and selectors among them: no font needs to have them. */
const SILENT = /\p{Default_Ignorable_Code_Point}/u;
/** What is no letter takes the font of what stands before it. */
const NEUTRAL = /^[\p{Z}\p{P}\p{N}\p{S}]+$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A mark over or under a Latin letter that no font has is left out: `m̐` → `m`. */
const LATIN_MARKS = /(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu;

const canDraw = ({ has }: CardFont, grapheme: string): boolean =>
  [...grapheme].every((character) => SILENT.test(character) || has(character.codePointAt(0) ?? 0));

/** Marks that order what is written from right to left, and the like; joiners are part of how Indic words are written. */
const UNSEEN = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/**
 * What of a name can be drawn: signs and pictures that no font has are left out.
 * @returns null where a letter or a number is in no font, or where nothing is left
 */
export function drawable(name: string, fonts: readonly CardFont[]): string | null {
  const text = name
    .toWellFormed()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ');
  let letters = '';
  for (const { segment } of graphemes.segment(text)) {
    const plain = segment.normalize('NFD').replace(LATIN_MARKS, '');
    const form = [segment, plain].find((one) => fonts.some((font) => canDraw(font, one)));
    if (form !== undefined) letters += form;
    else if (/[\p{L}\p{M}\p{N}]/u.test(segment) && !/\p{Extended_Pictographic}/u.test(segment)) return null;
  }
  letters = letters.replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(letters) ? letters : null;
}

/** Stretches of a text with the font for each; null where a letter has none. */
function runsOf(text: string, fonts: readonly CardFont[]): { font: CardFont; text: string }[] | null {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  // That of the first letter, for what stands before it and where the font at hand has no space or danda of its own.
  const main = fonts.find((font) => parts.some((part) => !NEUTRAL.test(part) && canDraw(font, part)));
  const runs: { font: CardFont; text: string }[] = [];
  let last = main;
  for (const part of parts) {
    const choice = [last, main, ...fonts].find((font) => font && canDraw(font, part));
    if (!choice) return null;
    const run = runs.at(-1);
    if (run?.font === choice) run.text += part;
    else runs.push({ font: choice, text: part });
    if (!NEUTRAL.test(part)) last = choice;
  }
  return runs;
}

/** @returns null where a letter is in no font */
export function shape(text: string, fonts: readonly CardFont[]): Shaped | null {
  const runs = runsOf(text, fonts);
  if (!runs) return null;
  const shaped: Shaped = { width: 0, glyphs: [] };
  for (const { font, text } of runs) {
    const scale = 1 / font.units;
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font.font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [at, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const path = font.font.glyphToPath(glyph);
      if (path) shaped.glyphs.push({ path, x: shaped.width + xOffset * scale, y: yOffset * scale, scale });
      shaped.width += xAdvance * scale;
    }
  }
  return shaped;
}
