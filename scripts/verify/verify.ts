/** The last look at a built site before anyone else sees it: everything that should be there is, and nothing that should not. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { arrangeLibrary, type Library } from '#core/library/library.ts';
import { pagesOfNews } from '#core/library/news.ts';
import { changesPath } from '#core/library/paths.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { type OldPage, oldPages } from '../old-addresses/resolve.ts';
import { type BuiltFile, readFolder } from './folder.ts';
import { exceededLimits } from './limits.ts';
import { type Addresses, deadEnd, rawAddresses, siteAddresses } from './links.ts';
import { type PageFindings, readPage } from './page.ts';
import { type ExpectedPage, expectedPages, fileOfPath } from './pages.ts';
import { leakedSecrets, type Secret } from './secrets.ts';

/** One thing that is wrong with one file. */
export interface Offender {
  /** Below the built folder: `file/Rigveda/SAN/0113 Dawn.txt/index.html`. */
  file: string;
  what: string;
}

export interface SiteChecksInput {
  folder: string;
  manifest: SnapshotManifest;
  /** The library of that (default: arranged anew). */
  library?: Library;
  secrets: readonly Secret[];
  /** Origin of the site, no slash at its end: addresses below it are its own. */
  siteUrl: string;
  /** Old addresses that have pages of their own (default: all). */
  old?: readonly OldPage[];
  earlier?: Earlier | undefined;
  /** What is wrong besides: told after what pages have. */
  others?: readonly Offender[];
  /** Is called with each file and the SHA-256 of its bytes, in hex. */
  onFile?: (file: BuiltFile, digest: string) => void;
  /** Is called with every fault; the report names only the first of them. */
  onFault?: (file: string, what: string) => void;
}

/**
 * A release whose pages were taken over. A page of it whose size and time are those that its checks saw is the very file that
 * passed, under the same render key and the same code: its text and its policy are not read again. What may have become
 * wrong since is: whether it leads to something that has gone, and whether it holds a secret.
 */
export interface Earlier {
  /** The pages taken over, by their files: `[digest, bytes, mtimeMs]`. */
  takenOver: ReadonlyMap<string, readonly [digest: string, bytes: number, mtimeMs: number, ...unknown[]]>;
  /** Every file that pages of that release could lead to. */
  files: Iterable<string>;
}

/** A report that names more is not read to its end, and a site whose every page is wrong must not fill the memory. */
const MOST_OFFENDERS = 100;

export type SiteChecks = Awaited<ReturnType<typeof checkSite>>;

