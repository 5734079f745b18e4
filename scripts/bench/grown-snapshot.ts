/** A snapshot of a grown library, without an API between. */
import { openSnapshot } from '../pull/snapshot.ts';
import { grow, grownText } from './grow.ts';
import type { ListedSeed, Source } from './library.ts';

/** Writes the snapshot of a grown library, text by text. */
export async function grownSnapshot(folder: string, source: Source, count: number): Promise<void> {
  const snapshot = await openSnapshot(folder);
  const entries = [];
  for (const entry of grow(source.entries, count)) {
    const text = await source.textOf(source.entries[entry.seed] as ListedSeed);
    const stored = text === null ? null : await snapshot.put(grownText(text, entry));
    const { folder: place, language, fileName, songNo } = entry;
    const names = { folder: place, language, fileName, songNo, s3Path: null, lastModified: null, unavailable: false };
    entries.push({
      ...names,
      digest: stored?.digest ?? null,
      bytes: stored?.bytes ?? 0,
      state: stored ? ('current' as const) : ('missing' as const),
    });
  }
  const rest = { version: 1 as const, pulledAt: new Date(0).toISOString(), source: 'api' as const, notice: null };
  await snapshot.commit({ ...rest, entries, playlists: [], skipped: [] });
  await snapshot.close();
}

/** Sizes of such libraries: 6,000, 20,000 and 100,000, up to a bound. */
export const grownSizes = (most: number): number[] => {
  const sizes = [6000, 20_000, 100_000].filter((size) => size <= most);
  return sizes.length > 0 ? sizes : [most];
};
