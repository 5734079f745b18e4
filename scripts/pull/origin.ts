/** What a pull works on: the API's list, or what the specification puts in its place. */
import { ApiError, ShapeError } from '#api/errors.ts';
import type { LibrarySource } from '#api/library.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { type AcceptedList, acceptList } from './list.ts';
import { failureReason } from './reasons.ts';

/** SPEC section 8, word for word. */
const INVALID_LIST = 'Received invalid data format from server.';

/** A list whose texts are to be read. */
export interface ListOrigin {
  source: LibrarySource;
  from: SnapshotManifest['source'];
  notice: string | null;
  list: AcceptedList;
  /** Entries in the list as sent. */
  listed: number;
  warnings: string[];
}

/** No list, but a manifest that is to be committed as it is. */
interface ManifestOrigin {
  list: null;
  manifest: SnapshotManifest;
  warnings: string[];
}

/**
 * The API's list where it can be loaded. One in a wrong shape leaves the last snapshot with the specified message, or
 * brings the sample library with the same where there is none; one that cannot be loaded at all brings the sample library
 * only when that is allowed.
 * @throws {ApiError} when there is nothing to work on
 */
export async function chooseOrigin(
  previous: SnapshotManifest | null,
  { api, sample, allowSample }: { api: LibrarySource; sample: LibrarySource; allowSample: boolean },
): Promise<ListOrigin | ManifestOrigin> {
  try {
    return { ...(await readList(api)), from: 'api', notice: null, warnings: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const own = previous?.source === 'api' ? previous : null;
    if (error instanceof ShapeError) {
      const warnings = [
        `The list does not have the expected form (${failureReason(error)}); every page tells its readers so`,
      ];
      if (own) return { list: null, manifest: { ...own, notice: INVALID_LIST }, warnings };
      return { ...(await readList(sample)), from: 'sample', notice: INVALID_LIST, warnings };
    }
    if (own || !allowSample) throw error;
    const warnings = [
      `The API cannot be reached (${failureReason(error)}); the built-in sample library is used instead`,
    ];
    return { ...(await readList(sample)), from: 'sample', notice: null, warnings };
  }
}

async function readList(source: LibrarySource) {
  const sent = await source.list();
  return { source, list: acceptList(sent), listed: sent.files.length };
}
