/** Runs Node programs in child processes, in the project's folder; a request to stop is passed on to their own children. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PROJECT } from './environment.ts';

export interface ChildRun {
  /** The program and its arguments: `['scripts/pull.ts', '--sample']`. */
  args: readonly string[];
  /** Added to the environment of this process. */
  environment?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** Gets each line of its standard output, which is then not printed. */
  onLine?: ((line: string) => void) | undefined;
  /** Gets each line of its standard error, which is then not printed. */
  onErrorLine?: ((line: string) => void) | undefined;
}

/**
 * Runs a program to its end with the Node that runs this one.
 * @returns how it ended: `exit code 1`, `SIGKILL`; null when it went well, or was stopped by `signal`
 */
export async function runNode({ args, environment, signal, onLine, onErrorLine }: ChildRun): Promise<string | null> {
  if (signal?.aborted) return null;
  const child = spawn(process.execPath, [...args], {
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', onErrorLine ? 'pipe' : 'inherit'],
    env: { ...process.env, ...environment },
    cwd: PROJECT,
  });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  if (onErrorLine && child.stderr) createInterface({ input: child.stderr }).on('line', onErrorLine);
  const stop = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', stop, { once: true });
  const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  signal?.removeEventListener('abort', stop);
  return code === 0 || signal?.aborted ? null : (killedBy ?? `exit code ${code}`);
}
