/** `npm run bench`: what the site costs its readers, and its library its maintainer, in figures. */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PARTS, runParts } from './bench/parts.ts';
import { machineLines, tableLines } from './bench/report.ts';
import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { readOptions } from './options.ts';
import { ensureChromium } from './start/chromium.ts';

const NAMES = PARTS.map(({ name }) => name);

const options = readOptions({
  name: 'npm run bench',
  about: 'Measures what the site costs its readers and its maintainer: tables, and a file of figures.',
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
    only: { type: 'choice', choices: [...NAMES, 'scale'], help: 'one part alone; scale is pull and build' },
    json: { type: 'text', placeholder: 'FILE', help: 'where the figures go (default: .cache/report/bench.json)' },
  },
  more: PARTS.flatMap(({ name, measures, decision, bound }) => [
    '',
    `${name}: ${measures}.`,
    `  Decided by it: ${decision}.`,
    `  Bound: ${bound}.`,
  ]),
});

await endWith(async () => {
  const startedAt = new Date().toISOString();
  const began = performance.now();
  const chromium = await ensureChromium(console.error).catch((error: Error) => {
    console.error(error.message);
    return null;
  });
  const machine = machineLines(chromium);
  console.log(machine.join('\n'));
  const sections = await runParts({
    parts: options.only === undefined ? NAMES : options.only === 'scale' ? ['pull', 'build'] : [options.only],
    library: resolve(options.library ?? join(PROJECT, 'scripts/local-api/sample-library')),
    pages: options.pages,
    chromium,
    onSection: (section) => console.log(tableLines(section).join('\n')),
  });
  const file = resolve(options.json ?? join(PROJECT, '.cache/report/bench.json'));
  const seconds = Math.round((performance.now() - began) / 1000);
  const report = { startedAt, seconds, asked: process.argv.slice(2), machine, sections };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nFigures in ${file}; load at the end ${loadavg()[0]?.toFixed(1)}, ${seconds} s in all.`);
  return 0;
});
