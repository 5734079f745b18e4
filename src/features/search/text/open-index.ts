/** Opens the index of a library. */

import { placesByNumber } from '#core/text-index/documents.ts';
import { readTree } from '#core/text-index/shard-tree.ts';
import { CatalogueChangedError, type TextsOfLibrary } from './library.ts';
import type { OpenIndex } from './lookup.ts';
import type { LibrarySource } from './source.ts';

/** @throws {CatalogueChangedError}, and what the source throws */
export async function openIndex(library: TextsOfLibrary, source: LibrarySource): Promise<OpenIndex> {
  const { catalogue, numbers, passages, tree } = await source.root();
  if (catalogue !== library.catalogue) throw new CatalogueChangedError();
  const shard = (node: number) => source.shard(node);
  return { segments: [{ parts: readTree(tree), places: placesByNumber(numbers), shard }], passages };
}
