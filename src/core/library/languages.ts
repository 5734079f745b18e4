/** Language codes: their labels for the reader, and their tags for the browser. */
import table from './languages.json' with { type: 'json' };

/** Codes and labels of SPEC section 3. */
export const LANGUAGE_LABELS: ReadonlyMap<string, string> = new Map([
  ['ENG', 'English'],
  ['TAM', 'Tamil'],
  ['IAST', 'English (IAST)'],
  ['SAN', 'Sanskrit'],
  ['MIX', 'Mixed'],
  ['DEV', 'Devanagari'],
  ['ROM', 'Roman'],
]);

/** The language that a folder opens in when it has it (SPEC section 9). */
const DEFAULT_LANGUAGE = 'SAN';

/** As `languages.json` has it; `maintained-table.ts` holds it to its form when the site is built. */
interface Named {
  code?: string;
  name?: string;
  lang?: string;
}

/** What a maintainer says of further codes. */
export const namedCodes = (entries: unknown): ReadonlyMap<string, Named> =>
  new Map(
    Object.values<Named | null>(Object(entries)).map((entry) => [String(entry?.code).toUpperCase(), entry ?? {}]),
  );

const NAMED = namedCodes(table);

/** The known code that a code is, or holds: `SAN` → SAN, `tam_old` → TAM, `TEL` → undefined (SPEC section 3, "match by substring"). */
function knownCode(code: string, named = NAMED): string | undefined {
  const upper = code.toUpperCase();
  const known = [...LANGUAGE_LABELS.keys(), ...named.keys()];
  return known.find((one) => one === upper) ?? known.find((one) => upper.includes(one));
}

/**
 * What the reader sees: `IAST` → `English (IAST)`, `TAM-2` → `Tamil`; `TEL` → `TEL`, or as a maintainer has named it.
 * @param named what {@link namedCodes} made of `languages.json`
 */
export function languageLabel(code: string, named = NAMED): string {
  const known = knownCode(code, named) ?? '';
  return LANGUAGE_LABELS.get(known) ?? named.get(known)?.name ?? code;
}

/** The language of the texts of a code; undefined where nobody knows, or where it depends on the song's other editions. */
const codeLanguage = (code: string, named = NAMED): string | undefined => {
  const known = knownCode(code, named) ?? '';
  return CODE_LANGUAGE.get(known) ?? named.get(known)?.lang;
};

/** A language of a folder, as far as the choice among them needs it. */
export interface Counted {
  code: string;
  /** Songs in it, and how many of them have only the placeholder. */
  count: number;
  missing?: number | undefined;
}

/** Those of which a text is available, the most songs first; all of them where none is. */
function readable<T extends Counted>(languages: readonly T[]): T[] {
  const available = languages.filter(({ count, missing = 0 }) => missing < count);
  return (available.length > 0 ? available : languages).toSorted((a, b) => b.count - a.count);
}

/**
 * SAN if it is there, otherwise the first (SPEC section 2) in the order of 'Song Counts by Language': that with the most songs.
 * A language of which no text is available comes after those that have one.
 */
export function preferredLanguage(languages: readonly Counted[]): string | undefined {
  const some = readable(languages);
  return some.find(({ code }) => code === DEFAULT_LANGUAGE)?.code ?? some[0]?.code;
}

/** A script of this literature. */
interface Script {
  /** ISO 15924. */
  code: string;
  /** As Unicode calls it. */
  name: string;
  /** The language that it is mostly written for here, to tag texts of codes that the specification does not know. */
  language: string;
  /** Language codes whose texts are in it; Roman letters say nothing. */
  codes: readonly string[];
}

const SCRIPTS: readonly Script[] = [
  { code: 'Deva', name: 'Devanagari', language: 'sa', codes: ['SAN', 'DEV', 'HIN', 'MAR'] },
  { code: 'Taml', name: 'Tamil', language: 'ta', codes: ['TAM'] },
  { code: 'Telu', name: 'Telugu', language: 'te', codes: ['TEL'] },
  { code: 'Knda', name: 'Kannada', language: 'kn', codes: ['KAN'] },
  { code: 'Mlym', name: 'Malayalam', language: 'ml', codes: ['MAL'] },
  { code: 'Beng', name: 'Bengali', language: 'bn', codes: ['BEN'] },
  { code: 'Gujr', name: 'Gujarati', language: 'gu', codes: ['GUJ'] },
  { code: 'Guru', name: 'Gurmukhi', language: 'pa', codes: ['PUN'] },
  { code: 'Orya', name: 'Oriya', language: 'or', codes: ['ORI'] },
  { code: 'Sinh', name: 'Sinhala', language: 'si', codes: ['SIN'] },
  { code: 'Arab', name: 'Arabic', language: 'ur', codes: [] },
];

const CODE_SCRIPT: ReadonlyMap<string, string> = new Map(
  SCRIPTS.flatMap(({ code, codes }) => codes.map((one) => [one, code] as const)),
);

/** `TAM` → `Taml`, `SAN` → `Deva`, `TEL` → `Telu`; '' for Roman letters, a mixture, and codes that nobody knows. */
export function languageScript(code: string): string {
  const upper = code.toUpperCase();
  return CODE_SCRIPT.get(upper) ?? CODE_SCRIPT.get(knownCode(code) ?? '') ?? '';
}

/** What is known of the reader, to choose the language of a song that has several. */
export interface LanguagePreference {
  /** ISO 15924 code of the script that was typed in; Roman letters say nothing. */
  script?: string;
  /** Code that the reader chose last, in any folder. */
  chosen?: string;
  /** ISO 15924 code of the script of the interface. */
  locale?: string;
}

/**
 * The language to open a song in: that of the script typed, then the one chosen last, then that of the interface, then SAN,
 * then the fullest.
 * @param languages those that the song has, none of them unavailable while another is not
 */
