/** What the checks found, in lines for a terminal. */
import type { Offender, SiteChecks } from './verify.ts';

export const number = (value: number): string => value.toLocaleString('en');

/** How many items of a list a terminal shows; the report holds more. */
const MOST_LINES = 20;

/** The first items of a list, a line each, and how many more there are. */
export function firstLines<T>(items: readonly T[], lineOf: (item: T) => string, count = items.length): string[] {
  const shown = items.slice(0, MOST_LINES).map((item) => `  ${lineOf(item)}`);
  return count > shown.length ? [...shown, `  and ${number(count - shown.length)} more`] : shown;
}

/** A file, named as JSON so that no control character reaches a terminal or a log, and what is wrong with it. */
export const fileLine = ({ file, what }: Offender): string => `${JSON.stringify(file)} ${what}`;

/** The report in lines. */
export function checkLines(report: SiteChecks): string[] {
  const { pages, sizes } = report;
  const lines = [
    `Checks: ${number(pages.found)} of ${number(pages.expected)} pages (${number(pages.files)} files, ${number(pages.languages)} languages, ${number(pages.folders)} folders, ${number(pages.playlists)} playlists, ${number(pages.facts)} of facts, ${pages.fixed} others), ${number(report.texts)} texts compared with the snapshot, ${number(report.links)} links`,
    ...(pages.old > 0 ? [`        ${number(pages.old)} old addresses`] : []),
    ...(pages.takenOver > 0 ? [`        ${number(pages.takenOver)} of the pages are those that passed before`] : []),
    `        ${number(sizes.files)} files, ${number(sizes.bytes)} bytes, longest name ${sizes.longestName.bytes} bytes`,
    ...report.overLimits.map((limit) => `        over the limit of ${limit}`),
  ];
  if (report.passed) return lines;
  return [
    ...lines,
    `The checks found ${number(report.offenderCount)} faults, and nothing was published. Correct each text at its source, or the code that wrote the page, and build again:`,
    ...firstLines(report.offenders, fileLine, report.offenderCount),
  ];
}
