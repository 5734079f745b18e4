/** The texts of a snapshot that can be looked into, in the order of the index. */
import { hash } from 'node:crypto';
import { compareTexts, type DigestedText } from '#core/text-index/documents.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';

/** A text, and where its words are. */
export interface Document extends DigestedText {
  /** Its digest in the snapshot, whole; null where there is no text to index. */
  readonly text: string | null;
}

/** Hex digits that tell one version of a text from another in the list that a build leaves for the next. */
const DIGITS = 16;

/** Every entry has a number, whether its text can be loaded or not: the catalogue lists it. */
export function documentsOf({ entries }: Pick<SnapshotManifest, 'entries'>): Document[] {
  return entries
    .map(({ folder, fileName, language, digest, unavailable }): Document => {
      const text = unavailable ? null : digest;
      return { folder, fileName, language, text, digest: text?.slice(0, DIGITS) ?? '' };
    })
    .sort(compareTexts);
}

/** One line of the list for each text, what it shares with the line before left out. */
const SEPARATOR = '\t';

/** The list of a base's texts for the next build: folder, file name, language, digest. */
export function writeList(documents: readonly DigestedText[]): string {
  let last: DigestedText | undefined;
  const lines = documents.map((document) => {
    const folder = document.folder === last?.folder ? '' : JSON.stringify(document.folder);
    const name = folder === '' && document.fileName === last?.fileName ? '' : JSON.stringify(document.fileName);
    last = document;
    return [folder, name, JSON.stringify(document.language), document.digest].join(SEPARATOR);
  });
  return lines.join('\n');
}

/**
 * The other way.
 * @throws {SyntaxError} when it is no such list
 */
export function readList(list: string): DigestedText[] {
  if (list === '') return [];
  let [folder, fileName] = ['', ''];
  return list.split('\n').map((line) => {
    const [place = '', name = '', language = '', digest = ''] = line.split(SEPARATOR);
    if (place !== '') folder = JSON.parse(place);
    if (name !== '') fileName = JSON.parse(name);
    return { folder, fileName, language: JSON.parse(language), digest };
  });
}

/** The first hex digits of the SHA-256 of a file of the index; with its boundary they make its name. */
export const shortHash = (content: Uint8Array | string): string => hash('sha256', content).slice(0, 8);
