/** Lighthouse's four marks of every kind of page, where Lighthouse is installed: `npm ci --omit=dev` leaves it out. */
import type { Library } from '#library/library.ts';
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
          categories: Record<string, { score: number | null }>;
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

function lighthousePages(library: Library): { name: string; path: string }[] {
  const folder = library.folders[0];
  const list = folder?.languages[0];
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'list', path: list?.path },
    { name: 'file', path: list?.songs[0]?.path },
    { name: 'playlist', path: library.playlists[0]?.path },
    { name: 'support', path: '/support/' },
    { name: 'privacy', path: '/privacy/' },
    { name: 'my', path: '/my/' },
    { name: 'shared list', path: '/list/' },
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
      });
      const marks = CATEGORIES.map((category) => {
        const score = run?.lhr.categories[category]?.score;
        return [category, score === null || score === undefined ? null : Math.round(score * 100)] as const;
      });
      rows.push({ page: name, ...Object.fromEntries(marks) });
      const short = Object.values(run?.lhr.audits ?? {}).filter(
        ({ score, scoreDisplayMode }) => ['binary', 'metricSavings'].includes(scoreDisplayMode) && score === 0,
      );
      if (short.length > 0) notes.push(`${name}: ${short.map((audit) => audit.title).join('; ')}`);
    }
  } finally {
    chrome.kill();
  }
  return { part: 'lighthouse', title, rows, notes };
}
