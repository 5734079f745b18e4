/** How much code there is: lines that are neither blank nor comment, and files, by folder. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../build/environment.ts';
import type { Measured, Row } from './report.ts';

const CODE = '{src,scripts}/**/*.{ts,tsx,astro,css,js,mjs}';

/** Lines of code: comments that begin a line count as none. `'// a\nb\n\n/* c\n d *\/\ne'` → 2 */
export function codeLines(text: string): number {
  const code = text.replace(/^\s*(?:\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*)/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

export function code(): Measured {
  const files = globSync(CODE, { cwd: PROJECT }).map((file) => {
    const parts = file.split('/');
    // A feature or a command counts by itself.
    const deep = parts[1] === 'features' ? 3 : 2;
    const folder = parts.slice(0, Math.min(deep, parts.length - 1)).join('/');
    return { folder, lines: codeLines(readFileSync(join(PROJECT, file), 'utf8')) };
  });
  const row = (folder: string, all: typeof files): Row => ({
    folder,
    files: all.length,
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
  });
  const folders = [...Map.groupBy(files, ({ folder }) => folder)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { rows: [...folders.map(([folder, all]) => row(folder, all)), row('all', files)], notes: [] };
}
