/** A library through ten rebuilds by seed: no address is lost, and what is new is told as it was done. */
import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { KINDS, newsByCollection, type ShownRebuild, shownNews } from '#core/library/news.ts';
import { type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';
import { oldPages } from '../../../scripts/old-addresses/resolve.ts';
import { withHistory } from '../../../scripts/pull/history.ts';
import { editLibrary, firstLibrary, LIBRARY_EDITS, takeStock, textOf } from '../../fixtures/edited-library.ts';
import { type Answer, snapshotOf, startLedger, type ToldSong } from '../../fixtures/expected-answers.ts';
import { drawBy } from '../../pipeline/rebuild.fixture.ts';

/** REBUILD_SEEDS=1000 asks for more. */
const SEEDS = Number(process.env['REBUILD_SEEDS'] ?? 5);

function answersOf(manifest: SnapshotManifest): Map<string, Partial<Answer>> {
  const library = arrangeLibrary(manifest.entries, manifest.playlists);
  const lists = [
    ...library.playlists.map(({ path }) => path),
    ...library.folders.flatMap(({ path, languages }) => [path, ...languages.map((one) => one.path)]),
  ];
  const songs = library.folders.flatMap(({ languages }) => languages.flatMap((one) => one.songs));
  return new Map<string, Partial<Answer>>([
    ...lists.map((path): [string, Partial<Answer>] => [path, { kind: 'list' }]),
    ...songs.map(({ path, corrected }): [string, Partial<Answer>] => [
      path,
      { kind: 'page', corrected: corrected !== undefined },
    ]),
    ...oldPages(manifest).map(({ from, to, list }): [string, Partial<Answer>] => [
      from,
      to === null ? { kind: 'removed', list: list.path } : { kind: 'moved', to },
    ]),
  ]);
}

const inOrder = (told: readonly ToldSong[]): string[] => told.map((one) => JSON.stringify(one)).sort();
const toldIn = (news: readonly ShownRebuild[]): string[][] =>
  news.map(({ songs }) =>
    inOrder(
      KINDS.flatMap((kind) =>
        songs[kind].map(({ name, place, was = '', href, stanzas }): ToldSong => {
          const [stanza, ...others] = stanzas ?? [];
          if (others.length > 0) throw new Error(`More than one verse of ${name} is told.`);
          return { kind, name, place, was, href, verse: stanza ? [stanza.was, stanza.now] : null };
        }),
      ),
    ),
  );

const made = new Set<string>();

describe.each(Array.from({ length: SEEDS }, (_, at) => at + 1))('seed %i', (seed) => {
  test('every address that ever was is answered, and the news are what was done', async () => {
    const draw = drawBy(seed);
    const library = firstLibrary();
    const ledger = startLedger(library);
    const texts = new Map<string, string>();
    let manifest: SnapshotManifest | null = null;
    for (let rebuild = 0; rebuild <= 10; rebuild++) {
      const did = rebuild === 0 ? [] : editLibrary(library, rebuild, draw);
      for (const line of did) made.add(line.split(': ')[0] ?? '');
      if (rebuild > 0) ledger.rebuild(library);
      takeStock(library);
      const { entries, playlists } = snapshotOf(library);
      for (const [at, work] of [...library.works.values()].entries())
        texts.set(entries[at]?.digest ?? '', textOf(work));
      const pulledAt = new Date(Date.UTC(2026, 10, 1, rebuild)).toISOString();
      const pulled = { version: 1, pulledAt, source: 'api', notice: null, entries, playlists, skipped: [] };
      manifest = await withHistory(snapshotManifest.parse(pulled), manifest, async (digest) => texts.get(digest) ?? '');
      const told = `rebuild ${rebuild}:\n${did.join('\n')}`;
      const answers = answersOf(manifest);
      for (const [path, answer] of ledger.answers()) {
        const { words: _, ...expected } = { words: '', ...answer };
        expect(answers.get(path), `${path}\n${told}`).toEqual(expected);
      }
      expect(answers.size, told).toBe(ledger.answers().size);
      const arranged = arrangeLibrary(entries, playlists);
      const news = shownNews(arranged, manifest).flat();
      expect(toldIn(news), told).toEqual(ledger.news().map(inOrder));
      const own = newsByCollection(arranged, news);
      for (const collection of ledger.collections())
        expect(toldIn(own.get(collection) ?? []), `${collection}\n${told}`).toEqual(
          ledger.news(collection).map(inOrder),
        );
    }
  });
});

test('every kind of edit was made', () => {
  expect([...made].sort()).toEqual(Object.keys(LIBRARY_EDITS).sort());
});
