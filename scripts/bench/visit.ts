/** What a first visit costs, page by page, beside the floor of each. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type Library, songsOf } from '#library/library.ts';
import { readText } from '../../src/library/snapshot.ts';
import { barePage, bareText } from './floor.ts';
import { describeTransfer, openTab, readSeen, settle, sumBytes, type Transfer } from './phone.ts';
import type { Section } from './section.ts';
import type { BuiltSite } from './site.ts';
import { median, medians, rounded } from './statistics.ts';

const RUNS = 5;

/** A page to visit. */
export interface Subject {
  name: string;
  path: string;
  /** Address of its floor. */
  floor: string;
}

/** Bytes of a text: the file page's, and the least of one that counts as long. */
const USUAL = 6000;
const LONG = 290_000;

/** The pages that stand for all: a text of the usual size in an Indic script if there is one, Home, the list nearest to 1,000 songs, the longest text. */
export function chooseSubjects(library: Library): { name: string; path: string; digest: string | null }[] {
  const songs = songsOf(library).filter((song) => song.digest !== null);
  const near = <T>(items: readonly T[], size: (item: T) => number, wanted: number): T | undefined =>
    items.toSorted((a, b) => Math.abs(size(a) - wanted) - Math.abs(size(b) - wanted))[0];
  const indic = songs.filter(({ language }) => ['DEV', 'SAN', 'TAM'].includes(language));
  const file = near(indic.some(({ bytes }) => bytes > USUAL / 2) ? indic : songs, ({ bytes }) => bytes, USUAL);
  const lists = library.folders.flatMap((folder) => folder.languages);
  const list = near(lists, (one) => one.songs.length, 1000);
  const long = songs.filter(({ bytes }) => bytes >= LONG).toSorted((a, b) => a.bytes - b.bytes)[0];
  const kilobytes = (bytes: number): string => `${rounded(bytes / 1000)} KB`;
  return [
    ...(file ? [{ name: `file, ${kilobytes(file.bytes)} of text`, path: file.path, digest: file.digest }] : []),
    { name: 'Home', path: '/', digest: null },
    ...(list ? [{ name: `list of ${list.songs.length}`, path: list.path, digest: null }] : []),
    ...(long ? [{ name: `file, ${kilobytes(long.bytes)} of text`, path: long.path, digest: long.digest }] : []),
  ];
}

/** Writes the floor of each page below `root`. */
export async function writeFloors(
  { dist, snapshot }: BuiltSite,
  subjects: ReturnType<typeof chooseSubjects>,
  root: string,
): Promise<Subject[]> {
  const made: Subject[] = [];
  for (const [at, { name, path, digest }] of subjects.entries()) {
    const html = await readFile(join(dist, ...path.split('/').map(decodeURIComponent), 'index.html'), 'utf8');
    const bare = digest === null ? barePage(html) : bareText(name, readText(snapshot, digest));
    await mkdir(join(root, 'floor', `${at}`), { recursive: true });
    await writeFile(join(root, 'floor', `${at}`, 'index.html'), bare);
    made.push({ name, path, floor: `/floor/${at}/` });
  }
  return made;
}

type Figures = Record<'bytes' | 'requests' | 'FCP ms' | 'LCP ms' | 'blocking ms' | 'layout shift', number>;

/** One first visit, up to the moment when nothing more happens by itself. */
async function visitOnce(browser: Browser, url: string): Promise<{ figures: Figures; came: Transfer[] }> {
  const tab = await openTab(browser);
  await tab.page.goto(url, { waitUntil: 'load' });
  await settle(tab);
  const { fcp, lcp, shift, longTasks } = await readSeen(tab.page);
  await tab.close();
  const figures = {
    bytes: sumBytes(tab.transfers),
    requests: tab.transfers.length,
    'FCP ms': fcp,
    'LCP ms': lcp,
    'blocking ms': longTasks.reduce((sum, [, duration]) => sum + duration - 50, 0),
    'layout shift': shift,
  };
  return { figures, came: tab.transfers };
}

/** Visits each page and its floor in turn, so that both see the same machine. */
export async function visits(browser: Browser, origin: string, subjects: readonly Subject[]): Promise<Section> {
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  await visitOnce(browser, `${origin}${subjects[0]?.floor ?? '/'}`); // the browser's own first steps are no page's fault
  for (const { name, path, floor } of subjects) {
    const [ours, bare]: [Figures[], Figures[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      bare.push((await visitOnce(browser, `${origin}${floor}`)).figures);
      const { figures, came } = await visitOnce(browser, `${origin}${path}`);
      ours.push(figures);
      if (run === 0) notes.push(`${name}: ${came.map(describeTransfer).join(', ')}`);
    }
    const [page, least] = [medians(ours), medians(bare)];
    const times = median(ours.map((run, at) => run['LCP ms'] / (bare[at]?.['LCP ms'] ?? Number.NaN)));
    const shown = (figures: Figures) =>
      Object.fromEntries(
        Object.entries(figures).map(([key, value]) => [key, key === 'bytes' ? value : rounded(value)]),
      );
    rows.push({ page: name, ...shown(page), 'LCP × floor': rounded(times) });
    rows.push({ page: `  its floor`, ...shown(least), 'LCP × floor': null });
  }
  return {
    part: 'visit',
    title: 'First visit: 390 px, 1.6 Mbit/s, 150 ms, CPU 4× slower, nginx with brotli, empty cache',
    rows,
    notes: [
      `Median of ${RUNS}, page and floor in turn. Bytes are those on the wire, headers included.`,
      'The floor is a bare HTML page: of a file its text alone, of Home and a list their own text and links.',
      ...notes,
    ],
  };
}
