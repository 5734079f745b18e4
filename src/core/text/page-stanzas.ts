/** The stanzas of a reading page, out of its HTML: a worker has no DOM, and the page is our own. */
import type { StanzaName } from './stanza-name.ts';
import { verseNames } from './verse-names.ts';

export interface PageStanza {
  /** `v12.1a2b3c4d`: the fragment that leads to it. */
  readonly id: string;
  readonly place: number;
  /** As the text has it, line by line. */
  readonly text: string;
  /** What it is called. Of a page that was read in part, how many parts there are is not known: 0. */
  readonly name: StanzaName;
}

/** `verse.ts` writes them so, and nothing but lines, numbers and held dandas inside. */
const STANZA = /<p id="(v(\d{1,6})\.[0-9a-f]{8})"(?: data-n="([^"]*)")?(?: class="flow")?>(.*?)<\/p>/gs;
const TAG = /<[^>]*>/g;
const REFERENCE = /&(?:amp|lt|gt|quot|#39|#13);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
};

/** Whether a page is read as far as the stanza of a place goes: the next one has begun. */
export const reaches = (html: string, stanza: number): boolean => html.includes(`<p id="v${stanza + 1}.`);

/** The link in a stanza that is its verse's number, and whether it stands before the words. */
const LINK = /(<b>[^<]*)?<a [^>]*>([^<]*)<\/a>/;

/** A page that was read to its end. */
const WHOLE = /<\/html>\s*$/i;

/** @example `<p id="v1.1a2b3c4d"><span>a &amp; b</span></p>` → [{ id: 'v1.1a2b3c4d', place: 1, text: 'a & b', name: … }] */
export function stanzasOfPage(html: string): PageStanza[] {
  const found = [...html.matchAll(STANZA)];
  const names = verseNames(
    found.map(([, , , override, inside = '']) => {
      const [, opens, number = ''] = LINK.exec(inside) ?? [];
      const isApart = !inside.includes('<span>');
      return { number, isOpening: opens !== undefined, isApart, override: override ?? null };
    }),
  );
  const of = WHOLE.test(html) ? found.length : 0;
  return found.map(([, id = '', place = '', , inside = ''], at) => ({
    id,
    place: Number(place),
    text: inside.replace(TAG, '').replace(REFERENCE, (reference) => CHARACTERS[reference] ?? reference),
    name: { verse: names[at] ?? '', part: Number(place), of },
  }));
}
