/** The verses of each text that return in others of its language; found anew where a text differs, else as the last pull has them. */
import { z } from 'zod';
import { entryKey } from '#core/library/names.ts';
import { compareTexts } from '#core/text-index/documents.ts';
import {
  findParallels,
  type KnownOfText,
  nothingKnown,
  PARALLELS_VERSION,
  type VersePlace,
} from '#core/text-index/parallels.ts';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** What of a snapshot it needs. */
type Source = Pick<Snapshot, 'previous' | 'read' | 'readCache' | 'storeCache'>;

type Found = Pick<SnapshotEntry, 'parallels' | 'repeats'>;

const hasWords = ({ digest, unavailable }: SnapshotEntry): boolean => digest !== null && !unavailable;

const textsOf = ({ entries }: SnapshotManifest): Map<string, string | null> =>
  new Map(entries.filter(hasWords).map((entry) => [entryKey(entry), entry.digest]));

function haveSameTexts(previous: SnapshotManifest, next: SnapshotManifest): boolean {
  const [before, after] = [textsOf(previous), textsOf(next)];
  return before.size === after.size && [...after].every(([key, digest]) => before.get(key) === digest);
}

/**
 * @param entries of one language, in an order that does not hang on that of the list
 * @param known by digest, of texts that were looked at before; it gets what is found
 */
async function findIn(
  entries: readonly SnapshotEntry[],
  read: Source['read'],
  known: Map<string, KnownOfText>,
): Promise<[SnapshotEntry, Found][]> {
  const digests = entries.map(({ digest }) => digest ?? '');
  const texts = await Promise.all(digests.map(read));
  const own = digests.map((digest) => {
    const before = known.get(digest) ?? nothingKnown();
    known.set(digest, before);
    return before;
  });
  const placeOf = ({ text, id, verse }: VersePlace) => {
    const { folder, fileName } = entries[text] as SnapshotEntry;
    return { folder, fileName, id, verse };
  };
  return findParallels(texts, own).map(({ verses, repeats }, at) => {
    const parallels = verses.map(({ id, in: places }) => ({ id, in: places.map(placeOf) }));
    const names = repeats
      .flatMap((other) => entries[other] ?? [])
      .map(({ folder, fileName }) => `${folder}/${fileName}`);
    const found = { ...(parallels.length > 0 && { parallels }), ...(names.length > 0 && { repeats: names }) };
    return [entries[at] as SnapshotEntry, found];
  });
}

/** A version in which equal texts have equal runs. */
const knownTexts = z.object({
  version: z.literal(PARALLELS_VERSION),
  texts: z.record(
    z.string(),
    z.object({
      runs: z.array(z.tuple([z.number(), z.string()])),
      verses: z.array(z.tuple([z.number(), z.nullable(z.object({ id: z.string(), verse: z.string() }))])),
    }),
  ),
});

/**
 * What was worked out of each text at the last pull, by its digest. Without it a pull of the real library that changes one text takes
 * 3 s more. None where it cannot be read.
 */
async function readKnown(snapshot: Source): Promise<Map<string, KnownOfText>> {
  const stored = await snapshot.readCache('parallels', knownTexts);
  return new Map(
    Object.entries(stored?.texts ?? {}).map(([digest, { runs, verses }]) => [
      digest,
      { runs: new Map(runs), verses: new Map(verses) },
    ]),
  );
}

/** Of the texts of a manifest alone. */
function storeKnown(snapshot: Source, entries: readonly SnapshotEntry[], known: Map<string, KnownOfText>) {
  const digests = new Set(entries.map(({ digest }) => digest ?? ''));
  const texts = Object.fromEntries(
    [...known].flatMap(([digest, { runs, verses }]) =>
      digests.has(digest) && runs.size > 0 ? [[digest, { runs: [...runs], verses: [...verses] }]] : [],
    ),
  );
  snapshot.storeCache('parallels', JSON.stringify({ version: PARALLELS_VERSION, texts }));
}

/**
 * A manifest with what of each text returns in others.
 */
export async function withParallels(next: SnapshotManifest, snapshot: Source): Promise<SnapshotManifest> {
  const { previous } = snapshot;
  const found = new Map<string, Found>();
  if (previous?.parallels === PARALLELS_VERSION && haveSameTexts(previous, next))
    for (const entry of previous.entries) found.set(entryKey(entry), entry);
  else {
    const known = await readKnown(snapshot);
    const entries = next.entries.filter(hasWords);
    for (const ofLanguage of Map.groupBy(entries, ({ language }) => language).values())
      for (const [entry, own] of await findIn(ofLanguage.toSorted(compareTexts), snapshot.read, known))
        found.set(entryKey(entry), own);
    storeKnown(snapshot, entries, known);
  }
  return {
    ...next,
    parallels: PARALLELS_VERSION,
    entries: next.entries.map((entry) => {
      const { parallels, repeats } = found.get(entryKey(entry)) ?? {};
      return { ...entry, ...(parallels && { parallels }), ...(repeats && { repeats }) };
    }),
  };
}
