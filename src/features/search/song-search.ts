/** Finds songs of any folder for the command box; a newer query cancels an older one. */
import type { CatalogueRow } from '#library/catalogue.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { SearchLibrary } from './catalogue-loader.ts';
import { languageFor } from './list-rows.ts';
import type { FindRequest, Found, FoundSong } from './messages.ts';
import { shownRow } from './shown-row.ts';

type Find = Extract<FindRequest, { type: 'find' }>;

export interface SongSearch {
  find(request: Find): Promise<void>;
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
    async find({ id, q, language, count }) {
      latest = id;
      if (q.trim() === '') {
        reply({ type: 'found', id, songs: [], total: 0, settled: true });
        return;
      }
      const engine = await library.engine();
      if (latest !== id) return;
      const highlight = engine.highlighter(q);
      const shown = (entry: number): FoundSong => {
        const row = library.rows[entry] as CatalogueRow;
        const folder = library.folders[row.folder] as FolderSummary;
        const code = languageFor(row, folder, language);
        return {
          ...shownRow(library, row, folder, code, highlight),
          folder: folder.label,
          language: folder.languages.find((one) => one.code === code)?.label ?? code,
        };
      };
      for (const { entries, settled } of engine.steps(q)) {
        if (settled || entries.length > 0) {
          const songs = [...entries.subarray(0, count)].map(shown);
          reply({ type: 'found', id, songs, total: entries.length, settled });
        }
        await pause();
        if (latest !== id) return;
      }
    },
  };
}
