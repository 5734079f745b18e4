/** The look of cards is the site's own: its colours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../build/environment.ts';
import type { CardLook } from './compose.ts';

const TOKENS = join(PROJECT, 'src/ui/tokens.css');

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
