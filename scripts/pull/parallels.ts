/** The verses of each text that return in others of its language; found anew where a text differs, else as the last pull has them. */
import { entryKey } from '#core/library/names.ts';
import { compareTexts } from '#core/text-index/documents.ts';
import { findParallels, PARALLELS_VERSION, type VersePlace } from '#core/text-index/parallels.ts';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import type { ReadText } from './news.ts';

type Found = Pick<SnapshotEntry, 'parallels' | 'repeats'>;

const hasWords = ({ digest, unavailable }: SnapshotEntry): boolean => digest !== null && !unavailable;

const textsOf = ({ entries }: SnapshotManifest): Map<string, string | null> =>
  new Map(entries.filter(hasWords).map((entry) => [entryKey(entry), entry.digest]));

function haveSameTexts(previous: SnapshotManifest, next: SnapshotManifest): boolean {
  const [before, after] = [textsOf(previous), textsOf(next)];
  return before.size === after.size && [...after].every(([key, digest]) => before.get(key) === digest);
}

/** @param entries of one language, in an order that does not hang on that of the list */
async function findIn(entries: readonly SnapshotEntry[], read: ReadText): Promise<[SnapshotEntry, Found][]> {
  const texts: string[] = [];
  for (const { digest } of entries) texts.push((digest !== null && (await read(digest))) || '');
  const placeOf = ({ text, id, verse }: VersePlace) => {
    const { folder, fileName } = entries[text] as SnapshotEntry;
    return { folder, fileName, id, verse };
  };
  return findParallels(texts).map(({ verses, repeats }, at) => {
    const parallels = verses.map(({ id, in: places }) => ({ id, in: places.map(placeOf) }));
    const names = repeats
      .flatMap((other) => entries[other] ?? [])
      .map(({ folder, fileName }) => `${folder}/${fileName}`);
    const found = { ...(parallels.length > 0 && { parallels }), ...(names.length > 0 && { repeats: names }) };
    return [entries[at] as SnapshotEntry, found];
  });
}

/**
 * A manifest with what of each text returns in others.
 * @param previous the manifest of the last pull; null at the first
 * @param read reads a text
 */
export async function withParallels(
  next: SnapshotManifest,
  previous: SnapshotManifest | null,
  read: ReadText,
): Promise<SnapshotManifest> {
  const found = new Map<string, Found>();
  if (previous?.parallels === PARALLELS_VERSION && haveSameTexts(previous, next))
    for (const entry of previous.entries) found.set(entryKey(entry), entry);
  else
    for (const entries of Map.groupBy(next.entries.filter(hasWords), ({ language }) => language).values())
      for (const [entry, own] of await findIn(entries.toSorted(compareTexts), read)) found.set(entryKey(entry), own);
  return {
    ...next,
    parallels: PARALLELS_VERSION,
    entries: next.entries.map((entry) => {
      const { parallels, repeats } = found.get(entryKey(entry)) ?? {};
      return { ...entry, ...(parallels && { parallels }), ...(repeats && { repeats }) };
    }),
  };
}
