/**
 * The pages of texts, and those for frames of other sites: drawn from the templates that Astro has rendered, by the functions
 * that a device draws kept texts with. Astro makes a page in four times as long, and keeps something of each.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LeftOutKey } from '#library/left-out.ts';
import type { Library } from '#library/library.ts';
import { embedPageOf, filePages } from '#library/pages.ts';
import { EMBED_MODEL, embedPath } from '#library/paths.ts';
import { renderFaultPage } from '#page/render-fault.ts';
import { draw } from '../../src/features/offline/draw/draw.ts';
import { fill } from '../../src/features/offline/draw/slots.ts';
import { readTemplate } from '../../src/features/offline/draw/template.ts';
import { type FrameWords, frameWords } from '../../src/layouts/frame-words.ts';
import { readText } from '../../src/library/snapshot.ts';
import { makeFolder } from '../build/hard-links.ts';
import { TEMPLATE_FILE } from '../offline/template-file.ts';
import { fileOfPath } from '../verify/pages.ts';

export interface DrawWork {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The folder that Astro has rendered into; pages that did not change are there already. */
  folder: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Whether texts have pages for frames of other sites. */
  embed: boolean;
}

/** One of several processes that share the pages: `{ number: 1, of: 2 }`. */
interface Share {
  number: number;
  of: number;
}

/** The order for one of them. */
export interface DrawShare extends DrawWork {
  /** Entries that have no page. */
  leftOut: readonly LeftOutKey[];
  share: Share;
}

const modelIn = (folder: string): string => join(folder, 'embed', EMBED_MODEL, 'index.html');

/** @param model a page with places (`FRAME_PLACES`) */
const frame = (model: string, words: FrameWords): string =>
  fill(model, (name) => words[name as keyof FrameWords] ?? '');

/** What draws, or a page that says why it cannot be drawn: no text stops a build, the checks leave it out. */
function safely(drawing: () => string): string {
  try {
    return drawing();
  } catch (error) {
    return renderFaultPage(error);
  }
}

/**
 * Draws the pages that are not there yet of all texts that are.
 * @returns how many it drew
 * @throws {SnapshotError} when a text is damaged
 * @throws {TemplateError} when pages cannot be drawn as Astro renders them
 */
export function drawPages(library: Library, { snapshot, folder, siteUrl, embed }: DrawWork, share?: Share): number {
  const template = readTemplate(readFileSync(join(folder, TEMPLATE_FILE), 'utf8'));
  const model = embed ? readFileSync(modelIn(folder), 'utf8') : null;
  let drawn = 0;
  let at = 0;
  for (const page of filePages(library)) {
    const { path, digest } = page.song;
    if (digest === null || (share && at++ % share.of !== share.number - 1)) continue;
    const pages: [path: string, drawing: (text: string) => string][] = [[path, (text) => draw(template, page, text)]];
    if (model) pages.push([embedPath(path), (text) => frame(model, frameWords(embedPageOf(page), text, siteUrl))]);
    const missing = pages
      .map(([of, drawing]) => ({ file: join(folder, fileOfPath(of)), drawing }))
      .filter(({ file }) => !existsSync(file));
    if (missing.length === 0) continue;
    const text = readText(snapshot, digest);
    for (const { file, drawing } of missing) {
      makeFolder(dirname(file));
      writeFileSync(
        file,
        safely(() => drawing(text)),
      );
      drawn += 1;
    }
  }
  return drawn;
}

/** Takes the page with places for the words of frames out of the site; that of texts becomes a file of the service worker's. */
export function removeModel(folder: string): void {
  rmSync(dirname(modelIn(folder)), { recursive: true, force: true });
}
