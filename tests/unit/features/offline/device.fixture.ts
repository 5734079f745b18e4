/** A library that changes, a connection that fails, and a device that is switched off at any moment. */
import { createHash } from 'node:crypto';
import { StatusError, UnreachableError } from '#api/errors.ts';
import { languagePath } from '#core/library/paths.ts';
import {
  type Bytes,
  KeepError,
  type Keeper,
  type KeeperStore,
  type WritableFiles,
} from '#features/offline/keeper-ports.ts';
import type { KeptItem } from '#features/offline/kept.ts';
import { type PackSummary, packManifest } from '#schemas/pack.ts';
import { keysOfText } from '../../../../scripts/text-index/keys.ts';
import { indexOfChunk } from '../../../../scripts/text-index/write.ts';

export const LIST = languagePath('Hymns', 'TAM');
export const pathOf = (name: string): string => `${LIST}${encodeURIComponent(`${name}.txt`)}/`;

/** Names and texts; null for a text that could not be loaded. */
export type Songs = Readonly<Record<string, string | null>>;

const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
const sha = (bytes: Bytes | string): string => createHash('sha256').update(bytes).digest('hex');

/** Songs that lie in one chunk: told by their names alone. */
const chunkOf = (name: string): number => (name.codePointAt(0) ?? 0) % 4;

/** What the site publishes for these songs: files by address, and the line of the index. */
function publish(songs: Songs): { files: Map<string, Bytes>; listed: PackSummary } {
  const files = new Map<string, Bytes>();
  const chunks = [];
  const places = new Map<string, { chunk: number; start: number; bytes: number; digest: string }>();
  const put = (bytes: Bytes, extension: string): { file: string; bytes: number; digest: string } => {
    const file = `/_astro/packs/hymns-tam.${sha(bytes).slice(0, 16)}.${extension}`;
    files.set(file, bytes);
    return { file, bytes: bytes.length, digest: sha(bytes).slice(0, 32) };
  };
  for (const number of [0, 1, 2, 3]) {
    let whole = '';
    const texts: string[] = [];
    for (const [name, text] of Object.entries(songs)) {
      if (text === null || chunkOf(name) !== number) continue;
      const start = utf8(whole).length;
      places.set(name, { chunk: chunks.length, start, bytes: utf8(text).length, digest: sha(text).slice(0, 32) });
      whole += text;
      texts.push(text);
    }
    if (whole === '') continue;
    const words = indexOfChunk(texts.map(keysOfText));
    const chunk = put(utf8(whole), 'txt');
    chunks.push({ ...chunk, packed: chunk.bytes, ...(words && { index: put(words, 'bin') }) });
  }
  const manifest = packManifest.parse({
    version: 1,
    folder: { name: 'Hymns', label: 'Hymns', path: '/file/Hymns/' },
    language: { code: 'TAM', label: 'Tamil', path: LIST },
    languages: [{ code: 'TAM', path: LIST }],
    chunks,
    songs: Object.keys(songs).map((name) => ({
      fileName: `${name}.txt`,
      songNo: null,
      name,
      ...(places.get(name) ?? { chunk: null, start: 0, bytes: 0, digest: '', state: 'missing' }),
    })),
  });
  const bytes = utf8(JSON.stringify(manifest));
  const { file: address } = put(bytes, 'json');
  const listed = {
    ...{ folder: 'Hymns', label: 'Hymns', language: 'TAM', languageLabel: 'Tamil', path: LIST, manifest: address },
    ...{
      songs: places.size,
      bytes: chunks.reduce((sum, { bytes, index }) => sum + bytes + (index?.bytes ?? 0), 0),
      packed: 1,
    },
  };
  return { files, listed };
}

/** Thrown by everything once the device is off: the page that ran is no more. */
export class SwitchedOff extends Error {}

/** What outlives the page. */
export class Device implements KeeperStore {
  readonly records = new Map<string, KeptItem>();
  readonly files = new Map<string, Bytes>();
  /** Bytes that files may take. */
  room = Number.POSITIVE_INFINITY;
  /** Steps until it is switched off; what was under way then is done for every other one. */
  #steps = Number.POSITIVE_INFINITY;
  /** Of pages that are no more. */
  #life = 0;

