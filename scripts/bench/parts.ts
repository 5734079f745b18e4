/** The parts of the bench in the order in which they run, each with the reason why it is measured; docs/bench.md shows them. */
import { openSource } from './library.ts';
import { nginxMissing } from './nginx.ts';
import { packs } from './packs.ts';
import { presses } from './presses.ts';
import { type Section, skippedSection } from './report.ts';
import { scale, sizesUpTo } from './scale.ts';
import { search } from './search.ts';
import { type BuiltSite, visitSite } from './site.ts';
import { textSearch } from './text-search.ts';
import { visits } from './visit.ts';

export interface Part {
  /** As `--only` has it. */
  name: string;
  measures: string;
  /** What was decided by such figures, and would be again. */
  decision: string;
  /** The budget that bounds it; what a test holds too is said. */
  bound: string;
  /** What measures it on the site of the library as it is; without it, libraries are grown. */
  onSite?: (chromium: string, site: BuiltSite) => Promise<Section[]>;
}

export const PARTS: readonly Part[] = [
  {
    name: 'visit',
    measures:
      'A first visit to a text, Home, a list and a long text: bytes, requests, FCP, LCP, blocking; beside a bare page of the same text',
    decision: 'What comes in the first 14 KB, and what only once a reader does more',
    bound:
      'A text 14,000 bytes and 3 requests, Home 30,000 bytes (tests/e2e/budget.test.ts); LCP 1.1 × the bare page’s',
    onSite: visits,
  },
  {
    name: 'presses',
    measures:
      'The first press on each control, cold and with its code prefetched: when it is seen and answered, files, bytes',
    decision: 'One way to be live: which code is prefetched, and when',
    bound:
      'Seen in 100 ms; answered in 700 ms, 150 ms when prefetched; 3 files and 75,000 bytes (tests/e2e/budget.test.ts)',
    onSite: presses,
  },
  {
    name: 'search',
    measures: 'The first search on Home on two lines; a letter over 100,000 names; the engine alone, by its steps',
    decision: 'Names in columns, found by steps in a worker',
    bound:
      'First names 1,200 ms after the first letter; a letter holds the page for 16 ms; 12 bytes a name (tests/e2e/budget.test.ts)',
    onSite: search,
  },
  {
    name: 'text-search',
    measures: 'The index inside texts in bytes; a phrase, typed and pasted: time to its verse, requests, bytes',
    decision: 'Search inside texts by an index of our own',
    bound: 'No budget: 609 bytes a text, 22 KB and 5.6 requests for a first phrase were measured when it was decided',
    onSite: textSearch,
  },
  {
    name: 'packs',
    measures: 'Every pack in bytes; the largest kept on a device, and brought up to date after two songs changed',
    decision: 'Packs in chunks, with their own index',
    bound: 'A chunk 512 KB, unless one text has more; a changed song costs its own chunk',
    onSite: packs,
  },
  {
    name: 'pull',
    measures: 'A pull of a growing library, and a second one: seconds, memory, bytes written',
    decision: 'Texts by digest, written one by one',
    bound: 'In step with the library; a second pull writes no text',
  },
  {
    name: 'build',
    measures:
      'A build of a growing library; again with nothing changed, and with one text in 100 changed: seconds, memory, bytes a page',
    decision:
      'Pages made in parts and taken over, and what is looked at in each run; which hosts hold how large a library',
    bound: '1.7 ms a page, 1 GB at 100,000 pages; nothing changed a tenth, one in 100 a quarter of a full build',
  },
];

export interface PartSettings {
  /** Names of those that are asked for. */
  parts: readonly string[];
  /** Folder of the library to take names and texts from. */
  library: string;
  /** The largest library to pull and build. */
  pages: number;
  /** Path of the browser; null where there is none. */
  chromium: string | null;
  /** Hears of each table as soon as it is there. */
  onSection: (section: Section) => void;
}

/** Runs the parts asked for, in order. What cannot be measured here is a section that says so. */
export async function runParts({ parts, library, pages, chromium, onSection }: PartSettings): Promise<Section[]> {
  const sections: Section[] = [];
  const tell = (told: readonly Section[]): void => {
    sections.push(...told);
    told.forEach(onSection);
  };
  const source = await openSource(library);
  const missing = chromium === null ? 'there is no Chromium' : nginxMissing();
  let site: BuiltSite | undefined;
  for (const { name, onSite } of PARTS) {
    if (!onSite || !parts.includes(name)) continue;
    if (chromium === null || missing !== null) tell([skippedSection(name, `In the browser: ${name}`, missing ?? '')]);
    else {
      site ??= await visitSite(source);
      tell(await onSite(chromium, site));
    }
  }
  const [pull, build] = [parts.includes('pull'), parts.includes('build')];
  if (pull || build) tell(await scale({ source, sizes: sizesUpTo(pages), pull, build }));
  return sections;
}
