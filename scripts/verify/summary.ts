/** What the checks found, in lines for a terminal. */
import type { SiteChecks } from './verify.ts';

const number = (value: number): string => value.toLocaleString('en');

/** How many offenders a terminal shows; the report holds more. */
const MOST_LINES = 20;

/** A name as JSON, so that no control character in it reaches a terminal or a log. */
const quoted = (text: string): string => JSON.stringify(text);

/** The report in lines. */
export function checkLines(report: SiteChecks): string[] {
  const { pages, sizes } = report;
  const lines = [
    `Checks: ${number(pages.found)} of ${number(pages.expected)} pages (${number(pages.files)} files, ${number(pages.languages)} languages, ${number(pages.folders)} folders, ${number(pages.playlists)} playlists, ${pages.fixed} others), ${number(report.texts)} texts compared with the snapshot, ${number(report.links)} links`,
    ...(pages.old > 0 ? [`        ${number(pages.old)} old addresses`] : []),
    ...(pages.takenOver > 0 ? [`        ${number(pages.takenOver)} of the pages are those that passed before`] : []),
    `        ${number(sizes.files)} files, ${number(sizes.bytes)} bytes, longest name ${sizes.longestName.bytes} bytes`,
    ...report.overLimits.map((limit) => `        over the limit of ${limit}`),
  ];
  if (report.passed) return lines;
  const shown = report.offenders.slice(0, MOST_LINES).map(({ file, what }) => `  ${quoted(file)} ${what}`);
  const more = report.offenderCount - shown.length;
  return [
    ...lines,
    `The checks found ${number(report.offenderCount)} faults, and nothing was published. Correct each text at its source, or the code that wrote the page, and build again:`,
    ...shown,
    ...(more > 0 ? [`  and ${number(more)} more`] : []),
  ];
}
