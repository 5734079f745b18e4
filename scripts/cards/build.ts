/** The pictures that are shown with links to a library: one for each collection and playlist, and one for all else. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { collectionOf } from '#core/library/collections.ts';
import { arrangeLibrary, type Library } from '#core/library/library.ts';
import { cardPath } from '#core/library/paths.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { motif } from '#ui/motifs.ts';
import { linkFiles } from '../build/hard-links.ts';
import { type Inventory, renderKeyOf, shortDigest } from '../publish/inventory.ts';
import { cardColours } from './colours.ts';
import { type CardWords, compose } from './compose.ts';
import { type CardFont, openFonts } from './fonts.ts';
import { drawable } from './shape.ts';

const fileOf = (path: string): string => decodeURIComponent(path).slice(1);

type Card = ReturnType<typeof cardsOf>[number];

/**
 * The library's card, and one for each of its collections and playlists: `file` below the built folder, `cards/file/Rigveda.png`;
 * `names` that it may be called, the best first, since a name whose letters are in no font gives way to the next; whose it is, ''
 * on the library's own; and the name of its line art.
 */
function cardsOf({ folders, playlists }: Library, title: string) {
  const own = { file: fileOf(cardPath()), names: [title], title: '', motif: '' };
  const ofFolders = folders.map(({ name, label, own, path }) => ({
    file: fileOf(cardPath(path)),
    names: own ? [own.name, label] : [label],
    title,
    motif: collectionOf(name)?.motif ?? '',
  }));
  const ofPlaylists = playlists.map(({ name, path }) => ({
    file: fileOf(cardPath(path)),
    names: [name],
    title,
    motif: '',
  }));
  return [own, ...ofFolders, ...ofPlaylists];
}

export interface CardsOrder {
  /** Of the snapshot, without what gets no page. */
  manifest: SnapshotManifest;
  /** The built folder. */
  folder: string;
  siteTitle: string;
  /** A folder that the same code built, and its files that are what was published; null for none. */
  served: { folder: string; files: Inventory['files'] } | null;
}

export type CardsReport = Awaited<ReturnType<typeof buildCards>>;

/** Draws the cards of a snapshot; one that was drawn from the same is taken over. */
export async function buildCards({ manifest, folder, siteTitle, served }: CardsOrder) {
  const fonts = openFonts();
  const colours = cardColours();
  /** Digests of the drawings by the files of their cards: a card whose digest is the same is taken over. */
  const keys = new Map<string, string>();
  /** Names that are not on their card, since no font has their letters. */
  const unnamed: string[] = [];
  const same: string[] = [];
  const cards = cardsOf(arrangeLibrary(manifest.entries, manifest.playlists), siteTitle);
  for (const card of cards) {
    const svg = compose(wordsOn(card, fonts, unnamed), { colours, motif: motif(card.motif) }, fonts);
    const key = shortDigest(hash('sha256', svg));
    keys.set(card.file, key);
    if (renderKeyOf(served?.files[card.file]) === key) {
      same.push(card.file);
      continue;
    }
    const png = await rasterize(svg);
    mkdirSync(dirname(join(folder, card.file)), { recursive: true });
    writeFileSync(join(folder, card.file), png, { flag: 'wx' });
  }
  if (served) await linkFiles(served.folder, folder, same);
  return { made: cards.length - same.length, takenOver: same.length, unnamed, keys };
}

/** The names of a card that can be drawn, the first of them large; the others go to `unnamed`. */
function wordsOn({ names, title }: Card, fonts: readonly CardFont[], unnamed: string[]): CardWords {
  const shown = names.map((name) => drawable(name, fonts));
  unnamed.push(...names.filter((_, at) => shown[at] === null));
  const [name = '', also = ''] = new Set(shown.filter((name) => name !== null));
  return { name, also, title: drawable(title, fonts) ?? '' };
}

let ready: Promise<void> | undefined;

/** SVG of outlines as PNG. No words are in it, so that no font of a machine has a say. */
async function rasterize(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = Uint8Array.from(image.asPng());
  image.free();
  drawing.free();
  return png;
}
