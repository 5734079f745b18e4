/** Where the index lies in a built folder, and what of it a build reads back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DigestedText } from '#core/text-index/documents.ts';
import { HASHED_FILES } from '#page/headers.ts';
import { type TextRoot, type TextSegment, textNode, textRoot } from '#schemas/text-index.ts';
import { readList, shortHash, writeList } from './documents.ts';
import type { IndexFolder } from './segment.ts';

/** The root has one address, so that it can be asked for; all else is hashed, so that it can be kept. */
export const ROOT_FILE = 'catalogue/texts.json';
export const INDEX_FOLDER = `${HASHED_FILES.slice(1)}texts`;

/** The root of a built folder; null when there is none of this version. */
export function readRoot(folder: string): TextRoot | null {
  try {
    return textRoot.parse(JSON.parse(readFileSync(join(folder, ROOT_FILE), 'utf8')));
  } catch {
    return null;
  }
}

const nameIn = (file: string): string => `${INDEX_FOLDER}/${file}`;

/** The names of a segment's shards, those of its nodes included. @throws when a node cannot be read */
function shardsOf(folder: string, { shards, nodes }: TextSegment): string[] {
  const inNodes = nodes.flatMap((node) => {
    const json = readFileSync(join(folder, nameIn(`${node}.json`)), 'utf8');
    return textNode.parse(JSON.parse(json)).shards;
  });
  return [...shards, ...inNodes];
}

/** Every file of a segment, below the built folder. */
export function filesOfSegment(folder: string, segment: TextSegment): string[] {
  return [
    ...segment.nodes.map((name) => nameIn(`${name}.json`)),
    ...shardsOf(folder, segment).map((name) => nameIn(`${name}.bin`)),
  ];
}

/** The file that lists a base's texts. */
export const listFile = ({ documents }: TextRoot): string => nameIn(`${documents.list}.bin`);

export const writeDocuments = (to: IndexFolder, documents: readonly DigestedText[]): string =>
  to.write('documents', '.bin', deflateRawSync(writeList(documents), { level: 9 }));

/** @throws when it cannot be read */
export const readDocuments = (folder: string, root: TextRoot): DigestedText[] =>
  readList(inflateRawSync(readFileSync(join(folder, listFile(root)))).toString('utf8'));

/** Whether every file is there and holds what its name says. */
export function isWhole(folder: string, files: readonly string[]): boolean {
  try {
    return files.every((file) => file.split('.').at(-2) === shortHash(readFileSync(join(folder, file))));
  } catch {
    return false;
  }
}
