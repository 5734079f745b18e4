/** The look of cards is the site's own: its colours, and the line art of its collections. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../build/environment.ts';
import type { CardLook } from './compose.ts';

const TOKENS = join(PROJECT, 'src/ui/tokens.css');
const MOTIFS = join(PROJECT, 'src/ui/motifs');
/** Of every collection that has no line art of its own, of playlists and of the library. */
const LOTUS = 'Pond';

/** A colour as the light theme has it, which stands first. */
function colour(css: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
  if (!value)
    throw new Error(`${TOKENS} has no colour --${name}.\n  Use a colour that it has in scripts/cards/look.ts.`);
  return value;
}

export function cardColours(): CardLook['colours'] {
  const css = readFileSync(TOKENS, 'utf8');
  const of = (name: string): string => colour(css, name);
  return {
    raised: of('raised'),
    ink: of('ink'),
    'ink-soft': of('ink-soft'),
    rule: of('rule'),
    edge: of('edge'),
    kumkum: of('kumkum'),
  };
}

/** The line art of a collection as SVG, by the name that `collections.json` gives it: `temple` → what `Temple.astro` draws. */
export function motifDrawing(name: string): string {
  const file = join(MOTIFS, `${name.charAt(0).toUpperCase()}${name.slice(1)}.astro`);
  const source = readFileSync(existsSync(file) ? file : join(MOTIFS, `${LOTUS}.astro`), 'utf8');
  return source.replace(/^---[\s\S]*?\n---\n/, '').trim();
}
