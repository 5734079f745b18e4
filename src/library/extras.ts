/** What a site may have besides its pages, and what of it is left out where the host has no room for it. */
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';

/** Hosts whose limits a site is kept within, by the name that the setting HOST gives them. */
export const HOST_LIMITS = {
  cloudflare: { label: 'Cloudflare Pages, free', files: 20_000, bytes: Number.POSITIVE_INFINITY },
  'cloudflare-paid': { label: 'Cloudflare Pages, paid', files: 100_000, bytes: Number.POSITIVE_INFINITY },
  'github-pages': { label: 'GitHub Pages', files: Number.POSITIVE_INFINITY, bytes: 2 ** 30 },
} as const;

/** The settings that this depends on; see `src/schemas/environment.ts`. */
export interface ExtrasSettings {
  HOST: keyof typeof HOST_LIMITS | '';
  OLD_PAGES: 'on' | 'off';
  TEXT_LICENCE: string;
}

export interface Extras {
  /** A page at each old address, which leads to the one of today. */
  old: boolean;
  /** Texts may be copied: each collection as one file. */
  dumps: boolean;
  /** What was asked for and has no room, a sentence each. */
  left: string[];
}

/** What of a manifest the choice depends on. */
export interface Sized {
  entries: readonly Pick<SnapshotEntry, 'digest' | 'bytes'>[];
  moved?: SnapshotManifest['moved'];
}

/** Files and bytes of a site, or of a part of it. */
interface Size {
  files: number;
  bytes: number;
}

const plus = (a: Size, b: Size): Size => ({ files: a.files + b.files, bytes: a.bytes + b.bytes });

/** Bytes of a page besides its text, and how often it has those of its text, as measured and rounded up. */
const PAGE = { bytes: 23_000, times: 1.4 };
const OLD_PAGE = { bytes: 3_000 };
/** Of the index inside texts, packs, scripts and lists: so many files, and one more for so many texts; bytes for each of a text. */
const OTHERS = { files: 600, texts: 7, times: 2 };

const number = (value: number): string => Math.round(value).toLocaleString('en');

/**
 * What a site has of what is optional. It depends on the library and the settings alone, so that every build of them has the same;
 * sizes are therefore estimated, and rather too large.
 * @param manifest of the snapshot, without what is left out
 */
export function chooseExtras(
  { entries, moved = [] }: Sized,
  { HOST, OLD_PAGES, TEXT_LICENCE }: ExtrasSettings,
): Extras {
  const texts = entries.filter(({ digest }) => digest !== null);
  const bytes = texts.reduce((sum, text) => sum + text.bytes, 0);
  const sizeOf = (one: typeof PAGE): Size => ({
    files: texts.length,
    bytes: texts.length * one.bytes + bytes * one.times,
  });
  const others = { files: OTHERS.files + entries.length / OTHERS.texts, bytes: bytes * OTHERS.times };
  let size = plus(plus(sizeOf(PAGE), { files: entries.length - texts.length, bytes: 0 }), others);
  const extras: Extras = {
    old: false,
    dumps: TEXT_LICENCE !== '',
    left: [],
  };
  const limits = HOST === '' ? null : HOST_LIMITS[HOST];
  const take = (name: string, setting: string, more: Size): boolean => {
    const after = plus(size, more);
    if (limits && (after.files > limits.files || after.bytes > limits.bytes)) {
      const over =
        after.files > limits.files
          ? `about ${number(after.files)} files, ${number(limits.files)} at most`
          : `about ${number(after.bytes)} bytes, ${number(limits.bytes)} at most`;
      extras.left.push(`${name} are left out: with them ${limits.label} would have ${over} (${setting}).`);
      return false;
    }
    size = after;
    return true;
  };
  const old = { files: moved.length, bytes: moved.length * OLD_PAGE.bytes };
  if (OLD_PAGES === 'on') extras.old = moved.length === 0 || take('Pages of old addresses', 'OLD_PAGES', old);
  return extras;
}
