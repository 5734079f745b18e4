/** The colours of cards are those of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../build/environment.ts';

const TOKENS = join(PROJECT, 'src/ui/tokens.css');

const NAMES = ['raised', 'ink', 'ink-soft', 'rule', 'edge', 'kumkum'] as const;
export type CardColours = Readonly<Record<(typeof NAMES)[number], string>>;

/** Each colour as the light theme has it, which stands first. */
export function cardColours(): CardColours {
  const css = readFileSync(TOKENS, 'utf8');
  const colours = NAMES.map((name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
    if (value) return [name, value];
    throw new Error(`${TOKENS} has no colour --${name}.\n  Use a colour that it has in scripts/cards/colours.ts.`);
  });
  return Object.fromEntries(colours);
}
