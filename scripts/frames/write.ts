/** The pages for frames of other sites: from the one that Astro has rendered, and each text's words. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeHtml } from '#features/reading/line-html.ts';
import type { LeftOutKey } from '#library/left-out.ts';
import type { Library } from '#library/library.ts';
import { type EmbedPage, embedPages } from '#library/pages.ts';
import { EMBED_MODEL, embedPath } from '#library/paths.ts';
import { renderFaultPage } from '#page/render-fault.ts';
import { type FrameWords, frameWords } from '../../src/layouts/frame-words.ts';
import { readText } from '../../src/library/snapshot.ts';
import { makeFolder } from '../build/hard-links.ts';
import { fileOfPath } from '../verify/pages.ts';

export interface FramesWork {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The folder that Astro has rendered into, where frames that did not change are already. */
  folder: string;
  /** Origin of the site. */
  siteUrl: string;
}

/** One of several processes that share the frames: `{ number: 1, of: 2 }`. */
interface Share {
  number: number;
  of: number;
}

/** The order for one of them. */
export interface FramesShare extends FramesWork {
  /** Entries that have no page. */
  leftOut: readonly LeftOutKey[];
  share: Share;
}

const modelIn = (folder: string): string => join(folder, 'embed', EMBED_MODEL, 'index.html');

/** A page with places (`FRAME_PLACES`) → what fills them. */
function fillerOf(model: string): (words: FrameWords) => string {
  // Pieces of the page and names of places, by turns.
  const pieces = model.split(/\{\{(\w+)\}\}/);
  return (words) =>
    pieces
      .map((piece, at) => {
        if (at % 2 === 0) return piece;
        const word = words[piece as keyof FrameWords];
        return piece === 'html' ? word : escapeHtml(word);
      })
      .join('');
}

/**
 * Makes the frames that are not there yet.
 * @returns how many it made
 * @throws {SnapshotError} when a text is damaged
 */
export function writeFrames(library: Library, { snapshot, folder, siteUrl }: FramesWork, share?: Share): number {
  const fill = fillerOf(readFileSync(modelIn(folder), 'utf8'));
  const htmlOf = (page: EmbedPage): string => {
    const text = readText(snapshot, page.song.digest ?? '');
    try {
      return fill(frameWords(page, text, siteUrl));
    } catch (error) {
      return renderFaultPage(error); // no text stops a build: the checks leave it out
    }
  };
  let made = 0;
  let at = 0;
  for (const page of embedPages(library)) {
    if (share && at++ % share.of !== share.number - 1) continue;
    const file = join(folder, fileOfPath(embedPath(page.song.path)));
    if (existsSync(file)) continue;
    makeFolder(dirname(file));
    writeFileSync(file, htmlOf(page));
    made += 1;
  }
  return made;
}

/** Takes the page with places out of the site. */
export function removeModel(folder: string): void {
  rmSync(dirname(modelIn(folder)), { recursive: true, force: true });
}
