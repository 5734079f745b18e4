/** The parts of the bench, in the order in which they run. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { arrangeLibrary } from '#library/library.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { writeOldPages } from '../old-addresses/write.ts';
import { openBarePhone } from './bare-phone.ts';
import { catalogueSection } from './catalogue-bytes.ts';
import { firstSearches } from './first-search.ts';
import { grownSizes } from './grown-snapshot.ts';
import { keeping } from './keeping.ts';
import { openSource } from './library.ts';
import { lighthouse, oldPagesOf } from './lighthouse.ts';
import { longText } from './long-text.ts';
import { nginxMissing, serve } from './nginx.ts';
import { packsGrowth, packs as weighPacks } from './packs.ts';
import { pages as weighPages } from './pages.ts';
import { openBrowser } from './phone.ts';
import { choosePressed, presses } from './presses.ts';
import { scale, sizesUpTo } from './scale.ts';
import { searching } from './search-page.ts';
import { type Section, skippedSection } from './section.ts';
import { BENCH, type BuiltSite, VARIABLES, visitSite } from './site.ts';
import { textIndexGrowth, textSearch } from './text-search.ts';
import { chooseSubjects, visits, writeFloors } from './visit.ts';

export const PARTS = [
  'visit',
  'pages',
  'presses',
  'search',
  'text-search',
  'packs',
  'keeping',
  'lighthouse',
  'pull',
  'build',
] as const;
type Part = (typeof PARTS)[number];

/** What needs no browser and no site, or has its own. */
const WITHOUT_BROWSER: ReadonlySet<Part> = new Set(['text-search', 'packs', 'keeping', 'pull', 'build']);

export interface PartSettings {
  parts: readonly Part[];
  /** Folder of the library to take names and texts from. */
  library: string;
  /** The largest library to pull and build. */
  pages: number;
  /** Path of the browser; null where there is none. */
  chromium: string | null;
  /** Hears of each table as soon as it is there. */
  onSection: (section: Section) => void;
}

/** Runs the parts asked for. What cannot be measured here is a section that says so. */
export async function runParts({ parts, library, pages, chromium, onSection }: PartSettings): Promise<Section[]> {
  const sections: Section[] = [];
  const tell = (...told: Section[]): void => {
    sections.push(...told);
    told.forEach(onSection);
  };
  const source = await openSource(library);
  const inBrowser = parts.filter((part) => !WITHOUT_BROWSER.has(part));
  if (inBrowser.length > 0) {
    const missing = chromium === null ? 'there is no Chromium' : nginxMissing();
    if (chromium === null || missing !== null) {
      tell(...inBrowser.map((part) => skippedSection(part, `In the browser: ${part}`, missing ?? '')));
    } else await runInBrowser(inBrowser, chromium, await visitSite(source), tell);
  }
  if (parts.includes('text-search') && chromium !== null)
    tell(...(await textSearch(chromium, await visitSite(source))));
  if (parts.includes('text-search')) tell(await textIndexGrowth(source, grownSizes(pages)));
  if (parts.includes('packs')) tell(await weighPacks(source), await packsGrowth(source, grownSizes(pages)));
  if (parts.includes('keeping') && chromium !== null) tell(...(await keeping(chromium, await visitSite(source))));
  const [pull, build] = [parts.includes('pull'), parts.includes('build')];
  if (pull || build) tell(...(await scale({ source, sizes: sizesUpTo(pages), pull, build })));
  return sections;
}

async function runInBrowser(
  parts: readonly Part[],
  chromium: string,
  site: BuiltSite,
  tell: (...sections: Section[]) => void,
): Promise<void> {
  const { entries, playlists } = readManifest(site.snapshot);
  const library = arrangeLibrary(entries, playlists);
  const subjects = await writeFloors(site, chooseSubjects(library), BENCH);
  const server = await serve(join(BENCH, 'nginx'), site.dist, { '/floor/': BENCH });
  const browser = await openBrowser(chromium, server.url);
  try {
    if (parts.includes('visit')) {
      tell(await visits(browser, server.url, subjects));
      const long = subjects.find(({ name }, at) => at > 0 && name.startsWith('file'));
      if (long) tell(await longText(browser, server.url, long));
      tell(await firstSearches(browser, server.url));
    }
    if (parts.includes('pages') || parts.includes('presses')) {
      const path = await choosePressed(site.dist, library);
      if (parts.includes('pages')) tell(await weighPages(browser, server.url, library, path));
      if (parts.includes('presses')) {
        const phone = await openBarePhone(chromium, server.url);
        tell(await presses(phone, server.url, path).finally(() => phone.close()));
      }
    }
    if (parts.includes('search')) {
      tell(catalogueSection(library));
      tell(...(await searching(browser, site, entries)));
    }
    if (parts.includes('lighthouse')) {
      await rm(join(BENCH, 'floor'), { recursive: true, force: true });
      writeOldPages(BENCH, { pages: oldPagesOf(library), frames: [] }, { url: VARIABLES.SITE_URL, title: 'Nama' });
      tell(await lighthouse(chromium, server.url, library));
    }
  } finally {
    await server.close();
    await browser.close();
  }
}
