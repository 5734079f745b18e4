/** The script that a service worker imports to draw with. */
import { readSongTemplate, songPage } from '#core/page/song-page.ts';
import { DRAWING, type Drawing } from './drawing.ts';

(self as unknown as Record<typeof DRAWING, Drawing>)[DRAWING] = { readSongTemplate, songPage };
