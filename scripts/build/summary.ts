/** A build in lines for a terminal. */
import type { TextsReport } from '../verify/texts.ts';
import type { BuildReport } from './build.ts';

const number = (value: number): string => value.toLocaleString('en');

/** What a build that was not refused did, and what to do next. */
export function buildLine({ outcome, release, seconds, pages, changes }: BuildReport): string {
  if (outcome === 'unchanged')
    return 'Nothing changed; the site is as it was. To make every page anew: npm run build -- --force';
  const files = `${number(changes?.written ?? 0)} files to send, ${number(changes?.removed ?? 0)} to remove`;
  return `Published ${release}: ${number(pages.rendered)} pages made, ${number(pages.kept)} taken over, ${files} (built in ${seconds.build} s, checked in ${seconds.gate} s). Look at it: npm run preview`;
}

/** What a build is about to do. */
export const planLine = ({ rendered, kept }: BuildReport['pages']): string =>
  kept === 0
    ? `Building ${number(rendered)} pages`
    : `Building ${number(rendered)} pages; ${number(kept)} stay as they are`;

/** What became of the index inside texts. */
export function textsLine({ base, texts, delta }: NonNullable<BuildReport['texts']>): string {
  if (base === 'made') return `Index inside ${number(texts)} texts made`;
  return `Index inside ${number(texts)} texts taken over; ${number(delta)} that have changed are beside it`;
}

/** What the gate looked at in it. */
export const inspectedLine = ({ texts, words, files, bytes }: TextsReport): string =>
  `      ${number(files)} files of ${number(bytes)} bytes; ${number(words)} words of ${number(texts)} texts looked for at their verses`;
