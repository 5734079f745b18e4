/** The search inside texts: the size of its index, and what a question costs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { stanzasOf } from '#features/reading/stanzas.ts';
import { wordKey, wordsIn } from '#features/search/text/words.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import { documentsOf } from '../text-index/documents.ts';
import { INDEX_FOLDER, ROOT_FILE } from '../text-index/files.ts';
import { readFolder } from '../verify/folder.ts';
import { onPhone } from './nginx.ts';
import { LINE, type Phone, SLOWDOWN, sumBytes, type Tab, type Transfer } from './phone.ts';
import type { Row, Section } from './report.ts';
import type { BuiltSite } from './site.ts';
import { median, percentile, rounded } from './statistics.ts';

/** In a fresh browser each: a first question, and a next one, each put in at once. */
const READERS = 8;
const QUESTIONS = ['first', 'next'];
/** Words of a phrase. */
const WORDS = 4;

/** Lines of texts from all over the library, their first words. */
function drawPhrases({ snapshot }: BuiltSite, count: number): string[] {
  const texts = documentsOf(readManifest(snapshot)).flatMap(({ text }) => (text === null ? [] : [text]));
  const phrases: string[] = [];
  for (let at = 0; phrases.length < count && at < count * 20; at += 1) {
    const text = readText(snapshot, texts[Math.floor(((at * 0.618034) % 1) * texts.length)] as string);
    const stanzas = stanzasOf(text);
    const lines = (stanzas[Math.floor(stanzas.length / 2)] ?? '').split('\n');
    const words = wordsIn(lines[0] ?? '').filter((word) => wordKey(word).length > 3);
    if (words.length >= WORDS) phrases.push(words.slice(0, WORDS).join(' '));
  }
  return phrases;
}

const isOfTexts = ({ url }: Transfer): boolean =>
  [`/${ROOT_FILE}`, `/${INDEX_FOLDER}/`, '/file/'].some((start) => new URL(url).pathname.startsWith(start));

interface Asked {
  /** Milliseconds to the first verse; null where none came. */
  ms: number | null;
  requests: number;
  bytes: number;
}

async function ask(tab: Tab, phrase: string): Promise<Asked> {
  await tab.empty();
  await wait(1000);
  const before = tab.transfers.length;
  await tab.watch('input', '.in-texts li mark');
  await tab.type(phrase);
  const { answered } = await tab.readAnswer();
  await tab.settle();
  const some = tab.transfers.slice(before).filter(isOfTexts);
  return { ms: answered, requests: some.length, bytes: sumBytes(some) };
}

const askAll = (phone: Phone, origin: string, phrases: readonly string[]): Promise<Asked[]> =>
  phone.inTab(LINE, async (tab) => {
    await tab.goto(`${origin}/`);
    await tab.tap(await tab.find('main input[name="q"]'));
    // The catalogue is fetched with the first letter, for the names.
    await tab.type('a');
    await tab.find('main mark');
    await tab.settle();
    const answers: Asked[] = [];
    for (const at of QUESTIONS.keys()) answers.push(await ask(tab, phrases[at] ?? ''));
    return answers;
  });

function rowOf(question: string, all: readonly Asked[]): Row {
  const found = all.flatMap(({ ms }) => (ms === null ? [] : [ms]));
  const bytes = all.map((one) => one.bytes);
  return {
    question,
    asked: all.length,
    found: found.length,
    'p50 ms': rounded(median(found)),
    'p95 ms': rounded(percentile(found, 0.95)),
    'requests p50': median(all.map(({ requests }) => requests)),
    'bytes p50': Math.round(median(bytes)),
    'bytes p95': Math.round(percentile(bytes, 0.95)),
  };
}

/** What the index of a built site takes. */
async function sizeSection({ dist, snapshot }: BuiltSite): Promise<Section> {
  const { files, sizes } = readFolder(join(dist, INDEX_FOLDER));
  const shards = files.filter(({ name }) => name.endsWith('.bin') && !name.startsWith('documents.'));
  const root = await readFile(join(dist, ROOT_FILE));
  const texts = readManifest(snapshot).entries.length;
  const row = {
    texts,
    files: sizes.files + 1,
    bytes: sizes.bytes + root.length,
    'bytes a text': Math.round((sizes.bytes + root.length) / texts),
    'largest shard': Math.max(...shards.map(({ bytes }) => bytes)),
    'root br': brotliCompressSync(root).length,
  };
  const notes = ['Shards are packed in their files; no host need pack them.'];
  return { part: 'text-search', title: 'Index inside texts', rows: [row], notes };
}

export async function textSearch(chromium: string, site: BuiltSite): Promise<Section[]> {
  const phrases = drawPhrases(site, READERS * QUESTIONS.length);
  const asked: Asked[][] = [];
  await onPhone(chromium, site.dist, async (phone, { origin }) => {
    for (let at = 0; at + QUESTIONS.length <= phrases.length; at += QUESTIONS.length)
      asked.push(await askAll(phone, origin, phrases.slice(at)));
  });
  return [
    await sizeSection(site),
    {
      part: 'text-search',
      title: `A phrase looked for inside texts: CPU ${SLOWDOWN}× slower, ${LINE.bitsPerSecond / 1e6} Mbit/s, ${LINE.latencyMs} ms`,
      rows: QUESTIONS.map((name, at) =>
        rowOf(
          name,
          asked.flatMap((answers) => answers[at] ?? []),
        ),
      ),
      notes: [
        'From the phrase in the field to its first verse on the page. Requests and bytes: root, nodes, shards and pages, headers included, until all verses are there.',
        `Phrases are ${WORDS} words of lines from all over the library. Pagefind beside it: docs/search-format.md.`,
      ],
    },
  ];
}
