/** The files of single texts, where the site has them. */
import type { Folder } from '#library/library.ts';
import { type DataSite, fileAt, textFilesOf } from './rows.ts';

export interface DataFile {
  /** Below the built folder. */
  name: string;
  /** SHA-256 of its content, in hex. */
  digest: string;
}

/** Those of a collection. */
export function* filesOf(folder: Folder, site: DataSite): Generator<DataFile> {
  for (const list of folder.languages)
    for (const [{ digest }, path] of textFilesOf(list, site.extras)) yield { name: fileAt(path), digest: digest ?? '' };
}
