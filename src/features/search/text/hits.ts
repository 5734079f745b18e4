/** The verses of a page that hold what was asked for. */
import { type PageStanza, stanzasOfPage } from '#core/page/read-song-page.ts';
import { passagesIn } from '#core/text-index/grams.ts';
import type { Verified } from './verify.ts';

/** Verses of one text that are shown at most. */
const MOST = 3;

export type Verify = (stanza: string) => Verified | null;

/** A verse that holds what was asked for. */
export interface TextHit {
  /** Place of its text in the library. */
  readonly place: number;
  /** `v12.1a2b3c4d` */
  readonly id: string;
  readonly name: PageStanza['name'];
  readonly stanza: string;
  readonly found: Verified;
}

/**
 * @param place of the text in the library
 * @param passages of it that may hold what was asked for; two stanzas together where a verse is divided
 * @param verify where a stanza holds it; null where it does not
 */
export function hitsOnPage(html: string, place: number, passages: readonly number[], verify: Verify): TextHit[] {
  const all = stanzasOfPage(html);
  const stanzas = stanzasWith(all, passages);
  const hits: TextHit[] = [];
  for (const number of stanzas) {
    const one = all[number - 1];
    const found = one && verify(one.text);
    if (one && found) hits.push({ place, id: one.id, name: one.name, stanza: one.text, found });
  }
  if (hits.length === 0) hits.push(...acrossStanzas(all, place, stanzas, verify));
  return hits.sort((a, b) => a.found.distance - b.found.distance).slice(0, MOST);
}

/** The places of the stanzas in which passages stand. */
function stanzasWith(all: readonly PageStanza[], passages: readonly number[]): number[] {
  const owners = all.flatMap(({ text }, at) => passagesIn(text).map(() => at + 1));
  return [...new Set(passages.map((passage) => owners[passage - 1] ?? 0))];
}

function acrossStanzas(
  all: readonly PageStanza[],
  place: number,
  stanzas: readonly number[],
  verify: Verify,
): TextHit[] {
  for (const number of stanzas.flatMap((one) => [one - 1, one])) {
    const [one, next] = [all[number - 1], all[number]];
    if (!one || !next) continue;
    const stanza = `${one.text}\n${next.text}`;
    const found = verify(stanza);
    if (found) return [{ place, id: one.id, name: one.name, stanza, found }];
  }
  return [];
}
