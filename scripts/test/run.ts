/** Vitest as a process of its own, and its outcome in numbers. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { programOf } from '../build/astro.ts';
import { runNode } from '../build/child.ts';
import { PROJECT } from '../build/environment.ts';

export type Counts = Record<'passed' | 'failed' | 'skipped', number>;

/** What is read of Vitest's JSON report. A file that could not even be loaded counts as failed. */
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const REPORT = join(PROJECT, '.cache', 'report', 'tests.json');
/** Compiled code: tests start programs by the hundred, and a start costs 0.3 s without it and 0.15 s with it. */
const COMPILED = join(PROJECT, '.cache', 'compiled');

export function sum(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/**
 * Runs the tests, or those of the files named; what begins with a dash is an option of Vitest.
 * @param environment what the tests have in theirs, beside that of this process
 * @returns the counts; a run that ended badly without a failed test counts one
 */
export async function runTests(
  files: readonly string[],
  signal: AbortSignal,
  environment: Readonly<Record<string, string>>,
): Promise<Counts> {
  await rm(REPORT, { force: true });
  await mkdir(dirname(REPORT), { recursive: true });
  const ended = await runNode({
    args: [
      programOf('vitest', 'vitest.mjs'),
      'run',
      '--config',
      join(PROJECT, 'tests', 'vitest.config.ts'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...files,
    ],
    environment: { NODE_COMPILE_CACHE: COMPILED, ...environment },
    signal,
  });
  signal.throwIfAborted();
  const json = await readFile(REPORT, 'utf8').catch(() => null);
  if (json === null) return { passed: 0, failed: 1, skipped: 0 };
  const counts = report.parse(JSON.parse(json));
  const unloaded = counts.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = counts.numFailedTests + unloaded.length;
  return {
    passed: counts.numPassedTests,
    failed: failed === 0 && ended !== null ? 1 : failed,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}
