/** What an upload has to do to bring a host from one release to the next. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED_FILES } from '#page/headers.ts';
import type { FileStamp, Inventory } from './inventory.ts';

const filesOf = (inventory: Inventory | null): Map<string, FileStamp> =>
  new Map(Object.entries({ ...inventory?.carried, ...inventory?.files }));

const isPage = (name: string): boolean => name.endsWith('.html');
const isHashed = (name: string): boolean => `/${name}`.startsWith(HASHED_FILES);
const rank = (name: string): number => (isHashed(name) ? 0 : isPage(name) ? 2 : 1);

/** A release; of one without an inventory nothing is known. */
interface Known {
  inventory: Inventory | null;
}

export type Changes = ReturnType<typeof changesBetween>;

/** The files whose bytes differ between two releases. */
export function changesBetween(before: Known & { id: string | null }, after: Known & { id: string }) {
  const old = filesOf(before.inventory);
  const now = filesOf(after.inventory);
  const written = [...now].filter(([name, [digest]]) => old.get(name)?.[0] !== digest).map(([name]) => name);
  const removed = [...old.keys()].filter((name) => !now.has(name));
  return {
    /** Id of the release that the host is taken to hold; null: nothing, so `written` is the whole site. */
    from: before.inventory === null ? null : before.id,
    to: after.id,
    /**
     * Files that are new or have other bytes, in the order in which to send them: what pages ask for comes before the pages,
     * and the removed ones go last, so that a host without an atomic switch never shows a page that cannot load.
     */
    written: written.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    removed: removed.sort(),
  };
}

/** No name of a file holds a line break (`src/core/library/paths.ts`), so a line each is safe for `rsync --files-from` and the like. */
const lines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('');

/** Writes them for people and tools: `changes.json`, and the same as `written.txt` and `removed.txt`, a file a line. */
export async function writeChanges(folder: string, changes: Changes): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'changes.json'), `${JSON.stringify(changes, null, 2)}\n`);
  await writeFile(join(folder, 'written.txt'), lines(changes.written));
  await writeFile(join(folder, 'removed.txt'), lines(changes.removed));
}
