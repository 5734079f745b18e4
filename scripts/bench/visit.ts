/** What a first visit costs, page by page, beside the floor of each. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Library, songsOf } from '#library/library.ts';
import { fileOfPath } from '../verify/pages.ts';
import { linked, onPhone } from './nginx.ts';
import { describeTransfer, LINE, type Phone, sumBytes, type Transfer } from './phone.ts';
import type { Row, Section } from './report.ts';
import type { BuiltSite } from './site.ts';
import { median, medians, rounded } from './statistics.ts';

const RUNS = 5;

/** A page to visit. */
interface Subject {
  name: string;
  path: string;
}

/** Bytes of a text: the file page's, and the least of one that counts as long. */
const USUAL = 6000;
const LONG = 290_000;

/** The pages that stand for all: a text of the usual size in an Indic script if there is one, Home, the list nearest to 1,000 songs, the longest text. */
function chooseSubjects(library: Library): Subject[] {
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
    ...(file ? [{ name: `file, ${kilobytes(file.bytes)} of text`, path: file.path }] : []),
    { name: 'Home', path: '/' },
    ...(list ? [{ name: `list of ${list.songs.length}`, path: list.path }] : []),
    ...(long ? [{ name: `file, ${kilobytes(long.bytes)} of text`, path: long.path }] : []),
  ];
}

/**
 * A page's own HTML without what makes it more than text and links: scripts, styles, pictures, policies, and every
 * attribute but `href` and `lang`.
 */
export function barePage(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const bare = body
    .replace(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:img|input|button|div|span|section|search)\b(?:"[^"]*"|[^">])*>/g, '')
    .replace(/<([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|[^">])*)?)>/g, (_, tag: string, attributes: string) => {
      const kept = [...attributes.matchAll(/\s(?:href|lang)="[^"]*"/g)].join('');
      return `<${tag}${kept}>`;
    });
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n${bare.trim()}\n`;
}

/** Writes the floor of a page. @returns its path below `root` */
async function writeFloor(dist: string, path: string, root: string): Promise<string> {
  const floor = `/floor${path}`;
  const file = join(root, fileOfPath(floor));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, barePage(await readFile(join(dist, fileOfPath(path)), 'utf8')));
  return floor;
}

/** What the page's own clock has seen, in milliseconds; the browser keeps it until it is asked. */
type Seen = Record<'FCP ms' | 'LCP ms' | 'blocking ms' | 'layout shift', number>;

/** Runs in the page. */
async function readSeen(): Promise<Seen> {
  const entriesOf = (type: string): Promise<(PerformanceEntry & { value?: number; hadRecentInput?: boolean })[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  );
  const sum = (values: number[] = []): number => values.reduce((all, value) => all + value, 0);
  return {
    'FCP ms': paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    'LCP ms': largest?.at(-1)?.startTime ?? Number.NaN,
    'blocking ms': sum(tasks?.map(({ duration }) => duration - 50)),
    'layout shift': sum(shifts?.map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value))),
  };
}

type Figures = Seen & Record<'bytes' | 'requests', number>;

/** One first visit, up to the moment when nothing more happens by itself. */
const visitOnce = (phone: Phone, url: string): Promise<{ figures: Figures; came: Transfer[] }> =>
  phone.inTab(LINE, async (tab) => {
    await tab.goto(url);
    const came = tab.transfers;
    const seen = await tab.evaluate(readSeen, null);
    return { figures: { bytes: sumBytes(came), requests: came.length, ...seen }, came };
  });

const shown = (figures: Figures): Row =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, key === 'bytes' ? value : rounded(value)]));

/** Visits each page and its floor in turn, so that both see the same machine. */
export const visits = async (chromium: string, { dist, library }: BuiltSite): Promise<Section[]> =>
  onPhone(chromium, await linked(dist), async (phone, { root, origin }) => {
    const rows: Row[] = [];
    const notes: string[] = [];
    await visitOnce(phone, `${origin}/support/`); // the browser's own first steps are no page's fault
    for (const { name, path } of chooseSubjects(library)) {
      const floor = await writeFloor(dist, path, root);
      const [ours, bare]: [Figures[], Figures[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        bare.push((await visitOnce(phone, `${origin}${floor}`)).figures);
        const { figures, came } = await visitOnce(phone, `${origin}${path}`);
        ours.push(figures);
        if (run === 0) notes.push(`${name}: ${came.map(describeTransfer).join(', ')}`);
      }
      const times = median(ours.map((run, at) => run['LCP ms'] / (bare[at]?.['LCP ms'] ?? Number.NaN)));
      rows.push({ page: name, ...shown(medians(ours)), 'LCP × floor': rounded(times) });
      rows.push({ page: '  its floor', ...shown(medians(bare)), 'LCP × floor': null });
    }
    const title = 'First visit: 390 px, 1.6 Mbit/s, 150 ms, CPU 4× slower, nginx with brotli, empty cache';
    const how = [
      `Median of ${RUNS}, page and floor in turn. Bytes are those on the wire, headers and the call of the click log included.`,
      'The floor is a bare HTML page with the same text and links.',
      'Blocking: what tasks of the main thread took beyond 50 ms each.',
    ];
    return [{ part: 'visit', title, rows, notes: [...how, ...notes] }];
  });
