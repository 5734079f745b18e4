/** The machine that a measurement was made on, and whether it had other work. */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string | null;
  nginx: string | null;
  /** Processes that wanted to run in the last minute, on average, before the bench began. */
  loadBefore: number;
}

/** First line that a program says of its version; null when it does not start. */
function versionOf(program: string | null, args: readonly string[]): string | null {
  if (program === null) return null;
  const { status, stdout, stderr } = spawnSync(program, [...args], { encoding: 'utf8' });
  return status === 0 ? ((stdout || stderr).split('\n')[0]?.trim() ?? null) : null;
}

/** @param chromium path of the browser; null when there is none */
export function describeMachine(chromium: string | null): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${platform()} ${release()}`,
    node: process.version,
    chromium: versionOf(chromium, ['--version']),
    nginx: versionOf('nginx', ['-v']),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** The machine in lines, the last one a warning when others were at work on it. */
export function machineLines(machine: Machine): string[] {
  const { processor, cores, memoryGb, system, node, chromium, nginx, loadBefore } = machine;
  const busy = loadBefore > cores / 2;
  return [
    `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}`,
    `${chromium ?? 'no Chromium'}; ${nginx ?? 'no nginx'}`,
    ...(busy
      ? [`Others were at work here (load ${loadBefore} on ${cores} cores): take the times as upper bounds.`]
      : []),
  ];
}
