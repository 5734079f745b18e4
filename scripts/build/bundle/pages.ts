/** Makes pages with a kept bundle, as Astro itself would (`generatePages` of astro 7.3.4), byte for byte. */
import { cpSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { type PathWithRoute, StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import pLimit from 'p-limit';
import { BundleError, PROGRAM, readBundle, SITE } from './kept.ts';

/** The program of a bundle, as far as it is used here (`BuildApp` of Astro). */
interface App extends StaticPathsApp {
  /** What Astro knows of its routes. */
  setInternals: (internals: { pagesByKeys: Map<string, { styles: unknown }> }) => void;
  setOptions: (options: { settings: { scripts: [] }; logger: { options: { destination: { write: Write } } } }) => void;
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
}
type Write = (message: { level: string; message: string }) => void;

/** Other pages are rendered while one is written. */
const TOGETHER = 4;
/** Pages that are files of their own, and not folders with an `index.html`. */
const STATUS_PAGES = ['/404', '/500'];

const write: Write = ({ level, message }) => {
  if (level === 'warn' || level === 'error') console.error(message);
};

/**
 * Makes the pages that the program has paths for; which those are, the environment says (RENDER_ONLY, SNAPSHOT_DIR, LEAVE_OUT).
 * @param bundle folder of the bundle
 * @param out folder of the site, where its scripts, styles and public files go too
 * @returns how many pages and files were made
 * @throws {BundleError} where the bundle is not as it was kept, or makes what is no page
 */
export async function makePages(bundle: string, out: string): Promise<number> {
  const styles = readBundle(bundle);
  const entry = readdirSync(join(bundle, PROGRAM)).find((name) => name.startsWith('prerender-entry.'));
  if (entry === undefined)
    throw new BundleError(`${bundle} has no program.\n  Nothing needs to be done: the code is bundled anew.`);
  const { app }: { app: App } = await import(pathToFileURL(join(bundle, PROGRAM, entry)).href);
  app.setInternals({ pagesByKeys: new Map(styles.map(([key, own]) => [key, { styles: own }])) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write } } } });

  cpSync(join(bundle, SITE), out, { recursive: true });
  const paths = await new StaticPaths(app).getAll();
  refuseTwins(paths);
  const limit = pLimit(TOGETHER);
  await Promise.all(paths.map((path) => limit(() => makePage(app, path, out))));
  return paths.length;
}

async function makePage(app: App, { pathname, route }: PathWithRoute, out: string): Promise<void> {
  const isPage = route.type === 'page';
  if (!isPage && route.type !== 'endpoint')
    throw new BundleError(
      `${pathname} is a route of type "${route.type}".\n  Add that type to scripts/build/bundle/pages.ts, or make it a page.`,
    );
  const plain = pathname.replace(/^\/+|\/+$/g, '');
  const url = new URL(isPage && plain !== '' ? `/${plain}/` : `/${plain}`, app.manifest.site);
  url.search = '';
  const response = await app.render(new Request(url), { routeData: route });
  if (response.status >= 300 && response.status < 400)
    throw new BundleError(
      `${pathname} is a redirect: status ${response.status}.\n  Add redirects to scripts/build/bundle/pages.ts, or make it a page.`,
    );
  if (!response.body) return;
  const name = isPage ? fileOf(pathname, plain) : plain;
  const file = new URL(encodeURI(name), pathToFileURL(`${out}/`));
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}

const fileOf = (pathname: string, plain: string): string =>
  STATUS_PAGES.includes(pathname) ? `${plain}.html` : `${plain}${plain && '/'}index.html`;

function refuseTwins(paths: readonly PathWithRoute[]): void {
  const seen = new Set<string>();
  for (const { pathname } of paths) {
    const plain = pathname.replace(/\/$/, '');
    if (seen.has(plain)) throw new BundleError(`Two pages have the path ${plain}.\n  Rename one of them in src/pages.`);
    seen.add(plain);
  }
}
