/** The content of every accepted playlist, stored like a text. */
import { ApiError } from '#api/errors.ts';
import type { LibrarySource } from '#api/library.ts';
import type { Skipped, SnapshotPlaylist } from '#schemas/snapshot.ts';
import type { WirePlaylist } from '#schemas/wire.ts';
import { type ChangedText, findMixedUp, isHtmlPage, isInvisible, suspicionOf } from './guard-text.ts';
import { failureReason } from './reasons.ts';
import type { StoredText } from './snapshot.ts';
import type { TextWork } from './texts.ts';

export interface FetchedPlaylists {
  /** In the order given. */
  playlists: SnapshotPlaylist[];
  /** Those whose content could not be loaded, or is not taken. */
  failed: Skipped[];
  /** IDs of those that came, and whose last copy stays all the same. */
  suspects: string[];
}

/** A playlist that was read, with what it was before. */
type Settled = SnapshotPlaylist & { taken?: Omit<ChangedText, 'place'> & { last: SnapshotPlaylist } };

/**
 * Playlists come after the texts, and cost none of them: where they cannot be loaded, each keeps its last copy, even when the API
 * is down by now or the time is over.
 * @throws {UserError} when a content cannot be stored
 */
export async function fetchPlaylists(
  listed: readonly WirePlaylist[],
  { source, sample, snapshot, acceptChanged }: Pick<TextWork, 'source' | 'sample' | 'snapshot' | 'acceptChanged'>,
): Promise<FetchedPlaylists> {
  const earlier = new Map((snapshot.previous?.playlists ?? []).map((playlist) => [playlist.id, playlist]));
  const failed: Skipped[] = [];
  const suspects: string[] = [];

  const read = async (from: LibrarySource, id: string) => {
    const { content, isHtml } = await from.playlist(id);
    return { ...(await snapshot.put(content)), isHtml };
  };

  /** An earlier copy that came from the API and is still there, undamaged. */
  function goodCopy(id: string): (SnapshotPlaylist & { digest: string }) | null {
    const last = earlier.get(id);
    const isOwn = last?.state === 'current' || last?.state === 'stale';
    return last?.digest && isOwn && snapshot.holds(last.digest) ? { ...last, digest: last.digest } : null;
  }

  async function suspicion({ digest, text }: StoredText, last: { digest: string } | null): Promise<string | null> {
    if (digest === last?.digest) return null;
    if (last === null) return suspicionOf(text, null);
    const before = await snapshot.read(last.digest);
    if (isInvisible(text) && !isInvisible(before)) return 'holds no visible character';
    if (isHtmlPage(text) && !isHtmlPage(before)) return 'is a whole HTML page';
    return suspicionOf(text, Buffer.byteLength(before));
  }

  /** What stands in for a content that cannot be loaded, or is not taken. */
  async function nextBest({ id, name }: WirePlaylist, reason: string, failure: string): Promise<Settled> {
    failed.push({ index: null, what: 'playlist', name: id, reason });
    const last = goodCopy(id);
    if (last) return { ...last, name, state: 'stale', failure };
    const { digest = null, isHtml = false } = (await read(sample, id).catch(() => null)) ?? {};
    return { id, name, digest, isHtml, state: digest === null ? 'missing' : 'sample', failure };
  }

  async function settle(playlist: WirePlaylist): Promise<Settled> {
    const { id, name } = playlist;
    try {
      const content = await read(source, id);
      const last = goodCopy(id);
      const reason = acceptChanged ? null : await suspicion(content, last);
      if (reason !== null) {
        suspects.push(id);
        return await nextBest(playlist, reason, reason);
      }
      const { digest, isHtml } = content;
      const taken = last && last.digest !== digest ? { last, before: last.digest, now: digest } : undefined;
      return { id, name, digest, isHtml, state: 'current', failure: null, ...(taken && { taken }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return nextBest(playlist, failureReason(error), error.reason);
    }
  }

  // All are waited for, so that nothing is written after a failure has closed the snapshot.
  const settled = await Promise.allSettled(listed.map(settle));
  const all = settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  const changed = all.flatMap(({ taken }, place) => (taken ? [{ place, ...taken }] : []));
  const said = all.map(({ digest }) => digest);
  const playlists = all.map(({ taken: _, ...playlist }): SnapshotPlaylist => playlist);
  for (const [{ place, last }, other] of acceptChanged ? [] : await findMixedUp(changed, said, snapshot.read)) {
    const { id, name } = listed[place] as WirePlaylist;
    const reason = `is now the same as other playlists, or nearly: ${listed[other]?.id}`;
    suspects.push(id);
    failed.push({ index: null, what: 'playlist', name: id, reason });
    playlists[place] = { ...last, name, state: 'stale', failure: reason };
  }
  return { playlists, failed: failed.sort((a, b) => (a.name < b.name ? -1 : 1)), suspects };
}
