/** A look at the old addresses of a built folder: each has a page, which leads to one of today in one step, or says that it is gone. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeReferences } from '#core/text/markup.ts';
import type { OldPage } from '../old-addresses/resolve.ts';
import { fileOfPath } from './pages.ts';
import type { Offender } from './verify.ts';

const CANONICAL = /<link rel="canonical" href="([^"]*)">/;
const REFRESH = /<meta http-equiv="refresh" content="0;url=([^"]*)">/;

export interface OldAddressReport {
  /** Old addresses that lead to a page, and those that say that theirs is gone. */
  moved: number;
  removed: number;
  offenders: Offender[];
}

/** Where a disk does not tell case apart, `a.txt` that became `A.txt` is where it was. */
function isOne(a: string, b: string): boolean {
  const [one, other] = [a, b].map((file) => statSync(file, { throwIfNoEntry: false }));
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}

/** @param siteUrl origin of the site, no slash at its end */
export function inspectOldAddresses(folder: string, pages: readonly OldPage[], siteUrl: string): OldAddressReport {
  const report: OldAddressReport = { moved: 0, removed: 0, offenders: [] };
  const old = new Set(pages.map(({ from }) => from));
  for (const { from, to } of pages) {
    const file = fileOfPath(from);
    const offend = (what: string) => report.offenders.push({ file, what });
    report[to === null ? 'removed' : 'moved'] += 1;
    if (!existsSync(join(folder, file))) {
      offend(`is missing: ${from} was the address of a page`);
      continue;
    }
    if (to !== null && isOne(join(folder, file), join(folder, fileOfPath(to)))) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    const canonical = decodeReferences(CANONICAL.exec(html)?.[1] ?? '');
    const refresh = decodeReferences(REFRESH.exec(html)?.[1] ?? '');
    if (canonical !== `${siteUrl}${to ?? from}`)
      offend(
        `has ${canonical ? `the canonical address ${canonical}` : 'no canonical address'}; expected ${siteUrl}${to ?? from}`,
      );
    else if (refresh !== (to ?? '')) offend(`goes to ${refresh || 'nowhere'}, and not to ${to ?? 'nowhere'}`);
    else if (to !== null && old.has(to)) offend(`leads to ${to}, which is an old address too`);
    else if (to !== null && !existsSync(join(folder, fileOfPath(to)))) offend(`leads to ${to}, which has no page`);
  }
  return report;
}
