/**
 * Downloads what was requested, file by file, to where it is whole. It remembers nothing outside the store: whatever it is stopped
 * by, the next run finds there what was downloaded, and goes on. Nothing counts as there that was not read back and compared.
 */
import { ApiError } from '#api/errors.ts';
import type { PackSummary } from '#schemas/pack.ts';
import { addUp, downloadFiles, downloadManifest, isGone, NO_PROGRESS, type Progress } from './download.ts';
import { KeepError, type Keeper, type Obstacle } from './keeper-ports.ts';
import type { KeptItem, KeptPack } from './kept.ts';
import { goneAfter, sweep } from './remove-gone.ts';

/** `whole`; `stopped` by the signal; `no-connection`: to be tried again; `removed`: there is no such record. */
export type Ending = 'whole' | 'stopped' | 'no-connection' | 'removed' | Obstacle;

/** One run over one item: what it has become so far, and the index, which is fetched once. */
interface Run {
  keeper: Keeper;
  signal: AbortSignal;
  item: KeptItem;
  index?: Promise<readonly PackSummary[]>;
  progress: Progress[];
  onProgress: (progress: Progress) => void;
}

async function write(run: Run, item: KeptItem): Promise<void> {
  await run.keeper.store.writeKept(item);
  run.item = item;
}

const writePack = (run: Run, at: number, pack: KeptPack): Promise<void> =>
  write(run, { ...run.item, packs: run.item.packs.with(at, pack) });

/** Has the pack aim at what the index names now. @throws {KeepError} `no-pack` */
async function aimAtLatest(run: Run, at: number, pack: KeptPack): Promise<string> {
  run.index ??= run.keeper.fetchIndex(run.signal);
  const listed = (await run.index).find(({ folder, language }) => folder === pack.folder && language === pack.language);
  if (!listed) throw new KeepError('no-pack', `The library has no pack ${pack.folder}/${pack.language}.`);
  if (listed.manifest !== pack.manifest || pack.next !== undefined) {
    const { next: _, ...rest } = pack;
    await write(run, { ...run.item, seen: run.keeper.now() });
    await writePack(run, at, listed.manifest === pack.manifest ? rest : { ...rest, next: listed.manifest });
  }
  return listed.manifest;
}

/** What the pack aims at, whole. */
async function downloadPack(run: Run, at: number): Promise<void> {
  const { keeper, signal } = run;
  for (;;) {
    const pack = run.item.packs[at];
    if (!pack) return;
    const target = pack.next ?? pack.manifest ?? (await aimAtLatest(run, at, pack));
    try {
      const manifest = await downloadManifest(keeper, target, signal);
      await downloadFiles(keeper, manifest, run.item.paths, signal, (part) => {
        run.progress[at] = part;
        run.onProgress(addUp(NO_PROGRESS, run.progress));
      });
      if (target === pack.manifest) return;
      const { next: _, gone: __, ...rest } = run.item.packs[at] ?? pack;
      const gone = await goneAfter(keeper, signal, pack, manifest, run.item.paths);
      return await writePack(run, at, { ...rest, manifest: target, ...(gone.length > 0 && { gone }) });
    } catch (error) {
      // A deploy may have taken the file away; the index then names another manifest.
      if (!isGone(error) || (await aimAtLatest(run, at, pack)) === target) throw error;
    }
  }
}

function endingOf(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted) return 'stopped';
  if (error instanceof KeepError) return error.obstacle;
  if (error instanceof ApiError) return 'no-connection';
  throw error;
}

async function downloadItem(run: Run): Promise<void> {
  if (run.item.state !== 'coming') await write(run, { ...run.item, state: 'coming' });
  for (const at of run.item.packs.keys()) await downloadPack(run, at);
  const { songs, bytes } = addUp(NO_PROGRESS, run.progress);
  await write(run, { ...run.item, state: 'whole', songs, bytes, checked: run.item.seen });
}

/**
 * Downloads an item to where it is whole: from the start, from where it was stopped, or what is missing of it.
 * Whoever calls it sees to it that nothing else writes to the store meanwhile.
 * @param onProgress hears how much is there, whenever that changes
 */
export async function keep(
  keeper: Keeper,
  id: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Ending> {
  const item = (await keeper.store.readKept()).find((one) => one.id === id);
  if (!item) return 'removed';
  const run: Run = { keeper, signal, item, progress: [], onProgress };
  try {
    await downloadItem(run);
    await sweep(keeper);
    return 'whole';
  } catch (error) {
    const ending = endingOf(error, signal);
    // Where there is no room for that either, it stays as it is, and is tried again.
    if (error instanceof KeepError) await write(run, { ...run.item, state: 'paused' }).catch(() => {});
    return ending;
  }
}
