/** A small library on disk, and the embedded API over it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Translate } from '../../scripts/local-api/app.ts';
import { type ApiOptions, startApi } from '../../scripts/local-api/server.ts';

/** Writes files by relative path into a new temporary folder. */
export function folderOf(files: Record<string, string | Uint8Array>): {
  dir: string;
  write: (path: string, text: string | Uint8Array) => void;
  remove: () => void;
} {
  const dir = mkdtempSync(join(tmpdir(), 'nama-library-'));
  const write = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { dir, write, remove: () => rmSync(dir, { recursive: true }) };
}

export const dawn = {
  folder: 'Rigveda',
  language: 'SAN',
  file_name: '0113 Dawn (RV 1.113).txt',
  file_path: 'Rigveda/SAN/0113 Dawn (RV 1.113).txt',
  song_no: 113,
  s3_path: 'Rigveda/SAN/0113 Dawn (RV 1.113).txt',
};
export const who = { folder: 'Upanishads', language: 'ENG', file_name: '001 By Whom? 100%.txt' };

/** One entry with every field, one with the fewest, one whose text is missing, one that would leave the library. */
export const listed = {
  'files.json': JSON.stringify({
    files: [
      dawn,
      who,
      { folder: 'Upanishads', language: 'TAM', file_name: '002 Gone.txt' },
      { folder: 'Upanishads', language: 'TAM', file_name: '003 Out.txt', file_path: '../files.json', s3_path: 'out' },
      { folder: 'no language' },
    ],
    playlists: [
      { id: '1', name: 'Plain' },
      { id: 'week', name: 'Rich' },
      { id: 'lost', name: 'Lost' },
      { id: '../files', name: 'Out' },
    ],
  }),
  [`texts/${dawn.file_path}`]: 'इदं श्रेष्ठं ज्योतिषां ज्योतिरागात्\r\n',
  [`texts/Upanishads/ENG/${who.file_name}`]: 'By whom impelled soars the mind?\n',
  'texts/secret.txt': 'not in the list',
  'playlists/1.json': JSON.stringify({ playlist: 'Plain', content: 'one\ntwo', isHtml: false }),
  'playlists/week.json': JSON.stringify({
    playlist: { id: 'week', name: 'Rich' },
    content: '<p>one</p>',
    isHtml: true,
  }),
};

const echo: Translate = async ({ text, translationType }) => ({ output: `${translationType}: ${text}`, model: 'echo' });

/** Starts the API on a free port, with a store that ends with it. */
export const startOver = (dir: string, options: Partial<ApiOptions> = {}) =>
  startApi({ libraryDir: dir, port: 0, dataDir: ':memory:', translate: echo, ...options });

/** A POST whose body is JSON, unless it is text already. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
