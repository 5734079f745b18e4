/** A pull's report in lines, for a terminal or the log of a scheduled run. */
import type { Skipped } from '#schemas/snapshot.ts';
import { oneLine, quoted } from './printable.ts';
import type { PullReport } from './report.ts';

/** How many names of a kind a log shows. */
const SHOWN = 20;

/** The closing summary, a line each. Names and reasons are escaped, and no line begins with what came from outside. */
export function summaryLines(report: PullReport): string[] {
  const { entries, playlists, names, bytes } = report;
  const counts = [
    `Entries: ${entries.added} added, ${entries.changed} changed, ${entries.removed} removed, ${entries.unchanged} unchanged; ` +
      `${entries.accepted} of ${entries.listed} listed.`,
    `Playlists: ${playlists.added} added, ${playlists.changed} changed, ${playlists.removed} removed, ` +
      `${playlists.unchanged} unchanged; ${playlists.accepted} in all.`,
    `Texts: ${bytes.texts} bytes, ${bytes.written} written; ${entries.stale} stale, ${entries.sample} from the sample ` +
      `library, ${entries.missing} missing.`,
  ];
  const lines = [
    ...(report.failure === null ? counts : []),
    ...(report.outcome === 'committed' ? list('Removed', names.removed.map(quoted), entries.removed) : []),
    ...list('Skipped', report.skipped.map(skippedLine), report.skipped.length),
    ...report.objections.flatMap(({ what, names: about }) => list(what, about.map(quoted), about.length)),
    ...report.warnings.map((warning) => `Warning: ${oneLine(warning)}`),
    `${report.requests} requests, ${report.retries} of them repeated; ${report.seconds.toFixed(1)} s.`,
  ];
  return [...lines, ...closing(report)];
}

function closing({ outcome, failure }: PullReport): string[] {
  if (outcome === 'committed') return ['A new snapshot was written.'];
  if (outcome === 'unchanged') return ['Nothing changed; the snapshot is as it was.'];
  const said = (failure ?? '').split('\n').map((line) => `  ${oneLine(line)}`.replace(/^ {4}/, '  '));
  return [
    outcome === 'refused' ? 'REFUSED; the snapshot is as it was.' : 'FAILED; the snapshot is as it was.',
    ...said,
  ];
}

function skippedLine({ index, what, name, reason }: Skipped): string {
  const place = index === null ? what : `${what} ${index}`;
  return `${place} ${quoted(name)}: ${oneLine(reason)}`;
}

/** A heading with its count and items: the first few, and how many more the report file holds. */
function list(heading: string, items: readonly string[], count: number): string[] {
  if (count === 0) return heading.includes(' ') ? [`${heading}.`] : [];
  const shown = items.slice(0, SHOWN).map((item) => `  ${item}`);
  const more = count - shown.length;
  return [`${heading} (${count}):`, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])];
}
