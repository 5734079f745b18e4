/** Finds places and songs of the whole library for the command box; a newer query cancels an older one. */
import type { SearchLibrary } from './catalogue-loader.ts';
import { libraryQuery } from './library-search.ts';
import type { FindRequest, Found } from './messages.ts';

export interface SongSearch {
  find(request: FindRequest): Promise<void>;
}

/**
 * @param library the loaded catalogue
 * @param reply sends an answer: early results first, then all of them
 * @param pause lets other messages be handled between two steps of a search
 */
export function createSongSearch(
  library: SearchLibrary,
  reply: (message: Found) => void,
  pause: () => Promise<void>,
): SongSearch {
  let latest = 0;
  return {
    async find({ id, q, wish, count }) {
      latest = id;
      if (q.trim() === '') {
        reply({
          type: 'found',
          id,
          places: [],
          songs: [],
          total: 0,
          similar: { places: [], songs: [] },
          settled: true,
        });
        return;
      }
      const query = libraryQuery(library, q, wish);
      for (const { entries, places, similar, settled } of query.steps()) {
        if (settled || entries.length > 0) {
          const songs = [...entries.subarray(0, count)].map(query.song);
          reply({ type: 'found', id, places: places.places, songs, total: entries.length, similar, settled });
        }
        await pause();
        if (latest !== id) return;
      }
    },
  };
}
