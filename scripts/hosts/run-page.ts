/** A rebuild as the page of its run shows it: Markdown, with numbers and fixed words only where names could be anyone's. */
import { z } from 'zod';

const counts = z.object({
  accepted: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  stale: z.number(),
  missing: z.number(),
});

/** What is read of `report.json`; a run that ended early has less of it. */
const siteReport = z.object({
  outcome: z.string(),
  startedAt: z.string(),
  seconds: z.number(),
  failure: z.object({ step: z.string(), what: z.string() }).nullable(),
  trouble: z.array(z.string()).catch([]),
  pull: z
    .object({
      outcome: z.string(),
      seconds: z.number(),
      failure: z.string().nullable(),
      warnings: z.array(z.string()),
      entries: counts,
      playlists: counts,
      skipped: z.array(z.object({ what: z.string(), name: z.string(), reason: z.string() })),
    })
    .nullable()
    .catch(null),
  build: z
    .object({
      seconds: z.record(z.string(), z.number()),
      pages: z.object({ rendered: z.number(), kept: z.number() }).optional(),
      changes: z.object({ written: z.number(), removed: z.number() }).nullable().optional(),
      leftOut: z.array(z.object({ what: z.string(), name: z.string(), reason: z.string() })).catch([]),
      checks: z
        .object({
          offenderCount: z.number(),
          offenders: z.array(z.object({ file: z.string(), what: z.string() })),
          overLimits: z.array(z.string()),
        })
        .nullable(),
    })
    .nullable()
    .catch(null),
});

/** Names that a page shows; the report holds more. */
const MOST_LINES = 25;

/** Text of anyone's making as code, which no renderer reads as Markdown, HTML or a mention: `a`b` → ``` `a'b` ```. */
const code = (text: string): string =>
  `\`${text
    .replaceAll('`', "'")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .slice(0, 300)}\``;

const number = (value: number): string => value.toLocaleString('en');
const bullets = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MOST_LINES).map((line) => `- ${line}`),
  ...(lines.length > MOST_LINES ? [`- and ${number(lines.length - MOST_LINES)} more`] : []),
];
const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...bullets(lines), ''];

const HEADINGS: Readonly<Record<string, string>> = {
  published: 'Published',
  unchanged: 'Nothing changed',
  refused: 'Refused; the site is as it was',
  failed: 'Failed; the site is as it was',
  held: 'Held; the site was rolled back',
};

/**
 * @param json the parsed `report.json`
 * @throws {z.ZodError} when it is none
 */
export function runPage(json: unknown): string {
  const { outcome, seconds, failure, trouble, pull, build } = siteReport.parse(json);
  const rows = (['entries', 'playlists'] as const).map((kind) => {
    const of = pull?.[kind];
    const cells = of ? [of.accepted, of.added, of.changed, of.removed, of.stale, of.missing].map(number) : [];
    return `| ${[kind, ...cells].join(' | ')} |`;
  });
  const table = [
    '| | in all | added | changed | removed | stale | missing |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
  ];
  const done = [
    ...(build?.pages ? [`${number(build.pages.rendered)} pages made, ${number(build.pages.kept)} taken over`] : []),
    ...(build?.changes
      ? [`${number(build.changes.written)} files to send, ${number(build.changes.removed)} to remove`]
      : []),
    `${seconds} s in all`,
  ];
  const faults = build?.checks?.offenders.map(({ file, what }) => `${code(file)}: ${code(what)}`) ?? [];
  return [
    `## ${HEADINGS[outcome] ?? 'Ended'}`,
    '',
    ...(failure ? [`At the ${code(failure.step)}: ${code(failure.what)}`, ''] : []),
    ...(pull?.failure ? [code(pull.failure), ''] : []),
    ...(pull ? table : []),
    ...done.map((line) => `- ${line}`),
    '',
    ...part('Needs attention', trouble.map(code)),
    ...part('Warnings', [...(pull?.warnings ?? []), ...(build?.checks?.overLimits ?? [])].map(code)),
    ...part(
      'Left out',
      [...(build?.leftOut ?? []), ...(pull?.skipped ?? [])].map(
        ({ what, name, reason }) => `${code(what)} ${code(name)}: ${code(reason)}`,
      ),
    ),
    ...part('Faults that the checks found', faults),
  ].join('\n');
}
