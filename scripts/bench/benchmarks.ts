/** The parts of the bench in the order in which they run, each with its budget; docs/bench.md shows them. */
import { code } from './code.ts';
import { openSource, type Source } from './library.ts';
import { type Bench, openBench } from './phone.ts';
import { presses } from './presses.ts';
import { rebuilds } from './rebuild.ts';
import type { Measured } from './report.ts';
import { search } from './search.ts';
import { lines } from './text-search.ts';
import { visits } from './visit.ts';

export interface Part {
  /** As `--only` has it. */
  name: string;
  measures: string;
  budget: string;
  /** What measures it in a browser. */
  onPhone?: (bench: Bench) => Promise<Measured>;
  /** What measures it without one. */
  measure?: (source: Source, texts: number | undefined) => Promise<Measured>;
}

export const PARTS: readonly Part[] = [
  {
    name: 'visit',
    measures: 'A first visit to a text of up to 8 KB and to Home, beside a bare page of the same text',
    budget:
      'A text: 14 KB of HTML, 20 KB and 5 requests in all. Home: 32 KB. Largest paint 1.15 × the bare page’s; nothing shifts',
    onPhone: visits,
  },
  {
    name: 'presses',
    measures: 'The first press on each live control, cold and with its code fetched ahead',
    budget: 'Seen within 100 ms; answered within 850 ms, 150 ms with its code ahead; 100 KB',
    onPhone: presses,
  },
  {
    name: 'search',
    measures: 'The first search on Home, and each key over 20,000 names',
    budget: 'First names 1,200 ms after the first key; a key holds the main thread 16 ms at most',
    onPhone: search,
  },
  {
    name: 'lines',
    measures: 'A line looked for inside the texts, and the size of their index',
    budget: 'Median 4 requests and 15 KB, p95 10 and 36 KB, beside the page; 1,300 bytes a text',
    onPhone: lines,
  },
  {
    name: 'rebuild',
    measures:
      'Pull, build, checks and publishing; again with nothing changed, with every text requested all the same (`--scrub`, as of an API without dates), and with one text in 100 changed',
    budget:
      '6,000 texts: 60 s and 1 GB on two cores; nothing changed 3 s; one in 100 a third. 100,000 texts: linear, 2 GB',
    measure: rebuilds,
  },
  {
    name: 'code',
    measures: 'Lines of `src` and `scripts`, comments and blank lines aside, and their files',
    budget: '36,000 lines and 780 files',
    measure: async () => code(),
  },
];

export interface Order {
  /** Names of the parts to run. */
  parts: readonly string[];
  /** Folder of the library to measure on. */
  library: string;
  /** Texts of the library that is rebuilt; as many as it has without it. */
  texts: number | undefined;
  /** Hears of each part as soon as it is measured. */
  onMeasured: (part: Part, measured: Measured) => void;
}

/** @param findChromium the path of the browser, for the parts that need one */
export async function runParts({ parts, library, texts, onMeasured }: Order, findChromium: () => Promise<string>) {
  const source = await openSource(library);
  const chosen = PARTS.filter(({ name }) => parts.includes(name));
  let bench: Bench | undefined;
  try {
    for (const part of chosen) {
      if (part.onPhone) bench ??= await openBench(source, await findChromium());
      const measured = part.onPhone && bench ? await part.onPhone(bench) : await part.measure?.(source, texts);
      if (measured) onMeasured(part, measured);
    }
  } finally {
    await bench?.phone.close();
    await bench?.network.close();
  }
}
