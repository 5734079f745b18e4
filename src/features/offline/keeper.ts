/**
 * Brings what was asked for, file by file, to where it is whole. It keeps no state of its own: whatever it is stopped by, the
 * next run finds in the store what is there, and goes on. Nothing counts as there that was not read back and compared.
 */
import { ApiError, StatusError } from '#api/errors.ts';
import { AlteredError, NoPackError, NoRoomError } from './faults.ts';
import type { GoneSongs, KeptPack, KeptThing } from './kept.ts';
import { type Manifest, readPack } from './pack.ts';
import { difference, filesOf, type PackFile, type PackedSong, songsKept } from './pack-parts.ts';
import { sweep } from './sweep.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** `store.browser.ts`, or what stands for it. */
export interface KeeperStore {
  readKept: () => Promise<KeptThing[]>;
  writeKept: (thing: KeptThing) => Promise<unknown>;
  dropKept: (id: string) => Promise<unknown>;
  readFile: (address: string) => Promise<Bytes | null>;
  writeFile: (address: string, bytes: Bytes) => Promise<void>;
  dropFile: (address: string) => Promise<unknown>;
  fileNames: () => Promise<string[]>;
}

/** A pack as the index lists it. */
export interface ListedPack {
  folder: string;
  language: string;
  /** Of its list; what every page of its songs begins with. */
  path: string;
  songs: number;
  /** Of its chunks, and about how many come over the line. */
  bytes: number;
  packed: number;
  manifest: string;
}

export interface Keeper {
  store: KeeperStore;
  /** 32 hex digits of SHA-256. */
  digest: (bytes: Bytes) => Promise<string>;
  /** @param afresh not out of the browser's own cache @throws {ApiError} */
  fetchFile: (address: string, signal: AbortSignal, afresh: boolean) => Promise<Bytes>;
  /** @throws {ApiError} */
  fetchIndex: (signal: AbortSignal) => Promise<readonly ListedPack[]>;
  /** @throws what is wrong with a manifest that came over the line */
  checkManifest: (bytes: Bytes) => void;
  now: () => number;
}

export interface Progress {
  songs: number;
  ofSongs: number;
  bytes: number;
  ofBytes: number;
}

/**
 * `whole`; `stopped` by the signal; `no-line`: to be tried again; `no-room`; `altered`: what came was not what was published;
 * `no-pack`: the library has it no more; `removed`: there is no such record.
 */
export type Ending = 'whole' | 'stopped' | 'no-line' | 'no-room' | 'altered' | 'no-pack' | 'removed';

const ADDRESS = /^\/_astro\/packs\/[^/]+\.([0-9a-f]{16})\.json$/;

/** 16 hex digits of the manifest's SHA-256 stand in its address. */
const digestIn = (manifest: string): string => ADDRESS.exec(manifest)?.[1] ?? 'no digest';

const isGone = (error: unknown): boolean =>
  error instanceof StatusError && (error.status === 404 || error.status === 410);

/** The file as it was published: out of the store, or else brought there and read back. */
async function bring(keeper: Keeper, { file, digest }: Pick<PackFile, 'file' | 'digest'>, signal: AbortSignal) {
  const isRight = async (bytes: Bytes | null): Promise<boolean> =>
    bytes !== null && (await keeper.digest(bytes)).startsWith(digest);
  const kept = await keeper.store.readFile(file);
  if (kept && (await isRight(kept))) return kept;
  // Once more past the browser's own cache, which may hold what was altered on its way.
  for (const afresh of [false, true]) {
    signal.throwIfAborted();
    const bytes = await keeper.fetchFile(file, signal, afresh);
    if (!(await isRight(bytes))) continue;
    await keeper.store.writeFile(file, bytes);
    const back = await keeper.store.readFile(file);
    if (back && (await isRight(back))) return back;
  }
  throw new AlteredError(`${file} is not what was published.`);
}

