/** A text of a page → the same in another language, if it is one that the catalogue knows. */
import type { Catalogue } from './english.ts';
import { fillHoles, HOLES, type Pattern, patternOf, weightOf } from './holes.ts';

/**
 * What may stand in a place of a page.
 * `words`: the interface's words, and names; `names`: names of languages and folders, alone or as `Puranas, Tamil`;
 * `song`: a song's name with its language, `Dawn, Tamil`; `library`: nothing that is ours.
 */
export type Kind = 'words' | 'names' | 'song' | 'library';

/** null where the catalogue has nothing for a text. White space at its ends is the caller's. */
export type Translate = (text: string, kind: Kind) => string | null;

/** Texts whose translation is remembered; a page has a few hundred. */
const MOST_KEPT = 5000;

/** What a pattern says by itself counts: `verse {verse} of {song}` is looked for before `{song}`. */
const patternsOf = (entries: Readonly<Record<string, string>>): Pattern[] =>
  Object.keys(entries)
    .flatMap((key) => patternOf(key) ?? [])
    .sort((a, b) => weightOf(b.key) - weightOf(a.key));

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `21 November 2026` with the month's name in another language. */
const dateIn = (months: readonly string[], date: string): string =>
  date.replace(/[A-Z][a-z]+/, (month) => months[MONTHS.indexOf(month.slice(0, 3)) / 3] ?? month);

export function translator({ words, names, months }: Catalogue): Translate {
  const known = new Map<string, string>(Object.entries({ ...words, ...names }));
  const knownNames = new Map<string, string>(Object.entries(names));
  const wordPatterns = patternsOf(words);
  const namePatterns = patternsOf(names);
  const kept = new Map<string, string | null>();

  function pass(hole: string, value: string, kind: Kind): string {
    switch (HOLES[hole]?.passage) {
      case 'number':
      case 'looked up':
        return known.get(value) ?? value;
      case 'phrase':
        return find(value, kind) ?? value;
      case 'list':
        return value
          .split('; ')
          .map((item) => known.get(item) ?? item)
          .join('; ');
      case 'counts':
        return value
          .split(', ')
          .map((item) => find(item, kind) ?? item)
          .join(', ');
      case 'date':
        return dateIn(months, value);
      default:
        return value;
    }
  }

  function match(text: string, { key, fits, holes }: Pattern, kind: Kind): string | null {
    const values = fits.exec(text)?.slice(1);
    if (!values) return null;
    // `Shiva and Shakti` is a name of its own, and not `{name} and {language}`.
    const language = holes.indexOf('language');
    if (key in names && !knownNames.has(values[language] ?? '')) return null;
    const passed = holes.map((hole, at) => [hole, pass(hole, values[at] ?? '', kind)] as const);
    return fillHoles((words as Record<string, string>)[key] ?? (names as Record<string, string>)[key] ?? key, {
      ...Object.fromEntries(passed),
    });
  }

  function find(text: string, kind: Kind): string | null {
    if (kind === 'library') return null;
    const whole = kind === 'words' ? known.get(text) : kind === 'names' ? knownNames.get(text) : undefined;
    if (whole !== undefined) return whole;
    for (const pattern of kind === 'words' ? wordPatterns : namePatterns) {
      const made = match(text, pattern, kind);
      if (made !== null) return made;
    }
    return null;
  }

  return (text, kind) => {
    const key = `${kind} ${text}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    if (kept.size > MOST_KEPT) kept.clear();
    const made = find(text.replace(/\s+/g, ' '), kind);
    kept.set(key, made);
    return made;
  };
}