/** Reads the whole built folder once, file by file; only names and counts stay in memory. */
export async function checkSite({
  folder,
  manifest,
  library = arrangeLibrary(manifest.entries, manifest.playlists),
  secrets,
  siteUrl,
  old = oldPages(manifest),
  earlier,
  others = [],
  onFile = () => undefined,
  onFault = () => undefined,
}: SiteChecksInput) {
  const { files, sizes } = readFolder(folder);
  const more = pagesOfNews(manifest.news ?? []).flatMap((_, at) => (at === 0 ? [] : changesPath(at + 1)));
  const { pages, counts } = expectedPages(library, { old, more });
  const site = siteAddresses(files.map(({ name }) => name));
  const offenders: Offender[] = [];
  let offenderCount = 0;
  const offend = (file: string, what: string) => {
    offenderCount += 1;
    onFault(file, what);
    if (offenders.length < MOST_OFFENDERS) offenders.push({ file, what });
  };

  const gone = new Set(earlier?.files);
  for (const { name } of files) gone.delete(name);
  const nowhere = siteAddresses(gone);
  const mustRead = secrets.length > 0 || gone.size > 0;
  const found = new Set<string>();
  let takenOver = 0;
  let links = 0;
  let texts = 0;
  for (const [index, file] of files.entries()) {
    const { name } = file;
    if (index % 500 === 0) await turn(); // a signal may want to be heard
    const passed = earlier?.takenOver.get(name);
    if (passed && pages.has(name) && passed[1] === file.bytes && passed[2] === file.mtimeMs) {
      found.add(name);
      takenOver += 1;
      onFile(file, passed[0]);
      if (mustRead) for (const fault of checkTakenOver(readFileSync(join(folder, name)))) offend(name, fault);
      continue;
    }
    const content = readFileSync(join(folder, name));
    onFile(file, hash('sha256', content));
    for (const secret of leakedSecrets(content, secrets)) offend(name, `holds the value of ${secret}`);
    if (!name.endsWith('.html')) continue;
    const expected = pages.get(name);
    if (!expected) {
      offend(name, 'is a page that the snapshot does not ask for');
      continue;
    }
    found.add(name);
    const read = checkPage(content.toString('utf8'), expected, site, siteUrl);
    links += read.links;
    texts += read.texts;
    for (const fault of read.faults) offend(name, fault);
  }
  function* checkTakenOver(content: Buffer): Generator<string> {
    for (const secret of leakedSecrets(content, secrets)) yield `holds the value of ${secret}`;
    for (const address of gone.size > 0 ? rawAddresses(content.toString('utf8'), siteUrl) : []) {
      if (nowhere.has(address)) yield `has the link ${JSON.stringify(address)}, which leads to a file that is gone`;
    }
  }

  // Where a disk does not tell case apart, an old address may be that of the very page it leads to.
  for (const { from } of old) if (existsSync(join(folder, fileOfPath(from)))) found.add(fileOfPath(from));
  for (const [file, { path }] of pages) if (!found.has(file)) offend(file, `is missing: ${path} has no page`);
  for (const { file, what } of others) offend(file, what);
  return {
    passed: offenderCount === 0,
    /** `takenOver`: of those found, the ones that earlier checks passed, and that are still the same file. */
    pages: { ...counts, expected: pages.size, found: found.size, takenOver },
    /** Of the pages that were read. */
    links,
    /** Texts that were compared with the snapshot, letter by letter (by digest). */
    texts,
    sizes,
    /** Limits of hosts that this site is over. They stop nobody: which host it goes to is not known here. */
    overLimits: exceededLimits(sizes),
    /** How many there are in all; `offenders` holds the first of them. */
    offenderCount,
    offenders,
  };
}

/** Whether a page tells search engines another address than its own; one that they are to leave out needs none. */
function* canonicalFaults(
  { canonical, noindex }: PageFindings,
  page: ExpectedPage,
  siteUrl: string,
): Generator<string> {
  const wanted = siteUrl + (page.canonical ?? page.path);
  const found = canonical === null ? 'no canonical address' : `the canonical address ${JSON.stringify(canonical)}`;
  if (noindex && page.toFind) yield 'tells search engines to leave it out (noindex), but the sitemaps name it';
  else if (canonical !== wanted && !(canonical === null && noindex))
    yield `has ${found}; expected ${JSON.stringify(wanted)}`;
}

function checkPage(html: string, page: ExpectedPage, site: Addresses, siteUrl: string) {
  const found = readPage(html);
  const { faults, addresses, ids, texts } = found;
  faults.push(...canonicalFaults(found, page, siteUrl));
  for (const address of new Set(addresses)) {
    const fault = deadEnd(address, { path: page.path, ids }, site, siteUrl);
    if (fault !== null) faults.push(`has the link ${JSON.stringify(address)}, which ${fault}`);
  }
  if (page.digest !== null) {
    const [text, ...more] = texts;
    if (text === undefined) faults.push('has no text element ([data-text])');
    else if (more.length > 0) faults.push(`has ${texts.length} text elements ([data-text]) and not one`);
    else if (text.digest !== page.digest) {
      faults.push(
        `shows another text than the snapshot's: ${text.length} characters with the digest ${text.digest.slice(0, 12)}…, and not ${page.digest.slice(0, 12)}…`,
      );
    }
  }
  return { faults, links: addresses.length, texts: page.digest === null ? 0 : texts.length };
}
