/** The reports of rebuilds as pages for the maintainers. They have no script and load nothing: they open from a disk, or beside a run of a CI. */
import { hash } from 'node:crypto';
import { escapeHtml } from '#core/text/markup.ts';
import type { PullReport } from '../pull/report.ts';
import type { Run } from './history.ts';
import { outcomeOf, type SiteReport } from './site-report.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
table{border-collapse:collapse}
th,td{padding:.2rem 1rem .2rem 0;text-align:start;vertical-align:top}
td.number{text-align:end;font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap}
summary{cursor:pointer}`;

/** A whole page. Title and body are HTML. */
export const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Words as they are, control characters made visible: `a\u0007b`. */
export const shown = (text: string): string =>
  escapeHtml(text.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1)));

/** The lines of a message. */
const message = (text: string): string => `<pre>${text.split('\n').map(shown).join('\n')}</pre>`;

const number = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en'));

/** Items of a list; what has more is counted. */
const MOST_ITEMS = 1000;

type Row = readonly [what: string, value: string | number];

/** A table of two columns; rows that say nothing are left out. */
function table(rows: readonly (Row | null)[]): string {
  const lines = rows.flatMap((row) => {
    if (row === null) return [];
    const [what, value] = row;
    const cell = typeof value === 'number' ? `<td class="number">${number(value)}</td>` : `<td>${shown(value)}</td>`;
    return [`<tr><th scope="row">${escapeHtml(what)}</th>${cell}</tr>`];
  });
  return `<table>${lines.join('\n')}</table>`;
}

/** Names under a heading, as code, which no renderer takes for a mention; folded away where there are many; nothing when there are none. */
function list(title: string, items: readonly string[], all = items.length): string {
  if (items.length === 0) return '';
  const some = items.slice(0, MOST_ITEMS).map((item) => `<li><code>${shown(item)}</code></li>`);
  const more = all > some.length ? `<li>and ${number(all - some.length)} more</li>` : '';
  return `<details${items.length > 20 ? '' : ' open'}><summary>${escapeHtml(title)}: ${number(all)}</summary><ul>${some.join('')}${more}</ul></details>`;
}

const section = (title: string, ...parts: string[]): string =>
  parts.join('') === '' ? '' : `<section><h2>${escapeHtml(title)}</h2>${parts.join('\n')}</section>`;

function pullParts({ names, entries, playlists, ...pull }: PullReport): string {
  const counts = table([
    ['Outcome', pull.outcome],
    ['Texts in the list', entries.listed],
    ['in the library', entries.accepted],
    ['added', entries.added],
    ['changed', entries.changed],
    ['removed', entries.removed],
    ['stale: an earlier copy is shown', entries.stale],
    ['from the sample library', entries.sample],
    ['missing: the page says so', entries.missing],
    ['Playlists', playlists.accepted],
    ['Requests', pull.requests],
    ['of them repeated', pull.retries],
  ]);
  return [
    section('Pull', counts, list('Warnings', pull.warnings)),
    section(
      'What changed',
      list('Added', names.added, entries.added),
      list('Changed', names.changed, entries.changed),
      list('Removed', names.removed, entries.removed),
    ),
    section('What is stale', list('An earlier copy is shown', names.stale, entries.stale)),
    section(
      'What was refused',
      pull.failure === null ? '' : message(pull.failure),
      list(
        'Left out',
        pull.skipped.map(({ what, name, reason }) => `${what} ${name}: ${reason}`),
      ),
    ),
  ].join('\n');
}

function buildParts({ pages, changes, checks, found, leftOut }: NonNullable<SiteReport['build']>): string {
  const counts = table([
    ['Pages made', pages.rendered],
    ['Pages taken over', pages.takenOver],
    changes && ['Files to send', changes.written],
    changes && ['Files to remove', changes.removed],
    found && ['Files of the published site that were read', found.read],
    checks && ['Files of the site', checks.sizes.files],
    checks && ['Bytes', checks.sizes.bytes],
  ]);
  return [
    section('Build', counts),
    section(
      'What the checks object to',
      list(
        'Left out, and all others published',
        leftOut.map(({ what, name, reason }) => `${what} ${name}: ${reason}`),
      ),
    ),
    section(
      'What was damaged on the disk',
      list('Built again', found?.damage.map(({ file, what }) => `${file} ${what}`) ?? [], found?.damaged),
    ),
    checks
      ? section(
          'Checks',
          list(
            'Faults: nothing was published',
            checks.offenders.map(({ file, what }) => `${file} ${what}`),
            checks.offenderCount,
          ),
          list('Over the limits of', checks.overLimits),
        )
      : '',
  ].join('\n');
}

function times({ seconds, pull, build }: SiteReport): string {
  const step = (name: string, value: number | undefined): Row | null =>
    value === undefined ? null : [name, `${value} s`];
  return section(
    'How long it took',
    table([
      step('Pull', pull?.seconds),
      step('Build', build?.seconds.build),
      step('Checks', build?.seconds.checks),
      step('Publish', build?.seconds.publish),
      step('In all', seconds),
    ]),
  );
}

/**
 * What a run did, as HTML without a blank line: within Markdown, as in the summary of a CI's run, no name in it becomes mark-up.
 */
export const reportBody = (report: SiteReport): string =>
  [
    `<h1>Rebuild of ${shown(report.startedAt)}</h1>`,
    message(outcomeOf(report)),
    section('Needs attention', list('Causes', report.trouble)),
    times(report),
    report.build ? buildParts(report.build) : '',
    report.pull ? pullParts(report.pull) : '',
  ]
    .join('\n')
    .replace(/\n\s*\n/g, '\n');

export const reportPage = (report: SiteReport): string =>
  page(`Rebuild of ${shown(report.startedAt)}: ${report.outcome}`, reportBody(report));

const row = ({ name, startedAt, outcome, ...run }: Run): string => {
  const cells = [run.texts, run.changes, run.trouble, run.seconds].map(
    (value) => `<td class="number">${number(value)}</td>`,
  );
  const link = `<a href="history/${encodeURIComponent(name)}.html">${shown(startedAt)}</a>`;
  return `<tr><td>${link}</td><td>${shown(outcome)}</td>${cells.join('')}</tr>`;
};

/** The last runs, the newest first. */
export const historyPage = (runs: readonly Run[]): string =>
  page(
    `The last ${runs.length} rebuilds`,
    `<h1>The last ${runs.length} rebuilds</h1>
<table>
<thead><tr>${['Run', 'Outcome', 'Texts', 'Changes', 'Trouble', 'Seconds'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${runs.toReversed().map(row).join('\n')}
</tbody>
</table>`,
  );
