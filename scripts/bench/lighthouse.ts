/** Lighthouse's four marks of every kind of page, where Lighthouse is installed: `npm ci --omit=dev` leaves it out. */
import type { Library } from '#library/library.ts';
import {
  changesPath,
  dataPath,
  embedPath,
  homePath,
  listPath,
  myPath,
  offlinePath,
  playlistsPath,
  privacyPath,
  supportPath,
} from '#library/paths.ts';
import type { OldPage } from '../old-addresses/resolve.ts';
import { type Section, skippedSection } from './section.ts';
import { API_NAME } from './site.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** As much of the packages as is used. */
interface Lighthouse {
  default(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<
    | {
        lhr: {
          categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
          audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
        };
      }
    | undefined
  >;
}

interface Launcher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

/** A package that may be absent: named by a variable, so that neither the compiler nor a bundler asks for it. */
const optional = async <T>(name: string): Promise<T | null> => (import(name) as Promise<T>).catch(() => null);

/** Nothing is here; the host answers with the 404 page. */
const NO_PAGE = '/nothing/here/';

interface LighthousePage {
  name: string;
  path: string;
}

/** Two old addresses below `/floor/`, which is the bench's own folder. */
export function oldPagesOf(library: Library): OldPage[] {
  const list = library.folders[0]?.languages[0];
  const song = list?.songs[0];
  if (!list || !song) return [];
  const { name } = song;
  return [
    { from: '/floor/moved/', to: song.path, name, list },
    { from: '/floor/removed/', to: null, name, list },
  ];
}

/** A page of each kind. */
function lighthousePages(library: Library): LighthousePage[] {
  const folder = library.folders[0];
  const list = folder?.languages[0];
  const file = list?.songs.find(({ digest }) => digest !== null)?.path;
  const pages = [
    { name: 'Home', path: homePath() },
    { name: 'collection', path: folder?.path },
    { name: 'list', path: list?.path },
    { name: 'file', path: file },
    { name: 'playlist', path: library.playlists[0]?.path },
    { name: 'playlists', path: playlistsPath() },
    { name: 'support', path: supportPath() },
    { name: 'privacy', path: privacyPath() },
    { name: 'my', path: myPath() },
    { name: 'shared list', path: listPath() },
    { name: 'changes', path: changesPath() },
    { name: 'data', path: dataPath() },
    { name: 'offline', path: offlinePath() },
    { name: 'frame', path: file && embedPath(file) },
    ...oldPagesOf(library).map(({ from, to }) => ({ name: to === null ? 'removed' : 'moved', path: from })),
    { name: '404', path: NO_PAGE },
  ];
  return pages.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]));
}

export async function lighthouse(chromium: string, origin: string, library: Library): Promise<Section> {
  const title = 'Lighthouse, mobile';
  const [tool, launcher] = [await optional<Lighthouse>('lighthouse'), await optional<Launcher>('chrome-launcher')];
  if (!tool || !launcher) {
    return skippedSection('lighthouse', title, 'the package "lighthouse" is not installed (npm ci brings it)');
  }
  const chrome = await launcher.launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${API_NAME}:80 ${new URL(origin).host}`,
    ],
  });
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  try {
    for (const { name, path } of lighthousePages(library)) {
      const run = await tool.default(`${origin}${path}`, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
        ignoreStatusCode: path === NO_PAGE,
      });
      const marks = CATEGORIES.map((category) => {
        const score = run?.lhr.categories[category]?.score;
        return [category, score === null || score === undefined ? null : Math.round(score * 100)] as const;
      });
      rows.push({ page: name, ...Object.fromEntries(marks) });
      const short = CATEGORIES.flatMap((category) => {
        const { score, auditRefs } = run?.lhr.categories[category] ?? { score: null, auditRefs: [] };
        return score === 1 ? [] : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id);
      }).filter((id) => (run?.lhr.audits[id]?.score ?? 1) < 1);
      if (short.length > 0) notes.push(`${name}: ${short.map((id) => run?.lhr.audits[id]?.title ?? id).join('; ')}`);
    }
  } finally {
    chrome.kill();
  }
  return { part: 'lighthouse', title, rows, notes };
}
