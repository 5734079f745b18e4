/** Pages as a device draws them from the packs of a built site, held against the pages of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillSongPage, readSongTemplate } from '#core/page/fill-song-page.ts';
import { packSongs } from '#core/text-index/pack-pages.ts';
import { packIndex, packManifest } from '#schemas/pack.ts';
import { type Shell, shell } from '#schemas/shell.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';

/** The shell as it stands in the first line of the worker's script. */
export function readShell(script: string): Shell {
  const [line = ''] = script.split('\n', 1);
  return shell.parse(JSON.parse(line.slice(line.indexOf('=') + 1, -1)));
}

/** Where two pages are not the same, with what stands there; null for the same. */
function firstDifference(drawn: string, published: string): string | null {
  if (drawn === published) return null;
  let at = 0;
  while (drawn[at] === published[at]) at += 1;
  const [here, there] = [drawn, published].map((page) => JSON.stringify(page.slice(at - 60, at + 60)));
  return `drawn ${here}, published ${there}`;
}

/**
 * Draws every text of every pack.
 * @param dist folder of the site
 * @returns how many were drawn, which of them say that they were corrected, and what is wrong with those that are not the published page, byte for byte
 */
export function drawAll(dist: string): { drawn: number; corrected: string[]; faults: string[] } {
  const read = (address: string): Buffer => readFileSync(join(dist, address));
  // Those of earlier releases stand beside it for a while.
  const template = readSongTemplate(read(readShell(read('sw.js').toString()).template).toString());
  const index = packIndex.parse(JSON.parse(read('packs/index.json').toString()));
  let drawn = 0;
  const faults: string[] = [];
  const corrected: string[] = [];
  for (const { manifest } of index.packs) {
    const pack = packManifest.parse(JSON.parse(read(manifest).toString()));
    const chunks = pack.chunks.map(({ file }) => read(file));
    for (const [at, page] of packSongs(pack).entries()) {
      const { chunk = null, start = 0, bytes = 0 } = pack.songs[at] ?? {};
      if (chunk === null) continue;
      const text = chunks[chunk]?.subarray(start, start + bytes).toString() ?? '';
      const published = read(fileOfPath(page.song.path)).toString();
      const difference = firstDifference(fillSongPage(template, page, text), published);
      if (published.includes('Corrected on ')) corrected.push(page.song.fileName);
      if (difference) faults.push(`${page.song.path}: ${difference}`);
      drawn += 1;
    }
  }
  return { drawn, corrected, faults };
}
