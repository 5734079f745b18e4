/** What a library costs its maintainer: the first run of `npm run site`, one with nothing changed, one with one text in 100 changed. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeTexts, grow, grownTexts, type Source, writeLibrary } from './library.ts';
import { type Measured, type Row, rounded } from './report.ts';
import { BENCH, runSite } from './site.ts';

/** @param texts how many the library is made to have; the library as it is without it */
export async function rebuilds(source: Source, texts: number | undefined): Promise<Measured> {
  const folder = join(BENCH, 'rebuild');
  await rm(folder, { recursive: true, force: true });
  const library = join(folder, 'library');
  const entries = grow(source.entries, texts ?? source.entries.length);
  const files = await writeLibrary(library, source, grownTexts(source, entries));
  const rows: Row[] = [];
  const run = async (what: string): Promise<void> => {
    const { report, seconds, mb } = await runSite(library, folder);
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
  await changeTexts(files);
  await run('one text in 100');
  await rm(folder, { recursive: true, force: true });
  return {
    rows,
    notes: [`${entries.length} texts, from an API on this machine. MB: the most that all processes held at once.`],
  };
}
