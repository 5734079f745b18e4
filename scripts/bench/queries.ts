/** Queries for the search benchmarks: beginnings of real names and numbers, and a word that no name contains. */
import { displayName, leadingDigits } from '#library/names.ts';
import type { SeedEntry } from './grow.ts';

/** Letters typed of one name. */
const LETTERS = 8;

/**
 * Words in each script that the names have, a number, and one that no name holds.
 * @param words how many names to take them from
 */
export function typedWords(seeds: readonly SeedEntry[], words: number): string[] {
  const names = [...new Set(seeds.map(({ fileName }) => displayName(fileName)))];
  const indic = names.filter((name) => /^\p{Script_Extensions=Deva}|^\p{Script=Tamil}/u.test(name));
  const some = (from: readonly string[], count: number): string[] =>
    Array.from({ length: Math.min(count, from.length) }, (_, at) => from[Math.floor((at * from.length) / count)] ?? '');
  const latin = names.filter((name) => !indic.includes(name));
  const third = Math.floor(words / 3);
  const picked = [...some(indic, third), ...some(latin, words - Math.min(third, indic.length))];
  const number = seeds.map(({ fileName }) => leadingDigits(fileName)).find((digits) => digits.length > 1) ?? '11';
  const beginnings = picked.map((name) => [...name].slice(0, LETTERS).join('').trimEnd().toLowerCase());
  return [...beginnings, 'shiva', 'சிவ', number, 'qzxwv'];
}
