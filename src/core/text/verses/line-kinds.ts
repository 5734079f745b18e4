/** What a line is that is no verse: a table of rules, each with a place in a library that shows it. */

/** What a part of a text is. `verse` has words that are sung or said, with a number of their own or without one. */
export type Kind = 'title' | 'hymn' | 'speaker' | 'mode' | 'verse' | 'prose' | 'colophon';

/** What is told by a line alone, wherever it stands. */
export type LineKind = Exclude<Kind, 'verse' | 'prose' | 'hymn'>;

interface LineRule {
  kind: LineKind;
  pattern: RegExp;
  /** Words that the pattern asks for, one of which the line has: a line without them, as most are, costs no tries of the pattern. */
  words?: RegExp;
}

/** No line of these kinds is longer; a pattern never reads a text that is one line of a megabyte. */
const LONGEST = 200;

/** The verbs of a speaker's line: said, and they said (dual and plural too), joined to the name or not. */
const SAID =
  /(?:(?:^|\s)(?:उवाच|ऊचुः|ऊचतुः|உவாச|ஊசுஃ|ఉవాచ|ఊచుః|uv[aā]ch?a|[ūu]cuḥ|ūcatuḥ)|(?:ुवाच|ोवाच|ूचुः|ोचुः|ுவாச|ோவாச|ூசுஃ|ோசுஃ|ువాచ|ోవాచ|ూచుః|ోచుః|[nuo]uv[aā]ch?a|[oō]v[aā]ch?a|[oō]cuḥ))[\s:।|]*$/u;

/**
 * The first rule that fits counts. They name what stands on the line and nothing that a verse could begin or end with, so
 * each asks for the whole line.
 */