export function wantedLanguage(languages: readonly Counted[], preference: LanguagePreference): string | undefined {
  const inScript = (script: string | undefined) =>
    script === undefined || script === '' || script === 'Latn'
      ? []
      : languages.filter(({ code }) => languageScript(code) === script);
  const chosen = languages.filter(({ code }) => code === preference.chosen);
  const [some = languages] = [inScript(preference.script), chosen, inScript(preference.locale)].filter(
    (list) => list.length > 0,
  );
  const both = some.filter(({ code }) => code === preference.chosen);
  return preferredLanguage(both.length > 0 ? both : some);
}

/** What tells each script's letters, by its ISO 15924 code. */
const LETTERS: readonly (readonly [code: string, pattern: RegExp])[] = [
  ...SCRIPTS,
  { code: 'Latn', name: 'Latin' },
].map(({ code, name }) => [code, new RegExp(`\\p{Script=${name}}`, 'gu')]);

/** How many UTF-16 units of a text are read to detect its script: enough to outweigh a heading in another one. */
const SAMPLE_LENGTH = 4000;

/** The ISO 15924 code of the script that most letters of a text are in: `सिव` → `Deva`; no letters → `Zyyy` (common). */
export function detectScript(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  // A fast path for ASCII: most names and half of the texts.
  if (/^[\0-\x7F]*$/.test(sample)) return /[A-Za-z]/.test(sample) ? 'Latn' : 'Zyyy';
  let best = 'Zyyy';
  let most = 0;
  for (const [code, pattern] of LETTERS) {
    const count = sample.match(pattern)?.length ?? 0;
    if (count > most) [best, most] = [code, count];
    if (most > sample.length / 2) break; // more than all others together can have
  }
  return best;
}

const SCRIPT_LANGUAGE: ReadonlyMap<string, string> = new Map(SCRIPTS.map(({ code, language }) => [code, language]));

/** The script each language is written in unless its tag says otherwise, so that `ta` need not be `ta-Taml` (BCP 47, suppress-script). */
const USUAL_SCRIPT: ReadonlyMap<string, string> = new Map([
  ...[...SCRIPT_LANGUAGE].map(([script, language]) => [language, script] as const),
  ['en', 'Latn'],
]);

/** The language of the texts of each known code; that of a romanised text depends on its song's other editions. */
const CODE_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['ENG', 'en'],
  ['TAM', 'ta'],
  ['SAN', 'sa'],
  ['DEV', 'sa'],
  ['MIX', 'mul'],
]);

const ROMANISED: ReadonlySet<string> = new Set(['IAST', 'ROM']);

/** The language of a romanised text: Tamil when the song stands in Tamil but in neither Sanskrit nor Devanagari. */
function romanisedLanguage(editions: readonly string[]): string {
  const languages = editions.map((code) => codeLanguage(code));
  return languages.includes('ta') && !languages.includes('sa') ? 'ta' : 'sa';
}

/** `lang` and `dir` attributes of a text or a name. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * The BCP 47 tag and direction of a text. The script stands in it where it is not the language's usual one.
 *
 * A romanised text (IAST, ROM) is Tamil when the same song stands in Tamil but in neither Sanskrit nor Devanagari, and
 * Sanskrit otherwise. A text whose code says no language is Sanskrit where the same song stands in Sanskrit, otherwise what its
 * letters are mostly written for. That is how these libraries are made (`TEL` of the Bhagavad Gita); whoever has a translation
 * says so in `languages.json`. The tag says what a text is, to a screen reader as to a search engine,
 * and it is the one that a text has when a reader turns it into that script; its fonts go by the script.
 * `('IAST', 'Latn', ['TAM', 'IAST'])` → `ta-Latn`; `('TAM', 'Taml', …)` → `ta`; `('TEL', 'Telu', ['SAN', 'TEL'])` → `sa-Telu`;
 * `('TEL', 'Telu', ['TAM', 'TEL'])` → `te`.
 * @param code language code of the entry
 * @param script ISO 15924 code of the text, from {@link detectScript}
 * @param editions codes of all editions of the same song
 * @param named as in {@link languageLabel}
 */
export function textLanguage(
  code: string,
  script: string,
  editions: readonly string[],
  named: ReadonlyMap<string, Named> = NAMED,
): TextLanguage {
  const known = knownCode(code, named) ?? '';
  const usual = SCRIPT_LANGUAGE.get(script);
  const language = ROMANISED.has(known)
    ? romanisedLanguage(editions)
    : (codeLanguage(code, named) ??
      (usual && editions.some((edition) => codeLanguage(edition, named) === 'sa') ? 'sa' : (usual ?? 'und')));
  const plain = language === 'mul' || script === 'Zyyy' || USUAL_SCRIPT.get(language) === script;
  return { lang: plain ? language : `${language}-${script}`, dir: script === 'Arab' ? 'rtl' : 'ltr' };
}

/** A title in its own script. */
export type Title = ReturnType<typeof toTitle>;

/**
 * A title with the BCP 47 tag of its script's language. It `leads` where the edition is in that script: the name is then the second
 * line. `('कर्मयोग', 'DEV')` → `{ …, lang: 'sa', leads: true }`; of the edition in English, `leads: false`.
 * @param code language code of the edition
 */
export function toTitle(text: string, code: string) {
  const script = detectScript(text);
  return { text, lang: textLanguage('', script, []).lang, leads: languageScript(code) === script };
}

/** A name and a title in the order that they are shown in; the name alone where there is no title. */
export const nameLines = <Name, Own extends Title>(name: Name, title: Own | undefined): readonly (Name | Own)[] =>
  title ? (title.leads ? [title, name] : [name, title]) : [name];
