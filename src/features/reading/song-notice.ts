/**
 * What a page says of its text: it is an earlier copy or one of the sample library, or it is not available in this language,
 * while it can be read elsewhere or nowhere.
 */
export type SongNotice = 'earlier' | 'sample' | 'elsewhere' | 'nowhere';

/** @param elsewhere whether another edition can be read */
export function songNotices(state: string, unavailable: boolean, elsewhere: boolean): SongNotice[] {
  const notices: SongNotice[] = [];
  if (state === 'stale') notices.push('earlier');
  if (state === 'sample') notices.push('sample');
  if (unavailable) notices.push(elsewhere ? 'elsewhere' : 'nowhere');
  return notices;
}
