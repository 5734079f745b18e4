/** Runs Astro in a child process: its memory is free before the checks read the pages, and a crash does not end this process. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UserError } from '#schemas/user-error.ts';
import { runNode } from './child.ts';
import { PROJECT } from './environment.ts';

/** One run of a command of Astro's. */
export interface AstroRun {
  command: 'build' | 'dev';
  args?: readonly string[];
  /** Added to the environment of this process. */
  environment: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** `02:49:10   ├─ /file/Puranas/index.html (+1ms)`: Astro's line for each page, which is not printed, since there are thousands. */
const PAGE_LINE = /^\d\d:\d\d:\d\d\s+[├└]─ /;

/** The program of an installed package: `('astro', 'bin/astro.mjs')` → its whole path. */
export const programOf = (name: string, file: string): string =>
  join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..', file);

/**
 * Runs one command of Astro's to its end, its output on ours.
 * @throws {UserError} when it fails; an aborted run ends without an error
 */
export async function runAstro({ command, args = [], environment, signal }: AstroRun): Promise<void> {
  const onLine = (line: string) => {
    if (!PAGE_LINE.test(line)) console.log(line);
  };
  const failure = await runNode({
    args: [programOf('astro', 'bin/astro.mjs'), command, '--root', PROJECT, ...args],
    environment: { ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
    signal,
    ...(command === 'build' ? { onLine } : {}),
  });
  if (failure)
    throw new UserError(
      `astro ${command} ended with ${failure}.\n  Its error message is above: correct what it names, and run again.`,
    );
}
