/** The texts of the catalogue in the order of the index: where a document number leads. */
import type { CatalogueRow } from '#core/library/catalogue.ts';
import { compareTexts } from '#core/text-index/documents.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';

/** One column for all texts, since there may be a hundred thousand. */
export interface CatalogueTexts {
  readonly count: number;
  /** Position of the row in the catalogue, and of the language among those of its folder. */
  readonly row: Uint32Array;
  readonly language: Uint8Array;
}

/** @param rows of all folders, `folders` as the catalogue's index has them */
export function textsOfCatalogue(rows: readonly CatalogueRow[], folders: readonly FolderSummary[]): CatalogueTexts {
  const nameOf = (at: number) => {
    const row = rows[at] as CatalogueRow;
    return { folder: folders[row.folder]?.name ?? '', fileName: row.fileName, language: '' };
  };
  const order = rows.map((row, at) => ({ at, name: nameOf(at), row }));
  order.sort((a, b) => compareTexts(a.name, b.name));
  const row: number[] = [];
  const language: number[] = [];
  for (let at = 0; at < order.length; ) {
    // Rows of one file name that differ in their numbers are one song here.
    const first = order[at] as (typeof order)[number];
    const same: { row: number; bit: number; code: string }[] = [];
    for (; at < order.length && compareTexts((order[at] as typeof first).name, first.name) === 0; at += 1) {
      const one = order[at] as typeof first;
      for (const [bit, { code }] of (folders[one.row.folder]?.languages ?? []).entries())
        if (Math.floor(one.row.mask / 2 ** bit) % 2 === 1) same.push({ row: one.at, bit, code });
    }
    same.sort((a, b) => (a.code < b.code ? -1 : 1));
    for (const one of same) {
      row.push(one.row);
      language.push(one.bit);
    }
  }
  return { count: row.length, row: Uint32Array.from(row), language: Uint8Array.from(language) };
}
