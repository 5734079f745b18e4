/**
 * The parts of a list of songs: the books, mandalas and works that its names tell of by their own numbers and their common
 * beginnings. Where they do not tell it surely, there are none.
 */

/** Songs of a list that follow each other and belong together. */
export interface Part extends Run {
  /** Of its heading in the page: `part-bala-kanda`. */
  id: string;
}

interface Run {
  /** `Mandala 1`, `Bala Kanda`; `Book 1` where nobody has a word for such a book. */
  label: string;
  /** The number of a book. */
  book?: number;
  /** The place of its first song in the list, from 0, and how many songs it has. */
  from: number;
  count: number;
}

/** A song alone is no part. */
const FEWEST_SONGS = 2;
/** Names without numbers may begin alike by chance: so many must begin with the same two words … */
const FEWEST_ALIKE = 5;
/** … or with one word, this long, and then only beside works that are numbered. */
const FEWEST_ALIKE_BY_ONE = 10;
const SHORTEST_WORD = 5;
/** Share of the songs that must be in parts; the others stand between them. */
const COVERED = 0.9;

/** What one song of a work is called; it ends the work's name: `Sundara Kanda Sarga 01`, `Brahma Purana Chapter 1`. */
const UNIT = /[\s,:–-]+(?:adhyaya|anuvaka|canto|chapter|hymn|no|part|psalm|sarga|song|sukta|verse|verses)\.?$/i;
const ONLY_UNIT = /^(?:adhyaya|anuvaka|book|canto|chapter|day|hymn|no|part|psalm|sarga|song|sukta|verse|verses)\.?$/i;

/** `Agni (RV 1.1)`, `Thiruppugalur (1.002)`, and names that begin so: `1.113 Dawn`. */
const BOOK = /\((?:(\p{L}{1,6})\s)?(\d{1,3})\.\d+\)$|^(\d{1,3})\.\d+(?=\s)/u;
/** A number that is a word of its own, or two with a point or a dash between: `07`, `1.5`, `21-30`, `29:`. */
const NUMBERED = /^(.*?\p{L}.*?)[\s,:–-]+\p{Nd}+(?:[.-]\p{Nd}+)*(?=[\s:,.]|$)/u;

/** What a name says of its part: a book, a numbered work, or nothing yet. */
type Told = { kind: 'book'; of: string; number: number } | { kind: 'work'; work: string } | { kind: 'none' };

function tellOf(name: string): Told {
  const [, of = '', inside, first] = BOOK.exec(name) ?? [];
  const number = Number(inside ?? first ?? 0);
  if (number > 0) return { kind: 'book', of, number };
  const work = (NUMBERED.exec(name)?.[1] ?? '').replace(UNIT, '').replace(/[\s,:–-]+$/, '');
  return work === '' || ONLY_UNIT.test(work) ? { kind: 'none' } : { kind: 'work', work };
}

const wordsOf = (name: string): string[] => name.split(/\s+/);
const firstTwo = (name: string): string => wordsOf(name).slice(0, 2).join(' ');

/** Runs of neighbours with one key, which is their label; null keys are in none. */
function runsOf(keys: readonly (string | null)[]): Run[] {
  const runs: Run[] = [];
  keys.forEach((key, at) => {
    if (key === null) return;
    const last = runs.at(-1);
    if (last && last.label === key && last.from + last.count === at) last.count += 1;
    else runs.push({ label: key, from: at, count: 1 });
  });
  return runs;
}

/** Runs of names that begin alike, in the places where no number has told a part. */
function alikeRuns(names: readonly string[], open: readonly boolean[], words: number, fewest: number): Run[] {
  const beginnings = names.map((name, at) => {
    const all = wordsOf(name);
    return open[at] && all.length > words ? all.slice(0, words).join(' ') : null;
  });
  return runsOf(beginnings).filter(({ count }) => count >= fewest);
}

const idOf = (label: string): string => `part-${label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;

/**
 * The parts of a list, in its order; none where the names do not tell them surely: fewer than two parts, a part in two places,
 * books that do not go up, or songs left over beyond one in ten.
 *
 * `['Agni (RV 1.1)', …, 'Agni (RV 2.1)', …]`, `Mandala` → `Mandala 1`, `Mandala 2`; without the word `RV 1`, `RV 2`.
 * `['Bala Kanda 01 Narad', …, 'Sundara Kanda Sarga 01', …]` → `Bala Kanda`, `Sundara Kanda`.
 * `['Karma Yoga', 'Dhyana Yoga', …]` → none.
 * @param names as they are shown, without the number of the file, in the order of the list
 * @param bookWord what the books of this collection are called, where it is known
 */
export function partsOf(names: readonly string[], bookWord?: string): Part[] {
  const told = names.map(tellOf);
  const runs = [...bookRuns(told, bookWord), ...workRuns(names, told)];
  const open = names.map(() => true);
  const take = (more: readonly Run[]) => {
    for (const { from, count } of more) open.fill(false, from, from + count);
  };
  take(runs);
  const isNumbered = open.filter((one) => one).length * 2 <= names.length;
  const byTwo = alikeRuns(names, open, 2, FEWEST_ALIKE);
  take(byTwo);
  const byOne = alikeRuns(names, open, 1, FEWEST_ALIKE_BY_ONE).filter(({ label }) => label.length >= SHORTEST_WORD);
  runs.push(...byTwo, ...(isNumbered ? byOne : []));
  runs.sort((a, b) => a.from - b.from);

  const covered = runs.reduce((sum, { count }) => sum + count, 0);
  const ids = new Set(runs.map(({ label }) => idOf(label)));
  const books = runs.flatMap((run) => run.book ?? []);
  const goUp = books.every((book, at) => at === 0 || book > (books[at - 1] ?? 0));
  if (runs.length < 2 || ids.size < runs.length || !goUp || covered < names.length * COVERED) return [];
  return runs.map((run) => ({ ...run, id: idOf(run.label) }));
}

function bookRuns(told: readonly Told[], word: string | undefined): Run[] {
  const ofs = new Set(told.flatMap((one) => (one.kind === 'book' ? [one.of] : [])));
  const keys = told.map((one) => (one.kind === 'book' ? `${one.of} ${one.number}` : null));
  return runsOf(keys)
    .filter(({ count }) => count >= FEWEST_SONGS)
    .map(({ from, count, label: key }) => {
      const [of = '', number = ''] = key.split(' ');
      const book = Number(number);
      const named = ofs.size === 1 && word !== undefined ? word : of;
      return { label: `${named || 'Book'} ${book}`, ...(ofs.size === 1 && { book }), from, count };
    });
}

/** Works with numbers. One that a neighbour's name begins like is no work of its own: `Kanda Puranam Daksha Kandam 21 …`. */
function workRuns(names: readonly string[], told: readonly Told[]): Run[] {
  return runsOf(told.map((one) => (one.kind === 'work' ? one.work : null))).filter(({ from, count }) => {
    const beginning = firstTwo(names[from] ?? '');
    const neighbours = [from - 1, from + count].filter((at) => told[at]?.kind !== 'book');
    return count >= FEWEST_SONGS && !neighbours.some((at) => firstTwo(names[at] ?? '') === beginning);
  });
}
