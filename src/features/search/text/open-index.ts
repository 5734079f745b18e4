/** Opens the index of a library. */
import { CatalogueChangedError } from './catalogue-changed.ts';
import { fromDistances, numberTexts } from './documents.ts';
import type { TextsOfLibrary } from './library.ts';
import type { OpenIndex } from './lookup.ts';
import type { TextSource } from './source.ts';

/** @throws {CatalogueChangedError}, and what the source throws */
export async function openIndex(library: TextsOfLibrary, source: TextSource): Promise<OpenIndex> {
  const root = await source.root();
  const differences = {
    gone: fromDistances(root.gone),
    fresh: fromDistances(root.fresh),
    changed: fromDistances(root.changed),
  };
  const numbering = numberTexts(root.documents.count, library.texts.count, differences);
  if (numbering === null || root.catalogue !== library.catalogue) throw new CatalogueChangedError();
  return { root, numbering };
}
