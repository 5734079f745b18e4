/** The letters of cards: fonts from packages, so that a card is the same whatever fonts a machine has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import { sfntOf } from './woff.ts';

/** Packages and subsets; of two that have a letter the first is taken. */
const FONTS = [
  ['noto-serif', 'latin'],
  ['noto-serif', 'latin-ext'],
  ['noto-serif', 'vietnamese'],
  ['noto-serif-devanagari', 'devanagari'],
  ['noto-serif-tamil', 'tamil'],
  ['noto-serif-telugu', 'telugu'],
  ['noto-sans-kannada', 'kannada'],
  ['noto-serif-malayalam', 'malayalam'],
  ['noto-serif-bengali', 'bengali'],
  ['noto-serif-gujarati', 'gujarati'],
  ['noto-sans-gurmukhi', 'gurmukhi'],
  ['noto-sans-oriya', 'oriya'],
  ['noto-serif-sinhala', 'sinhala'],
] as const;

const { resolve } = createRequire(import.meta.url);

export type CardFont = ReturnType<typeof open>;

function open(name: string, subset: string) {
  const file = resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff`);
  const face = new hb.Face(new hb.Blob(sfntOf(readFileSync(file), file)));
  const known = new Set(face.collectUnicodes());
  // `units` of its square.
  return { font: new hb.Font(face), units: face.upem, has: (codePoint: number) => known.has(codePoint) };
}

/** All fonts, in the order in which they are asked for a letter. */
export const openFonts = (): CardFont[] => FONTS.map(([name, subset]) => open(name, subset));
