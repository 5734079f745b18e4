/** The scripts that a song can be read in: the library's own editions first, then transliterations of one of them. */
import { detectScript } from '../library/languages.ts';
import { findScript, SCRIPTS, type ScriptEntry, type ScriptId, type SongLanguage } from './scripts.ts';
import { isUnavailable } from './texts.ts';

/** A text that can be transliterated, and how it is written. */
export interface Source {
  language: SongLanguage;
  script: ScriptId;
}

/** The script of each language code; other codes (ENG, MIX) say nothing about the script. */
const SCRIPT_OF_CODE: readonly (readonly [code: string, script: ScriptId])[] = [
  ['IAST', 'iast'],
  ['SAN', 'deva'],
  ['DEV', 'deva'],
  ['TAM', 'tamil'],
  ['TEL', 'telugu'],
  ['KAN', 'kannada'],
  ['MAL', 'malayalam'],
  ['BEN', 'bengali'],
  ['GUJ', 'gujarati'],
  ['ROM', 'roman'],
];

/** `SAN` → deva, `TAM-2` → tamil, `ENG` → undefined. */
export function scriptOfCode(code: string): ScriptId | undefined {
  return SCRIPT_OF_CODE.find(([known]) => code.toUpperCase().includes(known))?.[1];
}

/** The language of a song, by the codes of its editions: Sanskrit if one is in Devanagari; else Tamil if one is in Tamil script. */
export function languageOf(codes: readonly string[]): SongLanguage | null {
  const scripts = codes.map(scriptOfCode);
  if (scripts.includes('deva')) return 'sa';
  if (scripts.includes('tamil')) return 'ta';
  return scripts.includes('iast') ? 'sa' : null;
}

/** Letters of the scholars' spelling (IAST), and letters that only other spellings have: `kṛiṣhṇa`, `shaantih`. */
const MARKED = /[āīūṛṣśṇṭḍṃḥ]/u;
const UNMARKED = /śh|ṣh|ṛi|sh|aa|ee|oo|[wfzxq]/iu;

/**
 * The language and script of a text; null where it cannot be transliterated: its letters do not say every sound (Sanskrit
 * in plain Tamil letters, Roman as people write it), or it is neither Sanskrit nor Tamil.
 * @param lang of the text as its page says: `sa`, `sa-Latn`, `ta`
 * @param codes language codes of all editions of the song
 */
export function sourceOf(text: string, lang: string, codes: readonly string[]): Source | null {
  const language = languageOf(codes);
  if (language === null || /^(?:en|mul|und)\b/.test(lang)) return null;
  const iso = detectScript(text);
  if (iso === 'Taml') {
    if (language === 'ta') return { language, script: 'tamil' };
    return /[\u0B80-\u0BFF][²³⁴]/u.test(text) ? { language, script: 'tamil-numbers' } : null;
  }
  if (language === 'ta') return null;
  if (iso === 'Latn') return MARKED.test(text) && !UNMARKED.test(text) ? { language, script: 'iast' } : null;
  const script = SCRIPTS.find((one) => one.iso === iso && one.languages.includes('sa'));
  return script ? { language, script: script.id } : null;
}

/** Codes of editions to transliterate from, the best first: what editors wrote, before what is often derived from it. */
const PREFERRED_SOURCES = ['DEV', 'SAN', 'TAM', 'IAST', 'TEL'];

export interface Offer {
  /** Editions that the library has, by their code, in the order of the menu. */
  originals: { code: string; script: ScriptEntry }[];
  transliterations: ScriptEntry[];
  /** What is transliterated: this page's own text, or else the edition of this code. */
  from: Source | { code: string };
}

/**
 * The menu of a text.
 * @param codes language codes of all editions of the song, this one's among them
 * @returns null where there is nothing to choose: an English text, a song in one edition that cannot be mapped
 */
export function offerScripts(text: string, lang: string, codes: readonly string[]): Offer | null {
  const language = languageOf(codes);
  if (language === null || /^(?:en|mul|und)\b/.test(lang)) return null;
  const originals = SCRIPTS.flatMap((script) =>
    codes.filter((code) => scriptOfCode(code) === script.id).map((code) => ({ code, script })),
  );
  const scripts = SCRIPTS.filter((script) => script.languages.includes(language));
  const source = sourceOf(text, lang, codes);
  if (source) return { originals, transliterations: scripts.filter(({ id }) => id !== source.script), from: source };
  const code = PREFERRED_SOURCES.find(
    (best) => codes.includes(best) && (language === 'sa' ? best !== 'TAM' : best === 'TAM'),
  );
  if (code === undefined) return originals.length > 1 ? { originals, transliterations: [], from: { code: '' } } : null;
  return { originals, transliterations: scripts.filter(({ id }) => id !== scriptOfCode(code)), from: { code } };
}

/**
 * What stands in the bar of a text for the scripts: the menu; nothing seen, where a second text may be shown in the reader's script
 * (`bare`); or nothing at all.
 */
export type ScriptPlace = 'menu' | 'bare' | null;

/** @param codes as in {@link offerScripts} */
export function scriptPlace(text: string, lang: string, codes: readonly string[]): ScriptPlace {
  if (!isUnavailable(text) && offerScripts(text, lang, codes)) return 'menu';
  return codes.length > 1 ? 'bare' : null;
}

/** The English name of a script: `deva` → `Devanagari`. */
export function scriptName(id: ScriptId): string {
  return findScript(id)?.label ?? id;
}
