/** A build in lines for a terminal. */

import type { CardsReport } from '../cards/build.ts';
import type { DataReport } from '../data/build.ts';
import type { SitemapReport } from '../sitemap/build.ts';
import { checkLines, fileLine, firstLines, number } from '../verify/summary.ts';
import type { BuildReport, FoundSite } from './build-report.ts';
import { EXIT } from './exit.ts';
import type { LeftOut } from './left-out.ts';

/** What a build says of a site that was rolled back. */
export const HELD = 'The site was rolled back, and is held. To publish again, run "npm run site -- --resume".';

/** What a build that was not refused did, and what to do next. */
function buildLine({ outcome, release, seconds, pages, changes }: BuildReport): string {
  if (outcome === 'unchanged')
    return 'Nothing changed; the site is as it was. To build every page again: npm run build -- --force';
  const files = `${number(changes?.written ?? 0)} files to send, ${number(changes?.removed ?? 0)} to remove`;
  return `Published ${release}: ${number(pages.rendered)} pages made, ${number(pages.takenOver)} taken over, ${files} (built in ${seconds.build} s, checked in ${seconds.checks} s). Look at it: npm run preview`;
}

/** What a build tells at its end. */
export function buildLines(report: BuildReport): string[] {
  const checks = report.checks ? checkLines(report.checks) : [];
  if (report.outcome === 'refused') return checks;
  if (report.outcome === 'held') return [...checks, HELD];
  return [...checks, ...leftOutLines(report.leftOut), buildLine(report)];
}

/** How a build ends, for the process. */
export function buildExit(report: BuildReport): number {
  if (report.outcome === 'refused') return EXIT.refused;
  if (report.outcome === 'held') return EXIT.held;
  return buildTrouble(report).length > 0 ? EXIT.trouble : EXIT.well;
}

/** What a build is about to do. */
export const planLine = ({ rendered, takenOver }: BuildReport['pages']): string =>
  takenOver === 0
    ? `Building ${number(rendered)} pages`
    : `Building ${number(rendered)} pages; ${number(takenOver)} stay as they are`;

/** What became of the index inside texts. */
export const textsLine = ({ texts, files }: NonNullable<BuildReport['texts']>): string =>
  `Index inside texts: ${number(texts)} texts in ${number(files)} files`;

/** What became of the packs. */
export const packsLine = ({ packs, texts, made, kept }: NonNullable<BuildReport['packs']>): string =>
  `Packs of ${number(packs)} lists with ${number(texts)} texts: ${number(made)} chunks made, ${number(kept)} taken over`;

/** What search engines are told. */
export const sitemapsLine = ({ files, addresses }: SitemapReport): string =>
  `Sitemaps: ${number(addresses)} addresses in ${number(files)} files`;

/** What became of the cards, and whose name is not on one. */
export const cardsLines = ({ made, takenOver, unnamed }: CardsReport): string[] => [
  `Cards: ${number(made)} made, ${number(takenOver)} taken over`,
  ...unnamed
    .slice(0, 20)
    .map(
      (name) =>
        `  No font has all letters of ${JSON.stringify(name)}: its card does not show the name. Add a font with these letters to scripts/cards/fonts.ts.`,
    ),
];

/** What became of the data for developers. */
export const dataLine = ({ collections, made, takenOver }: DataReport): string =>
  `Data of ${number(collections)} collections: ${number(made)} dumps made, ${number(takenOver)} taken over`;

/** What is wrong with the site that is served, a line each; none when it is whole. */
export function damageLines({ known, damaged, damage }: FoundSite): string[] {
  if (!known) return ['The list of the files of the published site cannot be read; every page is built again'];
  if (damaged === 0) return [];
  return [
    `${number(damaged)} files of the published site are damaged on the disk; they are built again:`,
    ...firstLines(damage, fileLine, damaged),
  ];
}

/** What is left out, a line each, the first line with the count; none when that is nothing. */
export function leftOutLines(leftOut: readonly LeftOut[]): string[] {
  if (leftOut.length === 0) return [];
  const lineOf = ({ what, name, reason }: LeftOut): string =>
    `${what} ${JSON.stringify(name)}: ${JSON.stringify(reason).slice(1, -1)}`;
  return [`Left out, because the checks object to them (${number(leftOut.length)}):`, ...firstLines(leftOut, lineOf)];
}

/** What of a build needs attention, a sentence each. */
export function buildTrouble({ found, leftOut }: BuildReport): string[] {
  const trouble: string[] = [];
  if (found && !found.known)
    trouble.push('The list of the files of the published site could not be read; every page was built again.');
  if (found && found.damaged > 0)
    trouble.push(
      `${number(found.damaged)} files of the published site were damaged on the disk; they were built again.`,
    );
  if (leftOut.length > 0)
    trouble.push(
      `${number(leftOut.length)} entries, playlists or news are left out, because the checks object to them.`,
    );
  return trouble;
}