const RULES: readonly LineRule[] = [
  // `धृतराष्ट्र उवाच`, `श्री भगवानुवाच`, `मुनय ऊचुः`, `ब्रह्मोवाच` – Bhagavad Gita, Brahma Purana – in each script of the library
  {
    kind: 'speaker',
    words: SAID,
    pattern: /^\s*[\p{L}\p{M}'’\-\u200C\u200D]+(?:\s[\p{L}\p{M}'’\-\u200C\u200D]+){0,3}[\s:।|]*$/u,
  },
  // `பண் - நட்டபாடை`, `pan - nattapaadai` – Thirumurai 1 to 3
  { kind: 'mode', pattern: /^\s*(?:பண்|[Pp]a[nṇ])\s*[-–:]\s*\S.{0,60}$/u },
  // `ராகம் - தோடி; தாளம் - ஆதி`, `rāgam: …` – as songbooks of Carnatic music have it
  {
    kind: 'mode',
    pattern:
      /^\s*(?:ராகம்|இராகம்|தாளம்|राग(?:ः|म्)?|ताल(?:ः|म्)?|[Rr][aā]ga(?:m|ḥ)?|[Tt][aā][lḷ]a(?:m|ḥ)?)\s*[-–:]\s*\S.{0,80}$/u,
  },
  // `Metre : Naladittaravu koccuk kalippA` – Pope's Thiruvasagam 13, 15
  { kind: 'mode', pattern: /^\s*Metre\s?:\s?\S.{0,80}$/u },
  // `எண்சீர்க்கழிநெடிலடியாசிரியவிருத்தம்`, `கலிவிருத்தம்`, `taravu koccakakkalippā` – Periyazhvar Thirumozhi: the metre
  {
    kind: 'mode',
    words: /விருத்தம்|கலிப்பா|கலித்தாழிசை|கலித்துறை|வெண்பா|வஞ்சித்துறை|viruttam|kalippā|kalittāḻicai|kalittuṟai|veṇpā/,
    pattern:
      /^\s*\(?[\p{L}\p{M}\s-]{0,60}(?:விருத்தம்|கலிப்பா|கலித்தாழிசை|கலித்துறை|வெண்பா|வஞ்சித்துறை|viruttam|kalippā|kalittāḻicai|kalittuṟai|veṇpā)\)?[.,]?\s*$/u,
  },
  // `திருச்சிற்றம்பலம்` – begins and ends each hymn of the Thirumurai
  { kind: 'colophon', pattern: /^[\s.௿-]*(?:திருச்சிற்றம்பலம்|thirucchittrambalam)[\s.]*$/u },
  // `ஆகத் திருவிருத்தம் - 5` – ends each part of the Kanda Puranam: the verses so far
  { kind: 'colophon', pattern: /^\s*(?:ஆகத?்?|aagath?)\s.{0,60}[-–]\s*\p{Nd}+\.?\s*$/u },
  // `யுத்தகாண்டம் முற்றுப் பெற்றது`, `yuttha kaandam muttruppettrathu` – ends a book of the Kanda Puranam
  {
    kind: 'colophon',
    words: /முற்று|muttru/,
    pattern: /^.{1,80}\s?(?:முற்று(?:ப்\s?பெற்றது|ம்)?|muttrup\s?pettrathu|muttrum)[\s.]*$/u,
  },
  // `இத்தலம் சோழநாட்டிலுள்ளது.` and `சுவாமிபெயர் - பிரமபுரீசர்; தேவியார் - …` – Thirumurai 1 to 7: where the hymn is sung
  {
    kind: 'colophon',
    words: /இத்தலம்|itthalam/,
    pattern: /^\s*(?:\S.{0,80}\s)?(?:இத்தலம்|itthalam)\s.{1,100}(?:உள்ளது|லுள்ளது|ulladhu|ullathu|லுள்ளன)[\s.]*$/u,
  },
  { kind: 'colophon', pattern: /^\s*(?:சுவாமி\s?பெயர்|தேவியார்|suvaami\s?peyar|theviyaar)\s*[-–:].{1,120}$/u },
  // `इति द्वितीयः खण्डः॥२॥`, `इति प्रथमेऽध्याये प्रथमा वल्ली॥१॥` – Kena, Katha; of a Gita: `इति श्रीमद्भगवद्गीतासु … ऽध्यायः`
  {
    kind: 'colophon',
    pattern:
      /^[\s।॥|ॐ]*(?:(?:ॐ|ௐ)?\s*(?:तत्सत्|தத்ஸத்|tatsat)\s*)?(?:इति|இதி|iti|ithi)\s.{0,170}(?:खण्डः|वल्ली|ध्यायः|सर्गः|उपनिषत्|समाप्तः|समाप्ता|समाप्तम्|கண்டஃ|வல்லீ|த்யாயஃ|khaṇḍaḥ|vallī|dhyāyaḥ|sargaḥ|khandah|vallee)[\s\p{Nd}।॥|.]*$/u,
  },
  // `॥इति प्रथमं मण्डलं समाप्तम्॥` – Rigveda 1.191, 2.43
  {
    kind: 'colophon',
    pattern: /^[\s।॥|]*(?:इति|இதி|iti)\s?.{0,100}(?:समाप्तम्|समाप्तः|समाप्ता|சமாப்தம்|samāptam|samāptaḥ)[\s।॥|]*$/u,
  },
  // `இப்பதிகத்தில் 7-ம் செய்யுள் சிதைந்து போயிற்று. 07` – Thirumurai 1 to 3: the verse is lost, and the note has its place
  {
    kind: 'colophon',
    words: /செய்யு|seyyu/,
    pattern:
      /^[\s\p{Nd}(*).]{0,12}(?:இப்பதிக|ippathiga|[\p{Nd}]).{0,60}(?:செய்யு|seyyu).{0,50}(?:மறைந்து|சிதைந்து|maraindhu|sithaindhu)\s?(?:போயி|poyi|பட்|pat).{0,40}$/u,
  },
  // `* பம்பை என்பது ஒரு நதி.`, `(*) திருவாளொளிபுற்றூர் என்றும் பாடம்.` – Thirumurai: a note to a word that has such a star
  { kind: 'colophon', pattern: /^\s*\(?\*{1,3}\)?\s?\S.*(?:\s[-–]+\s?\S|என்ப|பாடம்|enba|paadam).*$/u },
  // `Sammāparibbājaniyasutta is ended.` – Sutta Nipata
  { kind: 'colophon', pattern: /^\s*\p{Lu}[\p{L}\p{M}\s.-]{1,60} is ended\.?\s*$/u },
  // `- - -`, `-------`, `***` – Kanda Puranam, Pope's Thiruvasagam: a rule in ink
  { kind: 'colophon', pattern: /^\s*(?:[-–—_*=~.௿]\s?){1,60}$/u },
  // `Rigveda, Mandala 1, Hymn 1. Agni`, `Canto 20. VIS'VÁMITRA'S VISIT`, `Dhammapada, Chapter 26. THE BRĀHMAṆA`
  {
    kind: 'title',
    pattern:
      /^\s*(?:Rigveda, Mandala \p{Nd}+, Hymn|Canto|Dhammapada, Chapter|Book|Chapter|Hymn)\s\p{Nd}+\.?(?:\s.{0,140})?$/u,
  },
  // `1. விநாயகர் காப்பு (1-5)`, `23. அகத்தியப் படலம் (1182 - 1209)` – Kanda Puranam, Periya Puranam: with its verses
  {
    kind: 'title',
    pattern: /^\s*(?:\p{Nd}{1,4}\s)?(?:\p{Nd}{1,3}\.\s?){1,2}\S.{1,90}\(\s?\p{Nd}+\s?[-–]\s?\p{Nd}+\s?\)\.?\s*$/u,
  },
  // `Maitrayana Upanishad 4`, `Katha Upanishad 1.1`, `Sutta-Nipata 2.13. SAMMĀPARIBBĀJANIYASUTTA`
  { kind: 'title', pattern: /^\s*[\p{L}-]{2,30}(?: Upanishad|-Nipata)\s[\p{Nd}.]+(?:\s.{0,100})?$/u },
  // `தொண்டரடிப்பொடியாழ்வார் திருவடிகளே சரணம்`, `பெரிய நம்பிகள் அருளியது`, `… அருளிச் செய்த அமலனாதிபிரான்`, `தனியன்`
  {
    kind: 'title',
    words: /திருவடிகளே சரணம்|tiruvaṭikaḷē caraṇam|அருளி|aruḷi|தனியன்|taṉiyaṉ/,
    pattern:
      /^\s*(?:[\p{L}\p{M}\s]{0,80}(?:திருவடிகளே சரணம்|tiruvaṭikaḷē caraṇam|அருளி(?:யது|ச்\s?செய்தது|ச்\s?செய்தவை)|aruḷi(?:yatu|c\s?ceytatu|c\s?ceytavai))|[\p{L}\p{M}\s]{1,60}(?:அருளிய|அருளிச்\s?செய்த|aruḷiya|aruḷic\s?ceyta)(?:\s[\p{L}\p{M}\s]{1,60})?|(?:[\p{L}\p{M}\s]{1,50}\s)?(?:தனியன்(?:கள்)?|taṉiyaṉ(?:kaḷ)?))[.:]?\s*$/u,
  },
  // `ஒன்பதாம் திருமொழி - வெண்ணெய்விழுங்கி`, `periya torumoḻi ēḻām pattu` – Divya Prabandham
  {
    kind: 'title',
    words: /திருமொழி|பத்து|tirumoḻi|pattu/,
    pattern:
      /^\s*[\p{L}\p{M}\s]{0,24}(?:ாம்|ām|முதல்|முதற்|mutal|mutaṟ)\s?(?:திருமொழி|பத்து|tirumoḻi|pattu)(?:\s*[-–]{1,2}\s*[\p{L}\p{M}\s]{1,60})?\s*$/u,
  },
];

/** @example lineKind('अर्जुन उवाच') → 'speaker'; lineKind('धर्मक्षेत्रे कुरुक्षेत्रे') → null */
export function lineKind(line: string): LineKind | null {
  if (line.length > LONGEST) return null;
  const rule = RULES.find(({ pattern, words }) => (words?.test(line) ?? true) && pattern.test(line));
  return rule?.kind ?? null;
}

/**
 * Who speaks at the beginning of a line of verse: `Krishna. How hath this weakness taken thee?` – Arnold's Gita, which names
 * four and marks them no other way. A name in another poem may end a sentence, so it is these four alone.
 */
const NAMED = /^\s*(?:Sanjaya|Krishna|Arjuna|Dhritirashtra)\.(?=\s+["'‘“]?\p{Lu})/u;

/** How many characters at the beginning of a line name who speaks: `'Arjuna. How can I'` → 7; 0 for none. */
export const speakerLength = (line: string): number => NAMED.exec(line.slice(0, LONGEST))?.[0].length ?? 0;
