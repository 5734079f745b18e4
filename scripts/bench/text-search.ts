/** The search for a line inside the texts: the size of its index, and what a reader fetches for one. */
import { join } from 'node:path';
import { INDEX_FOLDER, ROOT_FILE } from '../text-index/files.ts';
import { readFolder } from '../verify/folder.ts';
import type { Source } from './library.ts';
import { sumBytes, type Transfer } from './network.ts';
import { type Bench, find, inTab, tap } from './phone.ts';
import { type Measured, median, percentile } from './report.ts';
import { timed } from './watch.ts';

const LINES = 40;
/** Words of a line that a reader types. */
const WORDS = 4;

/** The first words of lines from all over a library, of texts in every language. */
async function sampleLines({ entries, textOf }: Source): Promise<string[]> {
  const lines: string[] = [];
  for (let at = 0; lines.length < LINES && at < LINES * 20; at += 1) {
    const entry = entries[Math.floor(((at * 0.618034) % 1) * entries.length)];
    const all = ((entry && (await textOf(entry))) ?? '').split('\n');
    const words = (all[Math.floor(all.length / 2)] ?? '').match(/[\p{L}\p{M}]{4,}/gu) ?? [];
    if (words.length >= WORDS) lines.push(words.slice(0, WORDS).join(' '));
  }
  return lines;
}

/** What came for a line, typed in a tab that has never been here; null where no verse was found. */
const searchOnce = ({ phone, network }: Bench, words: string): Promise<Transfer[] | null> =>
  inTab(
    phone,
    async (page) => {
      await page.goto('/');
      await tap(page, await find(page, 'main input[name="q"]'));
      await network.settle();
      network.transfers.length = 0;
      const { answered } = await timed(page, 'input', '.in-texts li mark', () => page.keyboard.insertText(words));
      await network.settle();
      return answered === null ? null : [...network.transfers];
    },
    1,
  );

export async function lines(bench: Bench): Promise<Measured> {
  const { network, site, source } = bench;
  const sampled = await sampleLines(source);
  const came: Transfer[][] = [];
  network.isSlow = false;
  for (const words of sampled) {
    const transfers = await searchOnce(bench, words);
    if (transfers) came.push(transfers);
  }
  network.isSlow = true;
  const isOfIndex = ({ path }: Transfer): boolean => path === `/${ROOT_FILE}` || path.startsWith(`/${INDEX_FOLDER}/`);
  const ofIndex = came.map((all) => all.filter(isOfIndex));
  const [requests, bytes] = [ofIndex.map(({ length }) => length), ofIndex.map(sumBytes)];
  const { sizes } = readFolder(join(site.dist, INDEX_FOLDER));
  const pages = came.map((all) => all.filter(({ path }) => path.startsWith('/file/')).length);
  return {
    rows: [
      {
        lines: sampled.length,
        found: came.length,
        'requests p50': median(requests),
        'requests p95': percentile(requests, 0.95),
        'bytes p50': median(bytes),
        'bytes p95': percentile(bytes, 0.95),
        'pages p50': median(pages),
        'bytes a text': Math.round(sizes.bytes / source.entries.length),
      },
    ],
    notes: [
      `The first ${WORDS} longer words of a line. Requests and bytes are of the index; pages were read to show the verse.`,
    ],
  };
}
