import { fnv1a } from '#core/library/hash.ts';
import type { CatalogueIndex } from '#schemas/catalogue.ts';

/** Tells one catalogue from another: the addresses of its columns change when they do. */
export const catalogueDigest = ({ folders }: Pick<CatalogueIndex, 'folders'>): string =>
  fnv1a(folders.map(({ name, columns }) => `${name} ${columns}`).join('\n'));
