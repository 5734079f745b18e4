/** A small library, random edits of it from a seed, and the sites that are built from it. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsIn } from '#core/text/facts/find-facts.ts';
import {
  type SnapshotEntry,
  type SnapshotManifest,
  type SnapshotPlaylist,
  snapshotManifest,
} from '#schemas/snapshot.ts';
import { PROJECT } from '../../scripts/build/environment.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { readInventory } from '../../scripts/publish/inventory.ts';
import { currentRelease, siteAt } from '../../scripts/publish/releases.ts';
import { withHistory } from '../../scripts/pull/history.ts';
import { withParallels } from '../../scripts/pull/parallels.ts';
import { readText } from '../../src/snapshot.ts';
import { refusingUrl } from '../fixtures/fault-server.ts';
import { PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { runToEnd } from './start.fixture.ts';

/** What a snapshot is made of, texts in place of their digests; null for one that could not be loaded. */
export interface Model {
  songs: { folder: string; language: string; fileName: string; songNo: number | null; text: string | null }[];
  playlists: { id: string; name: string; content: string; isHtml: boolean }[];
  notice: string | null;
  /** Environment of the build: a setting is to a page what a template is, part of the code it is made by. */
  settings: Record<string, string>;
}

/** Numbers from 0 to below `below`, the same for the same seed (mulberry32). */
export type Draw = (below: number) => number;
export function drawBy(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Two folders, three languages, a name with a twin by case, one in two scripts, one without a text, two playlists. */
export function firstModel(): Model {
  const songs: Model['songs'] = [];
  const add = (folder: string, languages: string[], names: string[]) => {
    for (const fileName of names) {
      for (const language of languages) {
        const songNo = Number.parseInt(fileName, 10) || null;
        songs.push({ folder, language, fileName, songNo, text: `${fileName} (${language})\n\n1. first\nsecond\n` });
      }
    }
  };
  add('Rig_Veda', ['SAN', 'ENG', 'TAM'], ['001 Agni.txt', '002 Vayu.txt', '003 Indra.txt', '010 What? 100%.txt']);
  add('Hymns', ['ENG', 'TAM'], ['001 Dawn.txt', '001 DAWN.txt', '002 Night.txt']);
  add('Hymns', ['TAM'], ['004 திருப்பாவை.txt']);
  add('Hymns', ['ENG'], ['004 Tiruppavai.txt', 'Alone.txt']);
  const lost = songs.find((song) => song.fileName === 'Alone.txt');
  if (lost) lost.text = null;
  return {
    songs,
    playlists: [
      { id: '1', name: 'First', content: 'Begin here\n001 Agni (Rig Veda)\n002 Night', isHtml: false },
      { id: 'two', name: 'Second', content: '<p><a href="/file/Hymns/ENG/002%20Night.txt">N</a></p>', isHtml: true },
    ],
    notice: null,
    settings: { ...VARIABLES, ...PRODUCTION },
  };
}

/** With a folder whose texts tell facts. */
export function withFacts(model: Model): Model {
  for (const songNo of [1, 2])
    for (const language of ['SAN', 'ENG'])
      model.songs.push({
        folder: 'Bhagavad_Gita',
        language,
        fileName: `0${songNo} Chapter.txt`,
        songNo,
        text: `अर्जुन उवाच\nfirst ।।${songNo}.1।।\n`,
      });
  return model;
}

/** One edit: alters the model and says what it did. */
export type Edit = (model: Model, draw: Draw) => string;

const anyOf = <T>(items: readonly T[], draw: Draw): T => items[draw(items.length)] as T;
const nameOf = ({ folder, language, fileName }: Model['songs'][number]) => `${folder}/${language}/${fileName}`;

/** Every kind of edit that a pull can bring, and one of the code. */
export const EDITS: Readonly<Record<string, Edit>> = {
  change: ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    song.text = `${song.text ?? ''}verse ${draw(1000)}\n`;
    return `changes ${nameOf(song)}`;
  },
  'change a fact': ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    Object.assign(song, { folder: 'Bhagavad_Gita', text: `${song.text ?? ''}सञ्जय उवाच\nx ।।${1 + draw(18)}.1।।\n` });
    return `lets ${nameOf(song)} tell something else`;
  },
  'let a verse return': ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    const { language } = song;
    const other = songs.find((one) => one !== song && one.language === language) as Model['songs'][number];
    const verse = `In ${draw(1000)} ways the wise declare what is one: Agni, Yama, Matarishvan`;
    for (const one of [song, other]) one.text = `${one.text ?? ''}\n9. ${verse}\n`;
    return `has one verse in ${nameOf(song)} and ${nameOf(other)}`;
  },
  'take a verse away': ({ songs }) => {
    const song = songs.find(({ text }) => text?.includes('the wise declare'));
    if (song) song.text = 'nothing returns\n';
    return `takes a verse that returns out of ${song ? nameOf(song) : 'nothing'}`;
  },
  add: ({ songs }, draw) => {
    const { folder, language } = anyOf(songs, draw);
    const number = 20 + draw(800);
    songs.push({ folder, language, fileName: `0${number} New ${draw(99)}.txt`, songNo: number, text: 'new\n' });
    return `adds ${nameOf(songs.at(-1) as Model['songs'][number])}`;
  },
  'add a folder': ({ songs }, draw) => {
    const folder = `Volume_${draw(1000)}`;
    for (const language of ['SAN', 'ENG']) {
      songs.push({ folder, language, fileName: '001 Only.txt', songNo: 1, text: `${language}\n` });
    }
    return `adds ${folder}`;
  },
  remove: ({ songs }, draw) => {
    const [song] = songs.splice(draw(songs.length), 1);
    return `removes ${song && nameOf(song)}`;
  },
  rename: ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    const before = nameOf(song);
    song.fileName = `${song.fileName.slice(0, 3)} Renamed ${draw(1000)}.txt`;
    return `renames ${before} to ${song.fileName}`;
  },
  'rename to a twin': ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    songs.push({ ...song, fileName: song.fileName.replace('.txt', '.TXT'), text: `twin ${draw(1000)}\n` });
    return `adds a twin of ${nameOf(song)}`;
  },
  reorder: (model, draw) => {
    model.songs.sort(() => draw(3) - 1);
    model.playlists.reverse();
    return 'reorders the list';
  },
  renumber: ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    song.songNo = draw(2000);
    return `gives ${nameOf(song)} the number ${song.songNo}`;
  },
  lose: ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    song.text = song.text === null ? 'found again\n' : null;
    return `${song.text === null ? 'loses' : 'finds'} ${nameOf(song)}`;
  },
  'make unavailable': ({ songs }, draw) => {
    const song = anyOf(songs, draw);
    song.text = `NOT AVAILABLE IN ${song.language}`;
    return `makes ${nameOf(song)} unavailable`;
  },
  'edit a playlist': ({ playlists, songs }, draw) => {
    const playlist = anyOf(playlists, draw);
    playlist.content = `${anyOf(songs, draw).fileName.replace('.txt', '')}\nline ${draw(1000)}`;
    playlist.isHtml = draw(2) === 0;
    return `edits playlist ${playlist.id}`;
  },
  'add a playlist': ({ playlists }, draw) => {
    const id = `list ${draw(1000)}`;
    playlists.push({ id, name: `Name of ${id}`, content: '003 Indra (Rig Veda)', isHtml: false });
    return `adds playlist ${id}`;
  },
  'change the notice': (model) => {
    // The one that a pull writes.
    model.notice = model.notice === null ? 'Received invalid data format from server.' : null;
    return 'changes the notice';
  },
  'change a template': (model, draw) => {
    model.settings['SITE_TITLE'] = `Nama ${draw(1000)}`;
    return `changes the title in every header to ${model.settings['SITE_TITLE']}`;
  },
};

