/** The last runs as a picture and a table, for the maintainers: texts, changes, trouble, seconds. */

import { escapeHtml } from '#core/text/markup.ts';
import type { Run } from './history.ts';
import { plainPage } from './plain-page.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
svg{display:block;width:100%;height:auto}
text{font:12px system-ui,sans-serif;fill:currentColor}
rect{fill:#4a6fa5}
.bad{fill:#b3261e}
.some{fill:#b26a00}
table{border-collapse:collapse}
th,td{padding:.2rem 1rem .2rem 0;text-align:start}
td.number{text-align:end;font-variant-numeric:tabular-nums}`;

const number = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en'));

/** Height of a row of bars, the room below its name, and the width of all bars. */
const [ROW, GAP, WIDTH] = [60, 26, 900];

const ROWS: readonly { title: string; valueOf: (run: Run) => number | null }[] = [
  { title: 'Texts', valueOf: ({ texts }) => texts },
  { title: 'Changes', valueOf: ({ changes }) => changes },
  { title: 'Trouble', valueOf: ({ trouble }) => trouble },
  { title: 'Seconds', valueOf: ({ seconds }) => seconds },
];

/** Red where the site was not published, amber where somebody should look. */
function colourOf({ outcome, trouble }: Run): string {
  if (outcome === 'published' || outcome === 'unchanged') return trouble > 0 ? ' class="some"' : '';
  return ' class="bad"';
}

/** A row of bars, one a run; the highest is the whole row. */
function bars(runs: readonly Run[], { title, valueOf: valueIn }: (typeof ROWS)[number], at: number): string {
  const values = runs.map(valueIn);
  const most = Math.max(...values.map((value) => value ?? 0), 1);
  const top = at * (ROW + GAP);
  const step = WIDTH / Math.max(runs.length, 1);
  const drawn = runs.map((run, index) => {
    const value = values[index] ?? null;
    const height = value === null ? 0 : Math.max((value / most) * ROW, value > 0 ? 2 : 0.5);
    const place = `x="${(index * step).toFixed(1)}" y="${(top + GAP + ROW - height).toFixed(1)}"`;
    const size = `width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"`;
    return `<rect${colourOf(run)} ${place} ${size}><title>${escapeHtml(run.startedAt)}: ${number(value)}</title></rect>`;
  });
  return `<text x="0" y="${top + 18}">${title}, ${number(most)} at most</text>${drawn.join('')}`;
}

const row = (run: Run): string =>
  `<tr><td><a href="history/${encodeURIComponent(run.name)}.html">${escapeHtml(run.startedAt)}</a></td><td>${escapeHtml(run.outcome)}</td>${[
    run.texts,
    run.changes,
    run.trouble,
    run.seconds,
  ]
    .map((value) => `<td class="number">${number(value)}</td>`)
    .join('')}</tr>`;

/** The whole page. */
export function historyPage(runs: readonly Run[]): string {
  const height = ROWS.length * (ROW + GAP);
  const picture = ROWS.map((one, at) => bars(runs, one, at)).join('\n');
  return plainPage({
    title: `The last ${runs.length} rebuilds`,
    style: STYLE,
    body: `<h1>The last ${runs.length} rebuilds</h1>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Texts, changes, trouble and seconds of each run; the table below says the same">
${picture}
</svg>
<table>
<thead><tr><th scope="col">Run</th><th scope="col">Outcome</th><th scope="col">Texts</th><th scope="col">Changes</th><th scope="col">Trouble</th><th scope="col">Seconds</th></tr></thead>
<tbody>
${runs.toReversed().map(row).join('\n')}
</tbody>
</table>`,
  });
}
