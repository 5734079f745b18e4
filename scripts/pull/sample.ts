/** The built-in sample library in the place of an API: what the specification calls built-in files. */
import { ApiError } from '#api/errors.ts';
import type { LibrarySource } from '#api/library.ts';
import { type WirePlaylistContent, wireList } from '#schemas/wire.ts';

/** A library in a folder, as `scripts/local-api` opens one. */
export interface FolderLibrary {
  list(): Promise<unknown>;
  text(request: { file_name: string; language: string }): Promise<Uint8Array | undefined>;
  playlist(id: string): Promise<WirePlaylistContent | undefined>;
}

/** The library as a source, requested by names only: the keys of another library mean nothing here. */
export function sampleSource(library: FolderLibrary): LibrarySource {
  return {
    list: async () => wireList.parse(await library.list()),
    async text({ folder, language, fileName }) {
      const bytes = await library.text({ file_name: fileName, language: `${folder}/${language}` });
      return new TextDecoder('utf-8', { fatal: true }).decode(known(bytes));
    },
    playlist: async (id) => known(await library.playlist(id)),
    close: () => undefined,
  };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiError('not in the sample library', { url: 'sample:' });
  return value;
}
