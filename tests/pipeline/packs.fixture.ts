/** Packs of a made-up library, as a build makes them: over the site before, or afresh. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { type PackIndex, type PackManifest, packIndex, packManifest } from '#schemas/pack.ts';
import { buildPacks, type PacksReport, writePacks } from '../../scripts/packs/build.ts';
import { mergeShards } from '../../scripts/shards/merge.ts';
import { writeShardPart } from '../../scripts/shards/parts.ts';
import { checkPacks } from '../../scripts/verify/derived.ts';
import { readFolder } from '../../scripts/verify/folder.ts';
import { readManifest } from '../../src/snapshot.ts';
import { type Model, writeSnapshot } from './rebuild.fixture.ts';

/** Few texts fill it. */
const MOST = 1500;

export function startPacks() {
  const root = mkdtempSync(join(tmpdir(), 'nama-packs-'));
  const snapshot = join(root, 'snapshot');
  let builds = 0;
  const fresh = (): string => {
    builds += 1;
    return join(root, String(builds));
  };
  const json = (folder: string, address: string): unknown => JSON.parse(readFileSync(join(folder, address), 'utf8'));

  return {
    snapshot,
    write: (model: Model) => writeSnapshot(snapshot, model),
    /** @param served folder of an earlier build; null for a clean one */
    async build(
      served: string | null,
      leftOut: readonly LeftOutKey[] = [],
    ): Promise<{ folder: string; report: PacksReport }> {
      const folder = fresh();
      const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
      return { folder, report: await buildPacks({ snapshot, manifest, folder, served, most: MOST }) };
    },
    /** As machines do that have some folders each; `from` is the snapshot that the merge reads. */
    async buildInShards(from = snapshot): Promise<{ folder: string; report: PacksReport }> {
      const library = arrangeLibrary(readManifest(snapshot).entries, []);
      const { folders } = library;
      const shards: string[] = [];
      for (const some of [folders.slice(0, 1), folders.slice(1)]) {
        const out = fresh();
        writeShardPart(out, (await writePacks({ snapshot, folder: out, most: MOST }, library, some)).index);
        shards.push(out);
      }
      const folder = fresh();
      await mergeShards(shards, folder);
      return {
        folder,
        report: await buildPacks({ snapshot: from, manifest: readManifest(from), folder, served: null, most: MOST }),
      };
    },
    /** The manifest of the snapshot alone, without a text. */
    withoutTexts(): string {
      const folder = fresh();
      cpSync(join(snapshot, 'manifest.json'), join(folder, 'manifest.json'), { recursive: true });
      return folder;
    },
    /** The texts of the snapshot under another manifest. */
    snapshotWith(manifest: string): string {
      cpSync(join(snapshot, 'texts'), join(manifest, 'texts'), { recursive: true });
      return manifest;
    },
    copyOf(folder: string): string {
      const copy = fresh();
      cpSync(folder, copy, { recursive: true });
      return copy;
    },
    filesOf: (folder: string): Map<string, string> =>
      new Map(readFolder(folder).files.map(({ name }) => [name, readFileSync(join(folder, name), 'base64')])),
    index: (folder: string): PackIndex => packIndex.parse(json(folder, 'packs/index.json')),
    pack: (folder: string, address: string): PackManifest => packManifest.parse(json(folder, address)),
    faults: (folder: string): string[] =>
      [...checkPacks(folder, readManifest(snapshot))].map(({ file, what }) => `${file} ${what}`),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
