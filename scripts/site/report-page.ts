/** The report of a rebuild as one page for the maintainers: what changed, what is stale, what was refused, how long it took. */

import { escapeHtml } from '#core/text/markup.ts';
import type { PullReport } from '../pull/report.ts';
import { plainPage } from './plain-page.ts';
import type { SiteReport } from './site-report.ts';
import { outcomeOf } from './summary.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
table{border-collapse:collapse}
th,td{padding:.2rem 1rem .2rem 0;text-align:start;vertical-align:top}
td.number{text-align:end;font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap}
summary{cursor:pointer}`;

/** Words as they are, control characters made visible: `a\u0007b`. Messages have lines, so their breaks stay. */
const shown = (text: string): string =>
  escapeHtml(text.replace(/[^\P{Cc}\n]/gu, (sign) => JSON.stringify(sign).slice(1, -1)));

const number = (value: number): string => value.toLocaleString('en');

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

/** Names under a heading, folded away where there are many; nothing when there are none. */
function list(title: string, items: readonly string[], all = items.length): string {
  if (items.length === 0) return '';
  const more = all > items.length ? `<li>and ${number(all - items.length)} more</li>` : '';
  const lines = items.map((item) => `<li>${shown(item)}</li>`).join('\n');
  return `<details${items.length > 20 ? '' : ' open'}><summary>${escapeHtml(title)}: ${number(all)}</summary><ul>${lines}${more}</ul></details>`;
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
      pull.failure === null ? '' : `<pre>${shown(pull.failure)}</pre>`,
      list(
        'Left out',
        pull.skipped.map(({ what, name, reason }) => `${what} ${name}: ${reason}`),
      ),
    ),
  ].join('\n');
}

function buildParts({ pages, changes, checks, look, leftOut }: NonNullable<SiteReport['build']>): string {
  const counts = table([
    ['Pages made', pages.rendered],
    ['Pages taken over', pages.kept],
    changes && ['Files to send', changes.written],
    changes && ['Files to remove', changes.removed],
    look && ['Files of the published site that were read', look.read],
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
      list('Built again', look?.damage.map(({ file, what }) => `${file} ${what}`) ?? [], look?.damaged),
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

/** The whole page. */
export function reportPage(report: SiteReport): string {
  const outcome = outcomeOf(report);
  return plainPage({
    title: `Rebuild of ${escapeHtml(report.startedAt)}: ${report.outcome}`,
    style: STYLE,
    body: `<h1>Rebuild of ${escapeHtml(report.startedAt)}</h1>
<pre>${shown(outcome)}</pre>
${section('Needs attention', list('Causes', report.trouble))}
${times(report)}
${report.build ? buildParts(report.build) : ''}
${report.pull ? pullParts(report.pull) : ''}`,
  });
}
