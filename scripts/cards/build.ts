/** The pictures that are shown with links to a library: one for each collection and playlist, and one for all else. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { readManifest } from '../../src/snapshot.ts';
import { keepFiles } from '../build/hard-links.ts';
import { type CardWords, compose } from './compose.ts';
import { type CardFont, openFonts } from './fonts.ts';
import { cardColours, motifDrawing } from './look.ts';
import { encodePng, readPng } from './png.ts';
import { rasterize, rasterVersion } from './raster.ts';
import { drawable } from './shape.ts';
import { CARD } from './size.ts';
import { type Card, cardsOf } from './words.ts';

export interface CardsOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The built folder. */
  folder: string;
  /** Entries and playlists that have no page (default: none). */
  leftOut?: readonly LeftOutKey[];
  siteTitle: string;
  /** A built folder whose pictures may stay where they were drawn from the same; null for none. */
  served: string | null;
  /** Files of it that are to be made anew. */
  damaged?: readonly string[];
}

export interface CardsReport {
  drawn: number;
  kept: number;
  /** Names that are not on their card, since no font has their letters. */
  undrawn: string[];
}

/** What turns a drawing into bytes: with another of these the same drawing may be another file. */
const rasterKey = (): string =>
  [
    rasterVersion(),
    process.versions.zlib,
    ...['png.ts', 'raster.ts'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')),
  ].join('\0');

const DIGITS = 32;

/**
 * Draws the cards of a snapshot. A card depends on its words, its line art and the site's colours alone; one that was drawn from
 * the same is taken over.
 * @throws {UserError} when there is nothing to build from
 */
export async function buildCards(order: CardsOrder): Promise<CardsReport> {
  const { snapshot, folder, leftOut = [], siteTitle, served, damaged = [] } = order;
  const { entries, playlists } = withoutLeftOut(readManifest(snapshot), leftOut);
  const fonts = openFonts();
  const colours = cardColours();
  const { raised: ground, ...inks } = colours;
  const key = rasterKey();
  const report: CardsReport = { drawn: 0, kept: 0, undrawn: [] };
  const isDamaged = new Set(damaged);
  const keep: string[] = [];
  const cards = cardsOf(arrangeLibrary(entries, playlists), siteTitle);
  const motifs = new Map([...new Set(cards.map(({ motif }) => motif))].map((name) => [name, motifDrawing(name)]));
  for (const card of cards) {
    const svg = compose(wordsOn(card, fonts, report), { colours, motif: motifs.get(card.motif) ?? '' }, fonts);
    const drawing = hash('sha256', `${key}\0${svg}`).slice(0, DIGITS);
    if (served !== null && !isDamaged.has(card.file) && drawingOf(join(served, card.file)) === drawing) {
      keep.push(card.file);
      continue;
    }
    const picture = { ...CARD, pixels: await rasterize(svg), ground, inks: Object.values(inks) };
    mkdirSync(dirname(join(folder, card.file)), { recursive: true });
    writeFileSync(join(folder, card.file), encodePng(picture, drawing), { flag: 'wx' });
    report.drawn += 1;
  }
  if (served !== null) await keepFiles(served, folder, keep);
  report.kept = keep.length;
  return report;
}

/** The names of a card that can be drawn, the first of them large. */
function wordsOn({ names, title }: Card, fonts: readonly CardFont[], report: CardsReport): CardWords {
  const drawn = names.map((name) => drawable(name, fonts));
  report.undrawn.push(...names.filter((_, at) => drawn[at] === null));
  const [name = '', also = ''] = new Set(drawn.filter((name) => name !== null));
  return { name, also, title: drawable(title, fonts) ?? '' };
}

/** What a picture was drawn from; null where there is none, or none that is whole. */
function drawingOf(file: string): string | null {
  try {
    return readPng(readFileSync(file))?.drawing ?? null;
  } catch {
    return null;
  }
}
