/** One try at a site: what to render, the pages, and what the checks say of them. Nobody sees it yet. */

import { basename, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import type { Environment } from '#schemas/environment.ts';
import { UserError } from '#schemas/user-error.ts';
import { readManifest } from '../../src/snapshot.ts';
import { buildCards } from '../cards/build.ts';
import { buildData } from '../data/build.ts';
import { buildWorker } from '../offline/build.ts';
import { writeHostFiles } from '../old-addresses/write.ts';
import { buildPacks, type PacksReport } from '../packs/build.ts';
import { readInventory } from '../publish/inventory.ts';
import { startDraft } from '../publish/publish.ts';
import { releaseFolder, type Site } from '../publish/releases.ts';
import { buildSitemaps } from '../sitemap/build.ts';
import { type IndexReport, writeIndexFiles, writeIndexRoot } from '../text-index/build.ts';
import { cachedKeys } from '../text-index/keys.ts';
import { checkDraft } from '../verify/draft.ts';
import type { SiteChecks } from '../verify/verify.ts';
import { type BuildReport, stopwatch } from './build-report.ts';
import { PROJECT } from './environment.ts';
import { linkFiles } from './hard-links.ts';
import { inputsDigest } from './inputs.ts';
import type { LeftOut } from './left-out.ts';
import { planBuild } from './plan.ts';
import { render } from './render.ts';
import { cardsLines, dataLine, packsLine, planLine, sitemapsLine, textsLine } from './summary.ts';
import { workFolder } from './work-folders.ts';

/** What a build is asked to do. */
export interface BuildSettings {
  site: Site;
  /** Folder of the snapshot. */
  snapshot: string;
  environment: Environment;
  /** Make every page anew, and build even when the site that is served was made of the very same inputs. */
  force: boolean;
  /** Build only if the site that is served is damaged, whatever else has changed. */
  healOnly?: boolean | undefined;
  /** Read every file of the site that is served, and not only those whose turn has come. */
  scrub?: boolean | undefined;
  /** Puts every page into a folder, instead of Astro; only with `force`. */
  make?: ((folder: string) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
  onStep?: ((words: string) => void) | undefined;
}

/** What a draft is made from. */
export interface DraftOrder {
  /** Whose pages may be taken over: the site that is served, or an earlier draft; null for nobody's. */
  served: { site: Site; release: string } | null;
  /** Files of it that are to be made anew. */
  damaged: readonly string[];
  leftOut: readonly LeftOut[];
  /** Digests of everything but the library, and of everything. */
  code: string;
  inputs: string;
}

export interface MadeDraft {
  id: string;
  /** Its name among the releases, under which its inventory is. */
  release: string;
  checks: SiteChecks;
  /** The first fault of each file that has one. */
  faults: Map<string, string>;
  pages: BuildReport['pages'];
  texts: IndexReport;
  packs: PacksReport;
  seconds: { build: number; checks: number };
}

/**
 * Makes and checks a draft.
 * @throws {UserError} when there is nothing to build from
 * @throws {UserError} when Astro gives up
 * @throws {UserError} when the snapshot or the code changed meanwhile
 */
export async function makeDraft(settings: BuildSettings, order: DraftOrder): Promise<MadeDraft> {
  const { site, snapshot, environment, make, signal, onStep = () => undefined } = settings;
  const { served, damaged, leftOut, code, inputs } = order;
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  const library = arrangeLibrary(manifest.entries, manifest.playlists);
  const inventory = served && (await readInventory(served.site, served.release));
  for (const name of damaged) delete inventory?.files[name];
  const plan = planBuild(library, inventory, code);
  const pages = { rendered: plan.render.length, takenOver: plan.takenOver.size };
  onStep(planLine(pages));

  const times = stopwatch();
  const { id, folder } = await startDraft(site, new Date());
  const work = workFolder(site);
  const from = served && releaseFolder(served.site, served.release);
  const made = { snapshot, manifest, library, folder };
  /** What another code made does not stay. */
  const stays = { ...made, served: inventory?.code === code ? from : null };
  const known = stays.served && inventory ? { folder: stays.served, files: inventory.files } : null;
  /** A request to stop is heard between two steps. */
  const step = async <T>(work: Promise<T> | T): Promise<T> => {
    const done = await work;
    await turn();
    signal?.throwIfAborted();
    return done;
  };
  // What needs no page is made while Astro renders, on the other core. That of shards comes with their pages.
  const rendering = make?.(folder) ?? render({ paths: plan.render, snapshot, folder, leftOut, work, signal });
  const { keysOf, sweep } = cachedKeys(snapshot, join(work, 'keys'), code);
  const withoutPages = async () => ({
    packs: await step(buildPacks({ ...stays, keysOf })),
    data: await step(buildData({ ...stays, site: environment })),
    cards: await step(buildCards({ ...made, siteTitle: environment.SITE_TITLE, served: known })),
    sitemaps: buildSitemaps({ ...made, siteUrl: environment.SITE_URL }),
    index: await step(writeIndexFiles({ ...made, keysOf, work: join(work, 'texts') })),
  });
  const [{ packs, data, cards, sitemaps, index }] = await bothEnded(
    (make ? rendering : Promise.resolve()).then(withoutPages),
    rendering,
  );
  signal?.throwIfAborted(); // a render that was stopped has left no pages
  if (from) await linkFiles(from, folder, plan.takenOver.keys());
  const refuseOthers = (): void => {
    if (inputsDigest(PROJECT, snapshot, environment) !== inputs)
      throw new UserError(
        `${snapshot} or the code changed while the site was built.\n  Nothing was published; build again.`,
      );
  };
  refuseOthers();
  writeIndexRoot(folder, index.root);
  sweep();
  const texts = index.report;
  onStep(textsLine(texts));
  await step(buildWorker(folder));
  onStep(packsLine(packs));
  onStep(sitemapsLine(sitemaps));
  for (const line of cardsLines(cards)) onStep(line);
  onStep(dataLine(data));
  await step(writeHostFiles({ ...made, environment }));
  const build = times();

  refuseOthers();
  const release = basename(folder);
  const keys = new Map([...plan.keys, ...cards.keys]);
  const { checks, faults } = await step(checkDraft({ ...made, site, release, code, plan, keys, served, environment }));
  return { id, release, checks, faults, pages, texts, packs, seconds: { build, checks: times() } };
}

/** Both results, when neither is at work any more: an error of one leaves the other's files alone. */
async function bothEnded<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
