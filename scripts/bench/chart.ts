/** The growth of pull and build as a small picture. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf } from '../build/astro.ts';
import { runNode } from '../build/child.ts';
import { PROJECT } from '../build/environment.ts';
import type { Section } from './section.ts';

/** Below the project's folder. */
export const chartFile = 'scripts/bench/chart.svg';

interface Point {
  texts: number;
  value: number;
}

export interface Line {
  label: string;
  points: readonly Point[];
}

const BOX = { width: 640, height: 320, left: 64, right: 150, top: 24, bottom: 48 };
const COLOURS = ['#9a3412', '#1d4ed8', '#4d7c0f'];

/** The decades that hold all values: [1000, 31000] → [3, 5] */
function decades(values: readonly number[]): [number, number] {
  const positive = values.filter((value) => value > 0).map(Math.log10);
  const low = Math.floor(Math.min(...positive));
  return [low, Math.max(low + 1, Math.ceil(Math.max(...positive)))];
}

const showDecade = (exponent: number): string => (10 ** exponent).toLocaleString('en', { maximumFractionDigits: 3 });

/** Lines over the number of texts, both axes logarithmic: what costs the same per text runs at the same slope everywhere. */
export function chartSvg(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const [x0, x1] = decades(points.map(({ texts }) => texts));
  const [y0, y1] = decades(points.map(({ value }) => value));
  const x = (texts: number): number =>
    Math.round(BOX.left + ((Math.log10(texts) - x0) / (x1 - x0)) * (BOX.width - BOX.left - BOX.right));
  const y = (value: number): number =>
    Math.round(BOX.height - BOX.bottom - ((Math.log10(value) - y0) / (y1 - y0)) * (BOX.height - BOX.top - BOX.bottom));
  const steps = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const grid = [
    ...steps(x0, x1).map((at) => {
      const place = x(10 ** at);
      return `<path class="grid" d="M${place} ${BOX.top}V${BOX.height - BOX.bottom}"/><text x="${place}" y="${BOX.height - BOX.bottom + 18}" text-anchor="middle">${showDecade(at)}</text>`;
    }),
    ...steps(y0, y1).map((at) => {
      const place = y(10 ** at);
      return `<path class="grid" d="M${BOX.left} ${place}H${BOX.width - BOX.right}"/><text x="${BOX.left - 8}" y="${place + 4}" text-anchor="end">${showDecade(at)}</text>`;
    }),
  ];
  const drawn = lines.map(({ label, points: own }, at) => {
    const colour = COLOURS[at % COLOURS.length];
    const places = own.filter(({ value }) => value > 0).map(({ texts, value }) => [x(texts), y(value)] as const);
    const [endX = 0, endY = 0] = places.at(-1) ?? [];
    const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${colour}"/>`).join('');
    const path = places.map(([px, py], place) => `${place === 0 ? 'M' : 'L'}${px} ${py}`).join('');
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}<text x="${endX + 10}" y="${endY + 4}" fill="${colour}">${label}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${title}">
<style>text{font:12px system-ui,sans-serif;fill:#57534e}.grid{stroke:#d6d3d1;stroke-width:1}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${BOX.left}" y="14">${title}</text>
${[...grid, ...drawn].join('\n')}
<text x="${(BOX.left + BOX.width - BOX.right) / 2}" y="${BOX.height - 8}" text-anchor="middle">texts</text>
</svg>
`;
}

/** A column of a part's table over the number of texts. */
function lineOf(sections: readonly Section[], part: string, column: string, label: string): Line[] {
  const rows = sections.find((section) => section.part === part)?.rows ?? [];
  const points = rows.flatMap(({ texts, [column]: value }) =>
    typeof texts === 'number' && typeof value === 'number' ? [{ texts, value }] : [],
  );
  return points.length === 0 ? [] : [{ label, points }];
}

/** Draws what this run measured. @returns the file, or words why there is none */
export async function writeChart(sections: readonly Section[]): Promise<string> {
  const lines = [
    ...lineOf(sections, 'build', 'build s', 'build, seconds'),
    ...lineOf(sections, 'build', 'peak MB', 'build, MB of memory'),
    ...lineOf(sections, 'pull', 'pull s', 'pull, seconds'),
  ];
  if (lines.length === 0) return 'no file: neither pull nor build was measured in this run';
  await writeFile(join(PROJECT, chartFile), chartSvg('What a library costs as it grows', lines));
  // It is a file of the project like any other, and the checks hold its form.
  const formatter = programOf('@biomejs/biome', 'bin/biome');
  await runNode({ args: [formatter, 'format', '--write', chartFile], cwd: PROJECT, onLine: () => undefined });
  return chartFile;
}
