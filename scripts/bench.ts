/** `npm run bench`: what the site costs its readers, and its library its maintainer, in figures. */
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chartFile, writeChart } from './bench/chart.ts';
import { describeMachine, machineLines } from './bench/machine.ts';
import { PARTS, runParts } from './bench/parts.ts';
import { writeReport } from './bench/report.ts';
import { tableLines } from './bench/table.ts';
import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { readOptions } from './options.ts';
import { ensureChromium } from './start/chromium.ts';

const options = readOptions({
  name: 'npm run bench',
  about: 'Measures first visits, search, and the growth of pull and build, and compares each in the same run.',
  options: {
    pages: {
      type: 'number',
      min: 100,
      default: 10_000,
      help: 'largest library to pull and build: 1,000 and its tenfolds up to it',
    },
    library: {
      type: 'text',
      placeholder: 'DIR',
      help: 'library to take names and texts from (default: the sample library)',
    },
    only: { type: 'choice', choices: [...PARTS, 'scale'], help: 'one part alone; scale is pull and build' },
    json: { type: 'text', placeholder: 'FILE', help: 'where the figures go (default: .cache/report/bench.json)' },
    chart: { type: 'flag', help: `draw the growth of pull and build into ${chartFile}` },
  },
});

await endWith(async () => {
  const startedAt = new Date().toISOString();
  const began = performance.now();
  const chromium = await ensureChromium(console.error).catch((error: Error) => {
    console.error(error.message);
    return null;
  });
  const machine = describeMachine(chromium);
  console.log(machineLines(machine).join('\n'));
  const sections = await runParts({
    parts: options.only === undefined ? PARTS : options.only === 'scale' ? ['pull', 'build'] : [options.only],
    library: resolve(options.library ?? join(PROJECT, 'scripts/local-api/sample-library')),
    pages: options.pages,
    chromium,
    onSection: (section) => console.log(tableLines(section).join('\n')),
  });
  const file = resolve(options.json ?? join(PROJECT, '.cache/report/bench.json'));
  const seconds = Math.round((performance.now() - began) / 1000);
  await writeReport(file, { startedAt, seconds, asked: process.argv.slice(2), machine, sections });
  if (options.chart) console.log(`\nChart in ${await writeChart(sections)}`);
  console.log(`\nFigures in ${file}; load at the end ${loadavg()[0]?.toFixed(1)}, ${seconds} s in all.`);
  return 0;
});
