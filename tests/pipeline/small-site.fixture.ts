/** A small built site without faults, for tests to add one. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';
import { FIXED, fileOfPath } from '../../scripts/verify/pages.ts';
import { findSecrets } from '../../scripts/verify/secrets.ts';
import { checkSite, type SiteChecks } from '../../scripts/verify/verify.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = 'body{color:#222}';
const SCRIPT = 'document.title+=""';
const POLICY = `default-src 'none'; img-src 'self'; script-src 'self' ${sourceOf(SCRIPT)}; style-src 'self' ${sourceOf(STYLE)};`;

/** Texts that a careless page would alter: mark-up, references, blank lines, white space at both ends, Indic scripts. */
export const TEXTS: Readonly<Record<string, string>> = {
  '001 Dawn.txt': 'उषो देवि\n\n  अमर्त्या  \n',
  '002 A <b> & "c".txt': "<script>alert(1)</script> &amp; & 'd' \u00A0 திரு\n",
  'why? 100%.txt': '\n\nbegins with blank lines',
};

/** The snapshot of those texts in two languages, one of them missing, and a playlist. */
function manifestOf(): SnapshotManifest {
  const entries = Object.entries(TEXTS).flatMap(([fileName, text]) =>
    ['SAN', 'ENG'].map((language) => ({
      folder: 'Rig_Veda',
      language,
      fileName,
      songNo: null,
      s3Path: null,
      lastModified: null,
      digest: digestOf(text),
      bytes: Buffer.byteLength(text),
      state: 'current',
      unavailable: false,
    })),
  );
  const missing = { ...entries[0], language: 'TAM', digest: null, bytes: 0, state: 'missing' };
  const playlist = { id: 'திரு 1', name: 'Verses', digest: null, isHtml: false, state: 'missing', failure: 'gone' };
  return snapshotManifest.parse({
    version: 1,
    pulledAt: '2026-11-21T00:00:00.000Z',
    source: 'api',
    notice: null,
    entries: [...entries, missing],
    playlists: [playlist],
    skipped: [],
  });
}

/** @param path its own address; none for a page that search engines leave out */
const pageOf = (body: string, path?: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${path ? `<link rel="canonical" href="https://library.example${path}">` : '<meta name="robots" content="noindex">'}<meta http-equiv="content-security-policy" content="${POLICY}"><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head><body translate="no"><a href="#main">Skip</a><main id="main">${body}</main><script type="module">${SCRIPT}</script><script type="module" src="/_astro/home.Bx1.js"></script></body></html>`;

export interface SmallSite {
  folder: string;
  manifest: SnapshotManifest;
  /** Paths of the pages of songs that have a text. */
  songPaths: string[];
  /** Rewrites one file of the site, named by its place in the folder. */
  alter(file: string, change: (content: string) => string): void;
  check(variables?: Record<string, string>): Promise<SiteChecks>;
  remove(): void;
}

/** Writes the site into a folder of its own. */
export function smallSite(): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'nama-site-checks-'));
  const manifest = manifestOf();
  const library = arrangeLibrary(manifest.entries, manifest.playlists);
  const songs = songsOf(library);
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const links = (items: readonly { path: string }[]): string =>
    items.map(({ path }) => `<a href="${path}">there</a>`).join('\n');
  const lists = library.folders.flatMap((one) => [one, ...one.languages]);
  write('index.html', pageOf(`${links(lists)}${links(library.playlists)}<a href="/support/">Support</a>`, '/'));
  for (const path of FIXED.filter((one) => one !== '/')) {
    write(fileOfPath(path), pageOf('<a href="/?folder=Rig_Veda">Home</a>', path));
  }
  write('404.html', pageOf('<a href="https://elsewhere.example/">Elsewhere</a>'));
  for (const { path } of [...lists, ...library.playlists]) write(fileOfPath(path), pageOf(links(songs), path));
  for (const song of songs) {
    const text = TEXTS[song.fileName] ?? '';
    // The last song of the three stands in a <pre>, where a browser drops the first line break.
    const box = song.fileName.startsWith('why')
      ? `<pre data-text>\n${escaped(text)}</pre>`
      : `<div data-text><div>${escaped(text)}</div></div>`;
    write(fileOfPath(song.path), pageOf(`${song.digest === null ? 'Not to be had.' : box}${links(songs)}`, song.path));
  }
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('_astro/home.Bx1.js', 'export const home = 1;');
  return {
    folder,
    manifest,
    songPaths: songs.filter((song) => song.digest !== null).map((song) => song.path),
    alter: (file, change) => write(file, change(readFileSync(join(folder, file), 'utf8'))),
    check: (variables = {}) =>
      checkSite({ folder, manifest, secrets: findSecrets(variables), siteUrl: 'https://library.example' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
