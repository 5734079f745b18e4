/** Lighthouse's four marks of every kind of page. */
import { launch } from 'chrome-launcher';
import type { Library } from '#library/library.ts';
import { embedPath } from '#library/paths.ts';
import { QUIET } from '../start/chromium.ts';
import { FIXED } from '../verify/pages.ts';
import { TRIALS } from './library.ts';
import { onPhone } from './nginx.ts';
import type { Row, Section } from './report.ts';
import { API_NAME, type BuiltSite } from './site.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Nothing is here; the host answers with the 404 page. */
const NO_PAGE = '/nothing/here/';

/** A page of each kind. */
function pagesOf({ folders, playlists }: Library): string[] {
  const folder = folders.find(({ name }) => name !== TRIALS.folder) ?? folders[0];
  const list = folder?.languages[0];
  const file = list?.songs.find(({ digest }) => digest !== null)?.path;
  const ofLibrary = [folder?.path, list?.path, file, file && embedPath(file), playlists[0]?.path];
  return [...FIXED, ...ofLibrary.filter((path) => path !== undefined), NO_PAGE];
}

export const lighthouse = async (chromePath: string, { dist, library }: BuiltSite): Promise<Section[]> =>
  onPhone(chromePath, dist, async (_, { origin }) => {
    const { default: audit } = await import('lighthouse');
    const names = `--host-resolver-rules=MAP ${API_NAME}:80 ${new URL(origin).host}`;
    const chrome = await launch({ chromePath, chromeFlags: [...QUIET, '--headless=new', names] });
    const rows: Row[] = [];
    const notes: string[] = [];
    try {
      for (const path of pagesOf(library)) {
        const flags = { port: chrome.port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
        const run = await audit(`${origin}${path}`, { ...flags, ignoreStatusCode: path === NO_PAGE });
        const all = CATEGORIES.map((category) => run?.lhr.categories[category]);
        const mark = (score: number | null = null) => score && Math.round(score * 100);
        rows.push({ page: path, ...Object.fromEntries(CATEGORIES.map((one, at) => [one, mark(all[at]?.score)])) });
        const short = all
          .flatMap((one) => (one?.score === 1 ? [] : (one?.auditRefs ?? [])))
          .filter(({ id, weight }) => weight > 0 && (run?.lhr.audits[id]?.score ?? 1) < 1);
        const titles = short.map(({ id }) => run?.lhr.audits[id]?.title ?? id);
        if (titles.length > 0) notes.push(`${path}: ${titles.join('; ')}`);
      }
    } finally {
      chrome.kill();
    }
    return [{ part: 'lighthouse', title: 'Lighthouse, mobile', rows, notes }];
  });
