/** The headings of the Rigveda's hymns. */
import { isShortLine } from './headings.ts';
import type { OpenBlock } from './stanza.ts';

/** A hymn's heading: verses, seer, deities, metre, between dandas: `९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।` – Rigveda. */
export const HYMN = /^[\s[(]*\p{Nd}{1,3}[\s,।|)\]([-]/u;
const METRES =
  /गायत्र|त्रिष्टु|जगती|अनुष्टु|बृहती|उष्णिक्|पङ्क्ति|पंक्ति|विराट्|विराज|अत्यष्टि|शक्वरी|प्रगाथ|gāyatr|triṣṭu|jagatī|anuṣṭu|bṛhatī|uṣṇik|paṅkti|paṃkti|virāṭ|virāj|atyaṣṭi|śakvarī|pragātha/u;

const DANDA = /[।॥|]/u;
/** Pitch marks: verses of a Veda have them, headings have none (Unicode, "Vedic Extensions" and Devanagari stress signs). */
export const PITCH = /[\u0951\u0952\u1CD0-\u1CFF]/u;
export const END_OF_VERSE = /॥|\|\|/u;
/** `३ नराशंसः, ४ इलः`, `७-१० द्रविणोदाः`: of which verses. */
const OF_VERSES = /(?:^|[,;(।|]\s?)\p{Nd}{1,2}(?:\s?[-–,]\s?\p{Nd}{1,2})*\s/u;
/** After the seer: `| 1-3 aśvinau`. */
const AND_OF_VERSES = /[,;(।|]\s?\p{Nd}{1,2}[\s-]/u;
const LONGEST_HYMN_HEADING = 600;

/** The heading of a hymn stands before its verses, and in some hymns in two or three pieces. */
export function markHymn(blocks: readonly OpenBlock[]): void {
  const hasPitch = blocks.some(({ text }) => PITCH.test(text));
  let begun = false;
  for (const one of blocks.slice(0, 4)) {
    const { text } = one;
    const isVerse =
      PITCH.test(text) || (END_OF_VERSE.test(text) && !((hasPitch || HYMN.test(text)) && METRES.test(text)));
    if (text.length > LONGEST_HYMN_HEADING || isVerse || blocks.length < 2) break;
    const isFirst = HYMN.test(text) && DANDA.test(text) && (METRES.test(text) || hasPitch || AND_OF_VERSES.test(text));
    const goesOn = begun && (METRES.test(text) || OF_VERSES.test(text) || hasPitch);
    if (!isFirst && !goesOn && !(DANDA.test(text) && METRES.test(text))) {
      // What stands above a heading: `श्रद्धा सूक्त`, `1-12`.
      if (begun || (one.ownKind === null && !isShortLine(one))) break;
      continue;
    }
    begun = true;
    one.kind = 'hymn';
    one.ownKind = 'hymn';
    for (const line of one.lines) line.kind = 'hymn';
  }
}
