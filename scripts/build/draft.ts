/** One try at a site: what to render, the pages, and what the checks say of them. Nobody sees it yet. */
import { basename, join } from 'node:path';
import { dataSite } from '../data/rows.ts';
import { drawAll } from '../draw/all.ts';
import type { PacksReport } from '../packs/build.ts';
import { startDraft } from '../publish/publish.ts';
import { releaseFolder, type Site } from '../publish/releases.ts';
import type { IndexReport } from '../text-index/build.ts';
import { type SiteChecks, withOffenders } from '../verify/verify.ts';
import type { BuildReport } from './build-report.ts';
import type { BuildSettings } from './build-settings.ts';
import { doApart } from './child-task.ts';
import { PROJECT } from './environment.ts';
import { InputsError, inputsDigest } from './inputs.ts';
import type { LeftOut } from './left-out.ts';
import { render } from './render.ts';
import { stopwatch } from './stopwatch.ts';
import {
  cardsLines,
  dataLine,
  inspectedLine,
  packsLine,
  planLine,
  readDataLine,
  readPacksLine,
  sitemapsLine,
  textsLine,
} from './summary.ts';
import {
  BUILD_CARDS,
  BUILD_DATA,
  BUILD_PACKS,
  BUILD_SITEMAPS,
  BUILD_TEXT_INDEX,
  BUILD_WORKER,
  INSPECT_BESIDE,
  INSPECT_DRAFT,
  KEEP_PAGES,
  PLAN,
  performerFor,
  WRITE_HOST_FILES,
} from './tasks.ts';
import { workFolder } from './work-folders.ts';

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
 * @throws {SnapshotError} when there is nothing to build from
 * @throws {AstroError} when Astro gives up
 * @throws {InputsError} when the snapshot or the code changed meanwhile
 */
export async function makeDraft(settings: BuildSettings, order: DraftOrder): Promise<MadeDraft> {
  const { site, snapshot, environment, force, make, signal, onStep = () => undefined } = settings;
  const { served, damaged, leftOut, code, inputs } = order;
  const perform = performerFor(snapshot);
  const planFile = join(workFolder(site), 'plan.json');
  const plan = { snapshot, served, damaged, leftOut, code, file: planFile };
  const { render: paths, drawn, pages } = await perform(PLAN, plan);
  onStep(planLine(pages));

  const times = stopwatch();
  const { id, folder } = await startDraft(site, new Date());
  if (make) await make(folder);
  else await render({ paths, snapshot, folder, leftOut, work: workFolder(site), anew: force, signal });
  signal?.throwIfAborted(); // a render that was stopped has left no folder to write into
  if (served) await perform(KEEP_PAGES, { planFile, from: releaseFolder(site, served.release), to: folder });
  if (!make) await drawAll(perform, { snapshot, folder, leftOut }, drawn);
  const refuseOthers = (): void => {
    if (inputsDigest(PROJECT, snapshot, environment) !== inputs) throw new InputsError(snapshot);
  };
  refuseOthers(); // the index, the packs and the sitemaps read the snapshot again
  const siteUrl = environment.SITE_URL;
  const work = join(workFolder(site), 'texts');
  const bound = environment.TEXT_DELTA;
  const texts = await perform(BUILD_TEXT_INDEX, { snapshot, folder, leftOut, served, code, bound, work });
  onStep(textsLine(texts));
  await doApart(BUILD_WORKER, folder); // Vite changes the environment of its process (NODE_ENV)
  const packs = await perform(BUILD_PACKS, { snapshot, folder, leftOut, served, code });
  onStep(packsLine(packs));
  onStep(sitemapsLine(await perform(BUILD_SITEMAPS, { snapshot, folder, leftOut, siteUrl })));
  const cards = { snapshot, folder, leftOut, siteTitle: environment.SITE_TITLE, damaged };
  const carded = await perform(BUILD_CARDS, { ...cards, served: served && releaseFolder(site, served.release) });
  for (const line of cardsLines(carded)) onStep(line);
  await perform(WRITE_HOST_FILES, { snapshot, folder, leftOut, environment });
  const data = { snapshot, folder, site: dataSite(environment), leftOut, served, code };
  onStep(dataLine(await perform(BUILD_DATA, data)));
  const build = times();

  refuseOthers();
  const release = basename(folder);
  const checked = { snapshot, folder, site, release, code, planFile, served, leftOut, environment };
  const look = await perform(INSPECT_DRAFT, checked);
  const beside = await perform(INSPECT_BESIDE, { snapshot, folder, leftOut, siteUrl });
  onStep(inspectedLine(beside.texts));
  onStep(readPacksLine(beside.packs));
  onStep(readDataLine(look.data));
  const besides = [...beside.texts.offenders, ...beside.packs.offenders, ...beside.sitemaps.offenders];
  const { faults } = look;
  for (const { file, what } of besides) if (!faults.has(file)) faults.set(file, what);
  const checks = withOffenders(look.checks, [...besides, ...look.offenders]);
  return { id, release, checks, faults, pages, texts, packs, seconds: { build, checks: times() } };
}