/** Writes a model as a snapshot. */
export function writeSnapshot(folder: string, { songs, playlists, notice }: Model): SnapshotManifest {
  const store = (text: string): string => {
    const digest = createHash('sha256').update(text).digest('hex');
    mkdirSync(join(folder, 'texts', digest.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, 'texts', digest.slice(0, 2), digest), text);
    return digest;
  };
  const entries = songs.map(
    ({ text, ...names }): SnapshotEntry => ({
      ...names,
      facts: factsIn(text ?? '', names),
      s3Path: null,
      lastModified: null,
      digest: text === null ? null : store(text),
      bytes: Buffer.byteLength(text ?? ''),
      state: text === null ? 'missing' : 'current',
      unavailable: text?.startsWith('NOT AVAILABLE IN') ?? false,
    }),
  );
  const lists = playlists.map(
    ({ content, ...playlist }): SnapshotPlaylist => ({
      ...playlist,
      digest: store(content),
      state: 'current',
      failure: null,
    }),
  );
  const manifest = snapshotManifest.parse({
    version: 1,
    pulledAt: '2026-11-21T00:00:00.000Z',
    source: 'api',
    notice,
    entries,
    playlists: lists,
    skipped: [],
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

export interface Built {
  /** Exit code of the command. */
  code: number | null;
  output: string;
  rendered: number;
  kept: number;
  /** Every file of the site by name, carried assets aside. */
  files: ReadonlyMap<string, string>;
}

/** A new folder that begins as the project's own does, where one may be made (A37). */
function besideProject(): string {
  try {
    return mkdtempSync(`${PROJECT}-rebuild-`);
  } catch {
    return mkdtempSync(join(tmpdir(), 'nama-rebuild-'));
  }
}

/** A place to build a library in, again and again into one site beside the project. */
export function startRebuilds() {
  const root = mkdtempSync(join(tmpdir(), 'nama-rebuild-'));
  const beside = besideProject();
  const dist = join(beside, 'dist');
  const snapshot = join(root, 'snapshot');
  let last: SnapshotManifest | null = null;

  async function built({ code, output }: { code: number | null; output: string }): Promise<Built> {
    const [, rendered, kept = '0'] = /^Building ([\d,]+) pages(?:; ([\d,]+) stay)?/m.exec(output) ?? [];
    const site = siteAt(dist);
    const release = await currentRelease(site);
    const carried = new Set(Object.keys((await readInventory(site, release ?? ''))?.carried ?? {}));
    const names = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
      .filter((name) => !carried.has(name));
    const files = new Map(names.sort().map((name) => [name, readFileSync(join(dist, name), 'base64')]));
    return { code, output, rendered: Number(rendered), kept: Number(kept), files };
  }

  return {
    dist,
    snapshot,
    write: (model: Model) => writeSnapshot(snapshot, model),
    /** As a pull does, it takes along what is remembered of what was written before. */
    async pull(model: Model): Promise<void> {
      const pulledAt = new Date(Date.parse(last?.pulledAt ?? '2026-11-21') + 3_600_000).toISOString();
      const read = async (digest: string) => readText(snapshot, digest);
      const source = { previous: last, read, readCache: async () => null, storeCache: () => {} };
      const next = await withParallels({ ...writeSnapshot(snapshot, model), pulledAt }, source);
      last = await withHistory(next, last, read);
      writeFileSync(join(snapshot, 'manifest.json'), JSON.stringify(last));
    },
    async again({ settings }: Model, ...words: string[]): Promise<Built> {
      const ended = await runToEnd('build.ts', ['--out', dist, '--snapshot', snapshot, ...words], settings);
      if (ended.code !== EXIT.well && ended.code !== EXIT.trouble)
        throw new Error(`The build ended with ${ended.code}:\n${ended.output}`);
      return built(ended);
    },
    /** A scheduled run while the API is down: it builds from the last snapshot, and only where the site is damaged. */
    async heal({ settings }: Model): Promise<Built> {
      const own = { API_URL: await refusingUrl(), PULL_BUDGET: '1', SNAPSHOT_DIR: snapshot };
      return built(await runToEnd('site.ts', ['--out', dist], { ...settings, ...own }));
    },
    remove() {
      for (const folder of [root, beside]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
