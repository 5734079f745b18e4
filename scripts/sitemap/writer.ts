/** Writes sitemaps piece by piece: no more than a piece is in memory, and no file is over what search engines and hosts take. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { later, type SitemapEntry } from './entries.ts';
import { HEAD, type SitemapFile, TAIL, urlXml } from './xml.ts';

export interface Bounds {
  /** Addresses in a file. The protocol allows 50,000. */
  addresses: number;
  /** Bytes of a file. The protocol allows 50 MB, Cloudflare Pages 25 MiB. */
  bytes: number;
}

const BOUNDS: Bounds = { addresses: 40_000, bytes: 20_000_000 };

/** Characters that are held before they are written. */
const PIECE = 1 << 18;

/** `('', 1)` → `sitemap-1.xml`; `('Rig Veda', 2)` → `sitemap-Rig Veda-2.xml` */
const sitemapName = (stem: string, number: number): string => `sitemap-${stem === '' ? '' : `${stem}-`}${number}.xml`;

/**
 * Writes entries into as many files as it takes.
 * @param stem of the files' names
 * @param site origin, no slash at its end
 */
export function writeSitemaps(
  folder: string,
  stem: string,
  entries: Iterable<SitemapEntry>,
  site: string,
  bounds = BOUNDS,
): { files: SitemapFile[]; addresses: number } {
  const files: SitemapFile[] = [];
  let addresses = 0;
  let open: { file: number; piece: string; addresses: number; bytes: number } | undefined;

  const flush = (): void => {
    if (open) writeSync(open.file, open.piece);
    if (open) open.piece = '';
  };
  const close = (): void => {
    if (!open) return;
    open.piece += TAIL;
    flush();
    closeSync(open.file);
    open = undefined;
  };
  const begin = () => {
    const name = sitemapName(stem, files.length + 1);
    files.push({ name, changed: undefined });
    return { file: openSync(join(folder, name), 'wx'), piece: HEAD, addresses: 0, bytes: HEAD.length + TAIL.length };
  };

  for (const entry of entries) {
    const xml = urlXml(entry, site);
    const bytes = Buffer.byteLength(xml);
    if (open && (open.addresses >= bounds.addresses || open.bytes + bytes > bounds.bytes)) close();
    open ??= begin();
    open.piece += xml;
    open.addresses += 1;
    open.bytes += bytes;
    addresses += 1;
    const last = files.at(-1);
    if (last) last.changed = later(last.changed, entry.changed);
    if (open.piece.length > PIECE) flush();
  }
  close();
  return { files, addresses };
}