  /** A page is opened. @param steps until the device is switched off */
  open(steps = Number.POSITIVE_INFINITY): WritableFiles & { step: <T>(work: () => T) => Promise<T> } {
    this.#steps = steps;
    this.#life += 1;
    const life = this.#life;
    const step = async <T>(work: () => T): Promise<T> => {
      await null;
      this.#steps -= 1;
      if (life !== this.#life || this.#steps < 0) throw new SwitchedOff();
      const done = work();
      if (this.#steps === 0) {
        this.#life += 1;
        throw new SwitchedOff();
      }
      return done;
    };
    const store = Object.fromEntries(
      (['readKept', 'writeKept', 'dropKept', 'readFile', 'writeFile', 'dropFile', 'fileNames'] as const).map((name) => [
        name,
        (...given: never[]) =>
          step(() => (this[name] as (...given: never[]) => unknown)(...given)).then((done) => done),
      ]),
    ) as unknown as KeeperStore;
    return { store, step, digest: (bytes) => step(() => sha(bytes).slice(0, 32)) };
  }

  readKept = async () => structuredClone([...this.records.values()]);
  writeKept = async (item: KeptItem) => this.records.set(item.id, structuredClone(item));
  dropKept = async (id: string) => this.records.delete(id);
  readFile = async (address: string) => this.files.get(address)?.slice() ?? null;
  fileNames = async () => [...this.files.keys()];
  dropFile = async (address: string) => this.files.delete(address);
  writeFile = async (address: string, bytes: Bytes) => {
    const taken = [...this.files.values()].reduce((sum, one) => sum + one.length, 0);
    if (taken + bytes.length > this.room) throw new KeepError('no-room', 'full');
    this.files.set(address, bytes.slice());
  };
}

/** The site, as it is published now. */
export class Site {
  #now = publish({});
  isThere = true;
  /** Alters what it sends, or lets it be. */
  onSend: (address: string, bytes: Bytes) => Bytes = (_, bytes) => bytes;
  readonly sent: string[] = [];

  /** A deploy: files of the one before are gone, or stay for a while. */
  publish(songs: Songs, before: 'gone' | 'stays' = 'gone'): void {
    const { files } = this.#now;
    this.#now = publish(songs);
    if (before === 'stays') for (const [address, bytes] of files) this.#now.files.set(address, bytes);
  }

  get addresses(): string[] {
    return [...this.#now.files.keys()];
  }

  get listed(): PackSummary {
    return this.#now.listed;
  }

  index(): PackSummary[] {
    if (!this.isThere) throw new UnreachableError('no connection', { url: 'http://nama.test/packs/index.json' });
    return [this.#now.listed];
  }

  send(address: string): Bytes {
    const url = `http://nama.test${address}`;
    if (!this.isThere) throw new UnreachableError('no connection', { url });
    const bytes = this.#now.files.get(address);
    if (!bytes) throw new StatusError(404, null, url);
    this.sent.push(address);
    return this.onSend(address, bytes.slice());
  }
}

export function keeperOf(device: Device, site: Site, steps?: number): Keeper {
  const { store, digest, step } = device.open(steps);
  return {
    store,
    digest,
    fetchFile: (address) => step(() => site.send(address)),
    fetchIndex: () => step(() => site.index()),
    checkManifest: (bytes) => void packManifest.parse(JSON.parse(new TextDecoder().decode(bytes))),
    now: () => 1_000,
  };
}

/** What "Keep on this device" writes. @param names of single songs; all where it is left out */
export function request({ listed }: Site, names?: readonly string[]): KeptItem {
  const { folder, language, path, manifest, songs, bytes } = listed;
  return {
    ...{ id: 'pack:Hymns/TAM', name: 'Hymns', state: 'coming', checked: 0, seen: 500, at: 500 },
    ...{ songs, bytes, packs: [{ folder, language, path, next: manifest }] },
    ...(names && { paths: names.map(pathOf) }),
  };
}
