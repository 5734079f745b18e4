/**
 * Search over 100,000 names on this machine, beside plain Fuse.js on the same names in the same run.
 * `node scripts/bench/search.ts [library.json]`; a library is an answer of the API's files call.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Fuse from 'fuse.js';
import { createEngine } from '#features/search/engine.ts';
import type { SearchEntry } from '#features/search/entries.ts';
import { displayName } from '#library/names.ts';

export interface Times {
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

export interface SearchBench {
  readonly names: number;
  /** Milliseconds to build the index. */
  readonly build: number;
  /** From the key stroke to each step's answer. */
  readonly written: Times;
  readonly sound: Times;
  readonly fuzzy: Times;
  /** Plain Fuse.js over the names, whole queries only: it takes seconds for all prefixes. */
  readonly fuseBuild: number;
  readonly fuse: Times;
}

const KEYSTROKES = [
  'thiruvasagam',
  'krishna',
  'agni',
  'murugan kavasam',
  'शिव पुराण',
  'திருமுருகாற்றுப்படை',
  'brahma purana chaptr 47',
  '12 agni',
  '4711',
];

/**
 * A list of `size` names made of real ones: numbers are counted up, and past the first round one word of each name is
 * exchanged for a word of another, by a fixed rule, so that every run measures the same list.
 */
export function multiplied(names: readonly string[], size: number): SearchEntry[] {
  const words = names.flatMap((name) => name.split(' '));
  return Array.from({ length: size }, (_, n) => {
    const parts = (names[n % names.length] ?? '').split(' ');
    if (n >= names.length) parts[n % parts.length] = words[(n * 7919) % words.length] ?? '';
    const name = parts.join(' ');
    return { songNo: n + 1, fileName: `${n + 1} ${name}.txt`, name };
  });
}

function times(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function timed<T>(work: () => T): readonly [number, T] {
  const start = performance.now();
  const value = work();
  return [performance.now() - start, value];
}

/** Types every query letter by letter and measures each step of each key stroke. */
export function benchSearch(entries: readonly SearchEntry[]): SearchBench {
  const [build, engine] = timed(() => createEngine(entries));
  const strokes = KEYSTROKES.flatMap((query) =>
    [...new Intl.Segmenter('und').segment(query)].map(({ index, segment }) => query.slice(0, index + segment.length)),
  );
  const measured: [number[], number[], number[]] = [[], [], []];
  for (const stroke of strokes) {
    const start = performance.now();
    let step = 0;
    for (const _ of engine.steps(stroke)) measured[step++]?.push(performance.now() - start);
  }
  const [fuseBuild, fuse] = timed(() => new Fuse(entries, { keys: ['name'] }));
  const fuseTimes = KEYSTROKES.map((query) => timed(() => fuse.search(query))[0]);
  const [written, sound, fuzzy] = measured;
  return {
    names: entries.length,
    build,
    written: times(written),
    sound: times(sound),
    fuzzy: times(fuzzy),
    fuseBuild,
    fuse: times(fuseTimes),
  };
}

/** The figures as lines to read. */
function printed(bench: SearchBench): string {
  const row = (label: string, { p50, p95 }: Times): string =>
    `${label.padEnd(28)} p50 ${p50.toFixed(1).padStart(8)} ms   p95 ${p95.toFixed(1).padStart(8)} ms`;
  return [
    `${bench.names} names; index built in ${bench.build.toFixed(0)} ms (plain Fuse.js ${bench.fuseBuild.toFixed(0)} ms)`,
    row('number and name as written', bench.written),
    row('and by sound', bench.sound),
    row('and fuzzy', bench.fuzzy),
    row('plain Fuse.js', bench.fuse),
  ].join('\n');
}

const SIZE = 100_000;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = process.argv[2];
  if (!path) {
    throw new Error(
      'No library given to take names from. Name a file in the shape of the API’s files answer: node scripts/bench/search.ts files.json',
    );
  }
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as { files: readonly { file_name: string }[] };
  console.log(printed(benchSearch(multiplied([...new Set(files.map((file) => displayName(file.file_name)))], SIZE))));
}
