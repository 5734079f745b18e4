/** Whether the service worker could be installed: every file of its shell is there, as its list says. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shell, shell } from '#schemas/shell.ts';
import { fileOfPath } from './pages.ts';
import type { Offender } from './verify.ts';

const WORKER = 'sw.js';

/** The shell as it stands in the worker's script: its first line. */
export const shellLine = (shell: Shell): string => `const NAMA_SHELL=${JSON.stringify(shell)};\n`;

/** @throws {SyntaxError | z.ZodError} where it is not the script that a build writes */
export function readShellLine(script: string): Shell {
  const line = script.slice(0, script.indexOf('\n'));
  return shell.parse(JSON.parse(line.slice(line.indexOf('=') + 1, -1)));
}

/** @returns what is wrong with the worker's list; nothing for a site without a worker */
export function inspectShell(folder: string): Offender[] {
  const script = join(folder, WORKER);
  if (!existsSync(script)) return [];
  const { files, draw } = readShellLine(readFileSync(script, 'utf8'));
  return [...files, [draw] as const].flatMap(([address, digest]) => {
    const file = address.endsWith('/') ? fileOfPath(address) : address.slice(1);
    if (!existsSync(join(folder, file))) return [{ file: WORKER, what: `names ${address}, which is missing` }];
    const found = hash('sha256', readFileSync(join(folder, file))).slice(0, 16);
    if (digest === undefined || digest === found) return [];
    return [{ file: WORKER, what: `has the digest ${digest} of ${address}, whose digest is ${found}` }];
  });
}
