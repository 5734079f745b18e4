/** The shell of one version in Cache Storage. */
import { fetchSiteFile } from '#api/worker-fetch.ts';
import type { Shell, ShellFile } from '#schemas/shell.ts';
import { digestOf } from '../store.browser.ts';

/** Caches of shells by their versions; those of packs are others. */
const SHELL_CACHE = 'nama-shell-';
/** Files that are fetched at a time. */
const AT_A_TIME = 6;

/** No file of the site: where the shell notes the last check. */
const CHECKED = '/sw-checked';
/** Nor is this: where it notes when all of its files had come, at the latest installation. */
const WHOLE = '/sw-whole';

/** @param digest its beginning; undefined where the address says enough */
async function isFile(response: Response | undefined, digest: string | undefined): Promise<boolean> {
  if (!response?.ok || digest === undefined) return response?.ok === true;
  return (await digestOf(new Uint8Array(await response.clone().arrayBuffer()))).startsWith(digest);
}

export type ShellCache = ReturnType<typeof openShell>;

/** Caches of all versions. */
const shellCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE));

export const dropShells = async (): Promise<unknown> =>
  Promise.all((await shellCaches()).map((name) => caches.delete(name)));

export function openShell({ version, files }: Shell) {
  const name = SHELL_CACHE + version;
  const own = () => caches.open(name);
  const addresses = new Set(files.map(([address]) => address));

  async function findElsewhere([address, digest]: ShellFile): Promise<Response | undefined> {
    for (const other of await shellCaches()) {
      const found = await (await caches.open(other)).match(address);
      if (found && (await isFile(found, digest))) return found;
    }
    return undefined;
  }
  async function bringOne(cache: Cache, file: ShellFile): Promise<void> {
    const [address, digest] = file;
    if (await cache.match(address)) return;
    const response = (await findElsewhere(file)) ?? (await fetchSiteFile(address, digest !== undefined));
    if (!(await isFile(response, digest))) throw new Error(`${address} is not of version ${version}`);
    await cache.put(address, response);
  }
  return {
    files: addresses as ReadonlySet<string>,
    /**
     * Brings what is not there yet: from an earlier version that has the same file, else from the site.
     * @throws {Error} when the site has another file than this version's: there is a later one
     */
    async bring(): Promise<void> {
      const cache = await own();
      for (let at = 0; at < files.length; at += AT_A_TIME)
        await Promise.all(files.slice(at, at + AT_A_TIME).map((file) => bringOne(cache, file)));
      await cache.put(WHOLE, new Response(String(Date.now())));
    },
    async isWhole(): Promise<boolean> {
      const there = new Set((await (await own()).keys()).map(({ url }) => new URL(url).pathname));
      return [...addresses].every((address) => there.has(address));
    },
    // Not by `open`, which would make it anew when a reader has cleared it.
    find: (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: name }),
    /** A file of this version, else of another one that is there. */
    async findInAny(path: string): Promise<Response | undefined> {
      return (await caches.match(path, { cacheName: name })) ?? (await findElsewhere([path]));
    },
    /** Adds pages that a reader's kept items need: those of this version, or as another version had them where the site does not give them. */
    async add(paths: readonly string[]): Promise<void> {
      const cache = await own();
      for (const path of paths) {
        const response = await fetchSiteFile(path, true).catch(() => undefined);
        const isOwn = response?.ok && isOfShell(await response.clone().text(), addresses);
        const page = isOwn ? response : await findElsewhere([path]);
        if (page) await cache.put(path, page);
      }
    },
    /** When it was last checked whether the site wants this worker; 0 for never. */
    checkedAt: async (): Promise<number> => Number((await (await (await own()).match(CHECKED))?.text()) ?? 0),
    noteCheck: async (now: number): Promise<void> => (await own()).put(CHECKED, new Response(String(now))),
    async dropOthers(): Promise<void> {
      const found = (await shellCaches()).map(async (one) => ({
        name: one,
        wholeAt: Number((await (await caches.match(WHOLE, { cacheName: one }))?.text()) ?? -1),
      }));
      await Promise.all(outdated(await Promise.all(found), name).map((one) => caches.delete(one)));
    },
  };
}

/**
 * Caches to drop once this version serves: all but its own and the one that served before, whose pages may still be open.
 * @param shells the oldest first, each with the milliseconds when it was whole: later for an older version that the site went back to,
 * -1 for one that could not be installed, which leaves what it had
 */
export function outdated(shells: readonly { name: string; wholeAt: number }[], own: string): string[] {
  const others = shells.filter(({ name }) => name !== own).toSorted((one, other) => one.wholeAt - other.wholeAt);
  return others.slice(0, -1).map(({ name }) => name);
}

/** Files of the site that a page names: `src="/_astro/Page.x1.js"` → `/_astro/Page.x1.js`. */
const NAMED = /\/_astro\/[\w./-]+/g;

/** Whether a page is of the same version of the site: all files that it names are the shell's. */
export const isOfShell = (html: string, files: ReadonlySet<string>): boolean =>
  (html.match(NAMED) ?? []).every((address) => files.has(address));
