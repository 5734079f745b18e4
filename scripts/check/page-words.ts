/**
 * Pages contain words of the interface as messages (`Say.astro`), never as literals, which could not be translated. For views
 * (`.tsx`), Biome's `noJsxLiterals` checks the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The frontmatter; what is no text; and, for whoever has no scripts and so no other language, `noscript`. */
const APART = /^---\n[\s\S]*?\n---\n|<(script|style|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<svg\b[\s\S]*?<\/svg>/g;
/** Attributes that a reader meets. */
const SPOKEN = /\s(?:aria-label|placeholder|alt)="([^"]*\p{L}[^"]*)"/gu;

/** Removes what stands in braces, at any depth: expressions contain messages, or words of the library. */
function withoutCode(template: string): string {
  let depth = 0;
  let out = '';
  for (const character of template) {
    if (character === '{') depth += 1;
    if (depth === 0) out += character;
    if (character === '}') depth -= 1;
  }
  return out;
}

/** Markup within braces is a template too: `{open && <p>Words</p>}`. */
const inCode = (template: string): string[] =>
  [...template.matchAll(/>([^<>{}]+)<\//g)].map(([, text = '']) => text.trim());

/** `<p>Words</p>` → `Words` */
const inMarkup = (template: string): string[] =>
  withoutCode(template)
    .split(/<[^>]*>/)
    .map((text) => text.trim());

/**
 * Every word that stands in a page without a message.
 * @param root of the project
 * @returns one text each, in two parts: file and words; then what to do
 */
export function pageWordFaults(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.astro'))
    .sort();
  return files.flatMap((file) => {
    const template = readFileSync(join(root, 'src', file), 'utf8').replace(APART, '');
    const spoken = [...template.matchAll(SPOKEN)].map(([, words = '']) => words);
    const words = new Set(
      [...spoken, ...inMarkup(template), ...inCode(template)].filter((text) => /\p{L}/u.test(text)),
    );
    return [...words].map(
      (text) =>
        `src/${file} says ${JSON.stringify(text)} without a message.\n  Add a message to every file of src/words/catalogues, and write <Say id="…" /> in its place.`,
    );
  });
}
