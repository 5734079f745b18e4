/** A library of three texts, and the project's commands run on it as a shell would run them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

export interface Trial {
  library: string;
  snapshot: string;
  dist: string;
  remove(): void;
}

/** Everything in one temporary folder, so that the project's own snapshot and site stay as they are. */
export function startTrial(): Trial {
  const root = mkdtempSync(join(tmpdir(), 'nama-start-'));
  const library = join(root, 'library');
  const addText = (name: string, text: string) => {
    mkdirSync(dirname(join(library, name)), { recursive: true });
    writeFileSync(join(library, name), text);
  };
  addText('Rig_Veda/SAN/001 Agni.txt', 'अग्निमीळे पुरोहितं\n');
  addText('Rig_Veda/ENG/001 Agni.txt', 'I praise Agni, the priest of the house.\n');
  addText('Rig_Veda/ENG/002 What? 100%.txt', 'A name that no host can store as it is.\n');
  return {
    library,
    snapshot: join(root, 'snapshot'),
    dist: join(root, 'dist'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export interface Running {
  child: ChildProcess;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Waits for words on either stream. Throws, with all it printed, when it ends without them. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Runs a command; what a developer's own environment says of the site is left out. */
export function run(script: string, args: readonly string[], environment: Record<string, string> = {}): Running {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [join(PROJECT, 'scripts', script), ...args], { cwd: PROJECT, env });
  let printed = '';
  child.stdout.on('data', (part) => (printed += part));
  child.stderr.on('data', (part) => (printed += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => printed,
    ended,
    async until(pattern) {
      let over = false;
      void ended.then(() => {
        over = true;
      });
      for (;;) {
        const match = pattern.exec(printed);
        if (match) return match;
        if (over) throw new Error(`${script} ended without ${pattern}:\n${printed}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Runs a command to its end. */
export async function runToEnd(script: string, args: readonly string[], environment: Record<string, string> = {}) {
  const running = run(script, args, environment);
  return { code: await running.ended, output: running.output() };
}
