/** The content of every accepted playlist, stored like a text. */
import { ApiError } from '#api/errors.ts';
import { GaveUpError, type LibrarySource } from '#api/library.ts';
import type { Skipped, SnapshotPlaylist } from '#schemas/snapshot.ts';
import type { WirePlaylist } from '#schemas/wire.ts';
import { failureReason } from './reasons.ts';
import type { TextWork } from './texts.ts';

/**
 * @returns the playlists in the order given, and those whose content could not be had
 * @throws {GaveUpError} when the API is down or the time is over
 * @throws {DiskError} when a content cannot be stored
 */
export async function fetchPlaylists(
  listed: readonly WirePlaylist[],
  { source, sample, snapshot }: Pick<TextWork, 'source' | 'sample' | 'snapshot'>,
): Promise<{ playlists: SnapshotPlaylist[]; failed: Skipped[] }> {
  const earlier = new Map((snapshot.previous?.playlists ?? []).map((playlist) => [playlist.id, playlist]));
  const failed: Skipped[] = [];

  const read = async (from: LibrarySource, id: string) => {
    const { content, isHtml } = await from.playlist(id);
    return { digest: (await snapshot.put(content)).digest, isHtml };
  };

  async function settle({ id, name }: WirePlaylist): Promise<SnapshotPlaylist> {
    try {
      return { id, name, ...(await read(source, id)), state: 'current', failure: null };
    } catch (error) {
      if (!(error instanceof ApiError) || error instanceof GaveUpError) throw error;
      failed.push({ index: null, what: 'playlist', name: id, reason: failureReason(error) });
      const last = earlier.get(id);
      const isOwn = last?.state === 'current' || last?.state === 'stale';
      if (last?.digest && isOwn && (await snapshot.holds(last.digest)))
        return { ...last, name, state: 'stale', failure: error.reason };
      const nextBest = await read(sample, id).catch(() => null);
      if (nextBest) return { id, name, ...nextBest, state: 'sample', failure: error.reason };
      return { id, name, digest: null, isHtml: false, state: 'missing', failure: error.reason };
    }
  }

  // All are waited for, so that nothing is written after a failure has closed the snapshot.
  const settled = await Promise.allSettled(listed.map(settle));
  const playlists = settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return { playlists, failed: failed.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
