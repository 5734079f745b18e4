/** The content of every accepted playlist, stored like a text. */
import { ApiError } from '#api/errors.ts';
import { GaveUpError } from '#api/library.ts';
import type { Skipped, SnapshotPlaylist } from '#schemas/snapshot.ts';
import type { WirePlaylist } from '#schemas/wire.ts';
import { failureReason } from './reasons.ts';
import type { TextWork } from './texts.ts';

/**
 * One after the other: there are few of them.
 * @returns the playlists in the order given, and those whose content could not be had
 * @throws {GaveUpError} when the API is down or the time is over
 */
export async function fetchPlaylists(
  listed: readonly WirePlaylist[],
  { source, sample, snapshot }: Pick<TextWork, 'source' | 'sample' | 'snapshot'>,
): Promise<{ playlists: SnapshotPlaylist[]; failed: Skipped[] }> {
  const earlier = new Map((snapshot.previous?.playlists ?? []).map((playlist) => [playlist.id, playlist]));
  const playlists: SnapshotPlaylist[] = [];
  const failed: Skipped[] = [];

  const read = async (from: typeof source, id: string) => {
    const { content, isHtml } = await from.playlist(id);
    return { digest: (await snapshot.put(content)).digest, isHtml };
  };

  for (const { id, name } of listed) {
    try {
      playlists.push({ id, name, ...(await read(source, id)), state: 'current', failure: null });
    } catch (error) {
      if (!(error instanceof ApiError) || error instanceof GaveUpError) throw error;
      failed.push({ index: null, what: 'playlist', name: id, reason: failureReason(error) });
      const last = earlier.get(id);
      const isGood = last?.digest && (last.state === 'current' || last.state === 'stale') && snapshot.has(last.digest);
      if (last && isGood) {
        playlists.push({ ...last, name, state: 'stale', failure: error.reason });
      } else {
        const nextBest = await read(sample, id).catch(() => null);
        playlists.push(
          nextBest
            ? { id, name, ...nextBest, state: 'sample', failure: error.reason }
            : { id, name, digest: null, isHtml: false, state: 'missing', failure: error.reason },
        );
      }
    }
  }
  return { playlists, failed };
}
