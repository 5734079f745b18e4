/** `npm run bench`: what the site costs its readers, and its library its maintainer, beside the budgets. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PARTS, runParts } from './bench/benchmarks.ts';
import { machineLines, type Row } from './bench/report.ts';
import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { readOptions } from './options.ts';
import { ensureChromium } from './start/chromium.ts';

const NAMES = PARTS.map(({ name }) => name);

const options = readOptions({
  name: 'npm run bench',
  about: 'Measures what the site costs its readers and its maintainer: tables, and a file of figures.',
  options: {
    only: { type: 'choice', choices: NAMES, help: 'one part alone' },
    library: { type: 'folder', help: 'library to measure on (default: the sample library)' },
    texts: { type: 'number', min: 100, help: 'texts of the library that is rebuilt (default: as many as it has)' },
    json: { type: 'file', help: 'where the figures go (default: .cache/report/bench.json)' },
  },
  more: PARTS.flatMap(({ name, measures, budget }) => ['', `${name}: ${measures}.`, `  Budget: ${budget}.`]),
});

await endWith(async () => {
  const startedAt = new Date().toISOString();
  const machine = machineLines();
  console.log(machine.join('\n'));
  const figures: Record<string, Row[]> = {};
  await runParts(
    {
      parts: options.only === undefined ? NAMES : [options.only],
      library: resolve(options.library ?? join(PROJECT, 'scripts/local-api/sample-library')),
      texts: options.texts,
      onMeasured({ name, measures, budget }, { rows, notes }) {
        figures[name] = rows;
        console.log(`\n${name}: ${measures}`);
        console.table(rows);
        for (const note of [`Budget: ${budget}.`, ...notes]) console.log(`  ${note}`);
      },
    },
    () => ensureChromium(console.error),
  );
  const file = resolve(options.json ?? join(PROJECT, '.cache/report/bench.json'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ startedAt, arguments: process.argv.slice(2), machine, figures }, null, 2)}\n`,
  );
  console.log(`\nFigures in ${file}.`);
  return 0;
});
