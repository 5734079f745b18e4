/** The files of single texts: each text itself, and its answer of oEmbed, where the site has them. */
import { hash } from 'node:crypto';
import type { Folder } from '#library/library.ts';
import { oembedFilesOf } from './oembed.ts';
import { type DataSite, fileAt, textFilesOf } from './rows.ts';

export interface DataFile {
  /** Below the built folder. */
  name: string;
  /** SHA-256 of its content, in hex. */
  digest: string;
  /** Absent of a text, which the snapshot has by its digest. */
  json?: string;
}

/** Those of a collection. */
export function* filesOf(folder: Folder, site: DataSite): Generator<DataFile> {
  for (const list of folder.languages)
    for (const [{ digest }, path] of textFilesOf(list, site.extras)) yield { name: fileAt(path), digest: digest ?? '' };
  for (const [path, json] of oembedFilesOf(folder, site))
    yield { name: fileAt(path), digest: hash('sha256', json), json };
}
