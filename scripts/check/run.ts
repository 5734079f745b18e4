/** The checks of `npm run check`, each with its name; all of them run, so that one report says everything. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { programOf } from '../build/astro.ts';
import { runNode } from '../build/child.ts';
import { PROJECT } from '../build/environment.ts';
import { importFaults, readGraph } from './import-graph.ts';
import { pictureFaults } from './import-picture.ts';

/** One check: what it holds, and what it finds wrong, one text each. Lines that a tool prints are given to `print`; it sums them up. */
export interface Check {
  name: string;
  run: (signal: AbortSignal, print: (line: string) => void) => Promise<string[]>;
}

/** Checks at once: the longest, that of types, works on one core. */
const TOGETHER = 2;

const tool = (name: string, args: readonly string[], advice: string): Check['run'] => {
  return async (signal, print) => {
    // TypeScript is written in Go, which by itself spends a fourth of its time on looking for memory to give back.
    const environment = { ASTRO_TELEMETRY_DISABLED: '1', GOGC: '400' };
    const failure = await runNode({ args, environment, signal, onLine: print, onErrorLine: print });
    return failure ? [`${name} ended with ${failure}.\n  ${advice}`] : [];
  };
};

const CORRECT = 'Its findings are above: correct each in the file that it names.';
const astroCheck = tool(
  'astro check',
  [
    programOf('astro', 'bin/astro.mjs'),
    'check',
    '--root',
    PROJECT,
    '--tsconfig',
    join(PROJECT, 'scripts/check/tsconfig.astro.json'),
    '--minimumSeverity',
    'warning',
    '--minimumFailingSeverity',
    'warning',
  ],
  CORRECT,
);
/** It takes a third of the time, but no .astro. */
const typescript = tool(
  'TypeScript',
  [programOf('typescript-7', 'bin/tsc'), '--project', PROJECT, '--singleThreaded'],
  CORRECT,
);

/** It hides its own file from `require.resolve`. */
const KNIP = fileURLToPath(new URL('../bin/knip.js', import.meta.resolve('knip')));
const KNIP_SETTINGS = ['--config', 'scripts/check/knip.config.ts', '--no-progress', '--treat-config-hints-as-errors'];
const knip = (args: readonly string[], advice: string): Check['run'] =>
  tool('knip', [KNIP, ...KNIP_SETTINGS, ...args], `Its findings are above. ${advice}`);

/** Read once for the two checks that need it. */
let graph: ReturnType<typeof readGraph> | undefined;
const ownGraph = () => (graph ??= readGraph(PROJECT));

export const CHECKS: readonly Check[] = [
  {
    name: 'format and lint',
    run: tool(
      'Biome',
      [
        programOf('@biomejs/biome', 'bin/biome'),
        'check',
        '--error-on-warnings',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
        '.',
      ],
      'Its findings are above; "npx biome check --write" fixes most.',
    ),
  },
  {
    name: 'types, .astro files included',
    // In this order: the first writes the types that Astro generates.
    run: async (...given) => [...(await astroCheck(...given)), ...(await typescript(...given))],
  },
  {
    name: 'nothing unused',
    run: knip([], 'Remove what is unused, or name in scripts/check/knip.config.ts what uses it.'),
  },
  {
    name: 'nothing that only tests use',
    run: knip(
      ['--production', '--files', '--exports'],
      'Remove it, or move it into tests/; mark with @internal what tests need to see of the product.',
    ),
  },
  { name: 'import table', run: async () => importFaults(await ownGraph()) },
  { name: 'import graph in docs/architecture.md', run: async () => pictureFaults(PROJECT, await ownGraph()) },
];

/**
 * Runs every check, two at a time, and prints what each says together, in the order of the list.
 * @returns how many failed
 */
export async function runChecks(
  checks: readonly Check[],
  signal: AbortSignal,
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  const limit = pLimit(TOGETHER);
  const runs = checks.map(({ name, run }) =>
    limit(async () => {
      const lines: string[] = [];
      return { name, faults: await run(signal, (line) => lines.push(line)), lines };
    }),
  );
  for (const one of runs) one.catch(() => undefined); // thrown below, when its turn has come
  for (const one of runs) {
    const { name, faults, lines } = await one;
    signal.throwIfAborted();
    for (const line of lines) print(line);
    print(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const fault of faults) print(fault.replace(/^/gm, '     '));
    if (faults.length > 0) failed += 1;
  }
  return failed;
}
