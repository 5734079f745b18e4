/**
 * What a library costs its maintainer: the first run of `npm run site`, one with nothing changed, the same with every text requested,
 * one with one text in 100 changed.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeTexts, grow, type Source, writeLibrary } from './library.ts';
import { type Measured, type Row, rounded } from './report.ts';
import { BENCH, runSite } from './site.ts';

/** @param texts how many the library is made to have; the library as it is without it */
export async function rebuilds(source: Source, texts: number | undefined): Promise<Measured> {
  const folder = join(BENCH, 'rebuild');
  await rm(folder, { recursive: true, force: true });
  const library = join(folder, 'library');
  const entries = grow(source.entries, texts ?? source.entries.length);
  const files = await writeLibrary(library, source, entries);
  const rows: Row[] = [];
  const run = async (what: string, more: readonly string[] = []): Promise<void> => {
    const { report, seconds, mb } = await runSite(library, folder, more);
    const { pull, build } = report;
    rows.push({
      run: what,
      's in all': rounded(seconds),
      pull: rounded(pull?.seconds ?? Number.NaN),
      build: rounded(build?.seconds.build ?? Number.NaN),
      checks: rounded(build?.seconds.checks ?? Number.NaN),
      publish: rounded(build?.seconds.publish ?? Number.NaN),
      MB: mb,
      'pages made': build?.pages.rendered ?? null,
    });
  };
  await run('first');
  await run('nothing changed');
  await run('nothing changed, --scrub', ['--scrub']);
  await changeTexts(files);
  await run('one text in 100');
  await rm(folder, { recursive: true, force: true });
  return {
    rows,
    notes: [
      `${entries.length} texts, from an API on this machine whose list has dates. MB: the most that all processes held at once.`,
      'With --scrub every text is requested, as of an API without dates at each run, and every file of the site is read.',
    ],
  };
}
