/** Finds what a text tells of itself, by the rules of `rules.json`. Nothing is said that no rule finds. */
import { lettersOf } from '#core/library/collections.ts';
import { fnv1a } from '#core/library/hash.ts';
import { readTable } from '#core/library/maintained-table.ts';
import { displayName } from '#core/library/names.ts';
import { type FactRule, factRules, type ToldFact } from '#schemas/facts.ts';
import { PITCH } from '../verses/hymn.ts';
import table from './rules.json' with { type: 'json' };

/** @throws {Error} naming each row that is not in the form */
export const readRules = (rows: unknown): FactRule[] =>
  readTable(factRules, rows, {
    file: 'src/core/text/facts/rules.json',
    of: 'rules',
    needs: '"collection", "kind", "from", "pattern" and "example" are needed',
  });

export const RULES: readonly FactRule[] = readRules(table);

/** Of the rules: where a pull finds another one than in its last manifest, it reads the texts once more. */
export const RULES_DIGEST = fnv1a(JSON.stringify(table));

/** UTF-16 units, and lines with words, in which a heading ends. */
const BEGINNING = 2000;
const LINES = 8;

/** The lines above the verses, or the first lines: `'९ … । अग्निः। गायत्री।\n\nअ॒ग्निमी॑ळे …'` → `'९ … । अग्निः। गायत्री।'` */
export function headingOf(text: string): string {
  const beginning = text.slice(0, BEGINNING);
  const [above = ''] = beginning.split(PITCH, 1);
  // The line that a verse begins on tells nothing but what a danda parts from the verse.
  const heading = above === beginning ? above : above.slice(0, Math.max(0, above.search(/[^।\n]*$/u)));
  return heading
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES)
    .join('\n');
}

/** What a row finds in what it reads, in that order. */
export const applyRule = ({ pattern, value, split, drop }: FactRule, read: string): string[] =>
  [...read.matchAll(pattern)].flatMap(({ groups = {} }) => {
    const whole = value?.replace(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? '') ?? groups['value'] ?? '';
    const parts = split === undefined ? [whole] : whole.split(split);
    return parts.map((part) => (drop ? part.replace(drop, ' ') : part).trim()).filter((part) => part !== '');
  });

/**
 * The facts that a text or its name tells, each once.
 * `'1.1 திருப்பிரமபுரம்\n\nபண் - நட்டபாடை\n…'`, `Thirumurai`, `0001 Thiruppiramapuram (1.001).txt` →
 * `[['pann', 'நட்டபாடை'], ['poet', 'Sambandar'], ['place', 'திருப்பிரமபுரம்']]`; of a collection without rows → none.
 * @param text normalised
 */
export function factsIn(
  text: string,
  { folder, fileName }: { folder: string; fileName: string },
  rules: readonly FactRule[] = RULES,
): ToldFact[] {
  const collection = lettersOf(folder);
  const read = { name: displayName(fileName), heading: headingOf(text), text };
  const facts = rules
    .filter((rule) => lettersOf(rule.collection) === collection)
    .flatMap((rule) => applyRule(rule, read[rule.from]).map((value): ToldFact => [rule.kind, value]));
  return [...new Map(facts.map((fact) => [fact.join(' '), fact])).values()];
}
