/** The shell as it stands in the worker's script: its first line. */
import type { Shell } from '../../src/features/offline/worker/shell.ts';

export const shellLine = (shell: Shell): string => `const NAMA_SHELL=${JSON.stringify(shell)};\n`;

/** @throws {SyntaxError} where it is not the script that a build writes */
export function readShellLine(script: string): Shell {
  const line = script.slice(0, script.indexOf('\n'));
  return JSON.parse(line.slice(line.indexOf('=') + 1, -1));
}