async function manifestAt(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest> {
  const bytes = await bring(keeper, { file: address, digest: digestIn(address) }, signal);
  keeper.checkManifest(bytes);
  return readPack(bytes);
}

/** A manifest that is in the store as it was published; null for any other. */
export async function manifestHere({ store, digest }: Pick<Keeper, 'store' | 'digest'>, address: string) {
  const bytes = await store.readFile(address);
  return bytes && (await digest(bytes)).startsWith(digestIn(address)) ? readPack(bytes) : null;
}

const withText = (songs: readonly PackedSong[]): PackedSong[] => songs.filter(({ chunk }) => chunk !== null);

/** Songs that were there and are no more in the library: those whose text is still here as it was. */
async function goneSongs(keeper: Keeper, pack: KeptPack, after: Manifest, paths?: readonly string[]) {
  const back = new Set(withText(after.songs).map(({ path }) => path));
  const earlier = (pack.gone ?? []).map(({ manifest, paths }) => ({
    manifest,
    paths: paths.filter((path) => !back.has(path)),
  }));
  const before = pack.manifest === undefined ? null : await manifestHere(keeper, pack.manifest);
  const here: string[] = [];
  const lost = new Set(before ? difference(before, after, paths).gone : []);
  for (const [at, chunk] of (before?.chunks ?? []).entries()) {
    const songs = (before?.songs ?? []).filter((song) => song.chunk === at && lost.has(song.path));
    if (songs.length === 0) continue;
    const bytes = await keeper.store.readFile(chunk.file);
    if (bytes && (await keeper.digest(bytes)) === chunk.digest) here.push(...songs.map(({ path }) => path));
  }
  const now: GoneSongs[] = pack.manifest === undefined ? [] : [{ manifest: pack.manifest, paths: here }];
  return [...now, ...earlier].filter(({ paths }) => paths.length > 0);
}

/** Progress over several packs. */
class Tally {
  readonly #tell: (progress: Progress) => void;
  readonly #parts: Progress[] = [];

  constructor(tell: (progress: Progress) => void) {
    this.#tell = tell;
  }

  set(at: number, part: Progress): void {
    this.#parts[at] = part;
    const sum = { songs: 0, ofSongs: 0, bytes: 0, ofBytes: 0 };
    for (const key of ['songs', 'ofSongs', 'bytes', 'ofBytes'] as const)
      for (const part of this.#parts) sum[key] += part?.[key] ?? 0;
    this.#tell(sum);
  }
}

interface Run {
  keeper: Keeper;
  signal: AbortSignal;
  tally: Tally;
  /** The index, asked for once in a run. */
  index: () => Promise<readonly ListedPack[]>;
}

/** @throws {NoPackError} */
async function latest({ index }: Run, { folder, language }: KeptPack): Promise<string> {
  const listed = (await index()).find((one) => one.folder === folder && one.language === language);
  if (!listed) throw new NoPackError(`The library has no pack ${folder}/${language}.`);
  return listed.manifest;
}

/** All files of a manifest that the reader's songs need. */
async function bringFiles(run: Run, manifest: Manifest, at: number, paths?: readonly string[]): Promise<void> {
  const songs = withText(songsKept(manifest, paths));
  const files = filesOf(manifest, songs);
  const done = new Set<string>();
  const tell = (): void => {
    const here = songs.filter(({ chunk }) => done.has(manifest.chunks[chunk ?? -1]?.file ?? ''));
    const bytesOf = (some: readonly PackFile[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);
    run.tally.set(at, {
      songs: here.length,
      ofSongs: songs.length,
      bytes: bytesOf(files.filter(({ file }) => done.has(file))),
      ofBytes: bytesOf(files),
    });
  };
  tell();
  for (const file of files) {
    run.signal.throwIfAborted();
    await bring(run.keeper, file, run.signal);
    done.add(file.file);
    tell();
  }
}

/** Brings one pack to where it is whole; what is remembered of it on the way is written by `write`. */
async function bringPack(
  run: Run,
  thing: KeptThing,
  at: number,
  write: (pack: KeptPack) => Promise<KeptThing>,
): Promise<KeptThing> {
  const { keeper, signal } = run;
  let now = thing;
  for (;;) {
    const pack = now.packs[at];
    if (!pack) return now;
    const { next, offered: _, ...rest } = pack;
    const target = next ?? pack.manifest ?? (await latest(run, pack));
    if (target !== pack.manifest && target !== next) now = await write({ ...pack, next: target });
    try {
      const manifest = await manifestAt(keeper, target, signal);
      await bringFiles(run, manifest, at, thing.paths);
      if (target === pack.manifest) return now;
      const gone = await goneSongs(keeper, pack, manifest, thing.paths);
      const { gone: _before, ...whole } = rest;
      return await write({ ...whole, manifest: target, ...(gone.length > 0 && { gone }) });
    } catch (error) {
      // A deploy may have taken the file away; the index then names another manifest.
      const later = isGone(error) ? await latest(run, pack) : target;
      if (later === target) throw error;
      now = await write({ ...pack, next: later });
    }
  }
}

/** Pages that come along, as they are now; one that is not there is left out. */
async function bringPages({ keeper, signal }: Run, { pages = [] }: KeptThing): Promise<PackFile[]> {
  const here: PackFile[] = [];
  for (const { file } of pages) {
    try {
      const bytes = await keeper.fetchFile(file, signal, true);
      const page = { file, bytes: bytes.length, digest: await keeper.digest(bytes) };
      await keeper.store.writeFile(file, bytes);
      const back = await keeper.store.readFile(file);
      if (back && (await keeper.digest(back)) === page.digest) here.push(page);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return here;
}

function endingOf(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted) return 'stopped';
  if (error instanceof NoRoomError) return 'no-room';
  if (error instanceof NoPackError) return 'no-pack';
  if (error instanceof AlteredError) return 'altered';
  if (error instanceof ApiError) return 'no-line';
  throw error;
}

/** States in which a run leaves a thing that waits for the reader; with any other ending it goes on by itself. */
const WAITS: readonly Ending[] = ['no-room', 'altered', 'no-pack'];

/**
 * Brings a thing to where it is whole, or goes on with it, or mends it.
 * @param onProgress hears how much is there, whenever that changes
 */
export async function keep(
  keeper: Keeper,
  id: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Ending> {
  const { store } = keeper;
  const asked = (await store.readKept()).find((thing) => thing.id === id);
  if (!asked) return 'removed';
  let thing = asked;
  const write = async (next: KeptThing): Promise<KeptThing> => {
    await store.writeKept(next);
    thing = next;
    return next;
  };
  let listed: Promise<readonly ListedPack[]> | undefined;
  let final: Progress = { songs: 0, ofSongs: 0, bytes: 0, ofBytes: 0 };
  const tally = new Tally((progress) => {
    final = progress;
    onProgress(progress);
  });
  const index = () => {
    listed ??= keeper.fetchIndex(signal);
    return listed;
  };
  const run: Run = { keeper, signal, tally, index };
  try {
    if (thing.state !== 'coming') await write({ ...thing, state: 'coming' });
    for (const at of thing.packs.keys())
      await bringPack(run, thing, at, (pack) => write({ ...thing, packs: thing.packs.with(at, pack) }));
    const pages = await bringPages(run, thing);
    await write({
      ...thing,
      ...(thing.pages && { pages }),
      state: 'whole',
      songs: final.ofSongs,
      bytes: final.ofBytes,
      checked: thing.packs.some(({ offered }) => offered) ? thing.checked : keeper.now(),
    });
    await sweep(keeper);
    return 'whole';
  } catch (error) {
    const ending = endingOf(error, signal);
    if (WAITS.includes(ending)) await store.writeKept({ ...thing, state: 'paused' }).catch(() => {});
    return ending;
  }
}
