/** Opens the index of a library. */

import { fromDistances, numberTexts } from '#core/text-index/documents.ts';
import { CatalogueChangedError, type TextsOfLibrary } from './library.ts';
import type { OpenIndex } from './lookup.ts';
import type { LibrarySource } from './source.ts';

/** @throws {CatalogueChangedError}, and what the source throws */
export async function openIndex(library: TextsOfLibrary, source: LibrarySource): Promise<OpenIndex> {
  const root = await source.root();
  const differences = {
    gone: fromDistances(root.gone),
    fresh: fromDistances(root.fresh),
    changed: fromDistances(root.changed),
  };
  const numbering = numberTexts(root.documents.count, library.texts.count, differences);
  if (numbering === null || root.catalogue !== library.catalogue) throw new CatalogueChangedError();
  const { base, delta } = root;
  return {
    segments: [{ files: base, places: numbering.base }, ...(delta ? [{ files: delta, places: numbering.delta }] : [])],
    passages: base.passages + (delta?.passages ?? 0),
  };
}
