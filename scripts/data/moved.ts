/** The old addresses of a site as those who build read them. */
import { dataMovedPath } from '#core/library/paths.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { oldPages } from '../old-addresses/resolve.ts';
import { fileAt } from './rows.ts';

export const MOVED_FILE = fileAt(dataMovedPath());

/**
 * JSON with a row on each line, the one that moved last at the end.
 * @param manifest without what is left out
 */
export function movedJson(manifest: SnapshotManifest, siteUrl: string): string {
  const rows = oldPages(manifest).map(({ from, to, name }) =>
    JSON.stringify({ from: siteUrl + from, to: to === null ? null : siteUrl + to, name }),
  );
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
}
