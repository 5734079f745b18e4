import type { Song } from '#core/library/library.ts';

/**
 * What a page says of its text: it is an earlier copy or one of the sample library, or it is not available in this language,
 * while it can be read elsewhere or nowhere, or when it was last corrected.
 */
export type SongNotice = 'earlier' | 'sample' | 'corrected' | 'elsewhere' | 'nowhere';

/** @param elsewhere whether another edition can be read */
export function songNotices(
  { state, unavailable, corrected }: Pick<Song, 'state' | 'unavailable' | 'corrected'>,
  elsewhere: boolean,
): SongNotice[] {
  const notices: SongNotice[] = [];
  if (state === 'stale') notices.push('earlier');
  if (state === 'sample') notices.push('sample');
  if (corrected) notices.push('corrected');
  if (unavailable) notices.push(elsewhere ? 'elsewhere' : 'nowhere');
  return notices;
}
