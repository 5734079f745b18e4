/** The number of each text in the index inside texts, the same at all later pulls. */
import { entryKey } from '#core/library/names.ts';
import { numberTexts } from '#core/text-index/documents.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';

/**
 * A manifest with the number of each entry: that of the last pull, else one that no text ever had.
 * @param previous the manifest of the last pull; null at the first
 */
export function withNumbers(next: SnapshotManifest, previous: SnapshotManifest | null): SnapshotManifest {
  const earlier = new Map(previous?.entries.map((entry) => [entryKey(entry), entry.number]));
  const listed = next.entries.map((entry) => ({ ...entry, number: earlier.get(entryKey(entry)) }));
  const { texts, next: nextNumber } = numberTexts(listed, previous?.nextNumber);
  const numbers = new Map(texts.map(({ number, entry }) => [entryKey(entry), number]));
  const entries = next.entries.map((entry) => ({ ...entry, number: numbers.get(entryKey(entry)) as number }));
  return { ...next, nextNumber, entries };
}
