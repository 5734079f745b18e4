/** The drawing as the worker has it: a script of its own, which is fetched when the worker is installed. */
import type { readSongTemplate, songPage } from '#core/page/song-page.ts';

export interface Drawing {
  readSongTemplate: typeof readSongTemplate;
  songPage: typeof songPage;
}

/** Where that script leaves it. */
export const DRAWING = 'namaDrawing';
