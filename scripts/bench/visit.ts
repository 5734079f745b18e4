/** What a first visit costs, beside a bare page with the same text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Library, songsOf } from '#core/library/library.ts';
import { fileOfPath } from '../verify/pages.ts';
import { sumBytes } from './network.ts';
import { type Bench, inTab } from './phone.ts';
import { type Measured, median, type Row, rounded } from './report.ts';

/** Of five, the median differed by a quarter from one to the next. */
const RUNS = 15;
/**
 * The page that a reader comes from. A browser changes processes between two sites, whatever their headers; from a blank tab it would
 * spare that to the bare page alone, which has no Cross-Origin-Opener-Policy.
 */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>';
/** Bytes of the longest text that the budget of a reading page is for. */
const LONGEST = 8000;

/** The longest text that counts. */
function chooseText(library: Library): string {
  const songs = songsOf(library).filter(({ digest, bytes }) => digest !== null && bytes <= LONGEST);
  const [song] = songs.toSorted((a, b) => b.bytes - a.bytes);
  if (!song) throw new Error(`The library has no text of at most ${LONGEST} bytes.\n  Name another with --library.`);
  return song.path;
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
      const links = [...attributes.matchAll(/\s(?:href|lang)="[^"]*"/g)].join('');
      return `<${tag}${links}>`;
    });
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n${bare.trim()}\n`;
}

/** Runs in the page: milliseconds to its largest paint, and how much of it moved. */
async function readSeen(): Promise<{ lcp: number; shift: number }> {
  const entriesOf = (type: string): Promise<(PerformanceEntry & { value?: number })[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, shifts] = await Promise.all(['largest-contentful-paint', 'layout-shift'].map(entriesOf));
  return {
    lcp: paints?.at(-1)?.startTime ?? Number.NaN,
    shift: shifts?.reduce((sum, { value = 0 }) => sum + value, 0) ?? 0,
  };
}

type Visit = Record<'html' | 'bytes' | 'requests' | 'lcp' | 'shift', number>;

/** One first visit, up to the moment when nothing more happens by itself. */
const visitOnce = ({ phone, network }: Bench, path: string): Promise<Visit> =>
  inTab(phone, async (page) => {
    await page.goto(ELSEWHERE);
    network.transfers.length = 0;
    await page.goto(path);
    await network.settle();
    const { transfers } = network;
    const html = transfers.find((one) => one.path === path)?.bytes ?? Number.NaN;
    return { html, bytes: sumBytes(transfers), requests: transfers.length, ...(await page.evaluate(readSeen)) };
  });

/** Visits a page and its bare page in turn, so that both see the same machine. */
async function measure(bench: Bench, name: string, path: string): Promise<Row> {
  const bare = `/bare${path}`;
  const html = await readFile(join(bench.site.dist, fileOfPath(path)), 'utf8');
  bench.network.instead.set(bare, barePage(html));
  const [ours, theirs]: [Visit[], Visit[]] = [[], []];
  await visitOnce(bench, path); // the browser's own first steps are no page's fault
  for (let run = 0; run < RUNS; run += 1) {
    theirs.push(await visitOnce(bench, bare));
    ours.push(await visitOnce(bench, path));
  }
  const middle = (visits: readonly Visit[], key: keyof Visit): number => rounded(median(visits.map((one) => one[key])));
  return {
    page: name,
    'HTML bytes': middle(ours, 'html'),
    'all bytes': middle(ours, 'bytes'),
    requests: middle(ours, 'requests'),
    'LCP ms': middle(ours, 'lcp'),
    'bare LCP ms': middle(theirs, 'lcp'),
    'LCP × bare': rounded(median(ours.map(({ lcp }, at) => lcp / (theirs[at]?.lcp ?? Number.NaN)))),
    shift: middle(ours, 'shift'),
  };
}

export async function visits(bench: Bench): Promise<Measured> {
  const text = chooseText(bench.site.library);
  return {
    rows: [await measure(bench, 'text', text), await measure(bench, 'Home', '/')],
    notes: [
      `The text is ${text}. The median of ${RUNS} visits; bytes are of heads and packed bodies, the click log's call too.`,
    ],
  };
}
