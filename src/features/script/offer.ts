/** What a song can be read in: the library's own editions first, then what rules make of one of them. */
import { detectScript } from '#library/languages.ts';
import { findScript, SCRIPTS, type ScriptEntry, type ScriptId, type Tongue } from './catalogue.ts';

/** A text that can be transliterated, and how it is written. */
export interface Source {
  tongue: Tongue;
  script: ScriptId;
}

/** The script that a language code promises; other codes (ENG, MIX) promise none. */
const CODE_SCRIPT: readonly (readonly [code: string, script: ScriptId])[] = [
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
export function codeScript(code: string): ScriptId | undefined {
  return CODE_SCRIPT.find(([known]) => code.toUpperCase().includes(known))?.[1];
}

/** Sanskrit where an edition is in a script that only Sanskrit is kept in, Tamil where there is Tamil alone. */
export function tongueOf(codes: readonly string[]): Tongue | null {
  const scripts = codes.map(codeScript);
  if (scripts.includes('deva')) return 'sa';
  if (scripts.includes('tamil')) return 'ta';
  return scripts.includes('iast') ? 'sa' : null;
}

const ISO_SCRIPT: ReadonlyMap<string, ScriptId> = new Map([
  ['Deva', 'deva'],
  ['Telu', 'telugu'],
  ['Knda', 'kannada'],
  ['Mlym', 'malayalam'],
  ['Beng', 'bengali'],
  ['Gujr', 'gujarati'],
]);

/** Marks of the scholars' spelling, and what only other spellings have: `kṛiṣhṇa`, `shaantih`. */
const MARKED = /[āīūṛṣśṇṭḍṃḥ]/u;
const UNMARKED = /śh|ṣh|ṛi|sh|aa|ee|oo|[wfzxq]/iu;

/**
 * How a text is to be read, or null where its letters do not say every sound: Sanskrit in plain Tamil letters, Roman as
 * people write it, a language that is neither of the two.
 * @param lang of the text as its page says: `sa`, `sa-Latn`, `ta`
 * @param codes language codes of all editions of the song
 */
export function sourceOf(text: string, lang: string, codes: readonly string[]): Source | null {
  const tongue = tongueOf(codes);
  if (tongue === null || /^(?:en|mul|und)\b/.test(lang)) return null;
  const iso = detectScript(text);
  if (iso === 'Taml') {
    if (tongue === 'ta') return { tongue, script: 'tamil' };
    return /[\u0B80-\u0BFF][²³⁴]/u.test(text) ? { tongue, script: 'tamil-numbers' } : null;
  }
  if (tongue === 'ta') return null;
  if (iso === 'Latn') return MARKED.test(text) && !UNMARKED.test(text) ? { tongue, script: 'iast' } : null;
  const script = ISO_SCRIPT.get(iso);
  return script ? { tongue, script } : null;
}

/** Editions to transliterate from, the best first: what scribes wrote before what rules made of it. */
const BEST = ['DEV', 'SAN', 'TAM', 'IAST', 'TEL'];

export interface Offer {
  /** Editions that the library has, by their code, in the order of the menu. */
  originals: { code: string; script: ScriptEntry }[];
  made: ScriptEntry[];
  /** What the made ones are made from: this page's own text, or else the edition of this code. */
  from: Source | { code: string };
}

/**
 * The menu of a text.
 * @param codes language codes of all editions of the song, this one's among them
 * @returns null where there is nothing to choose: an English text, a song in one edition that cannot be mapped
 */
export function offerScripts(text: string, lang: string, codes: readonly string[]): Offer | null {
  const tongue = tongueOf(codes);
  if (tongue === null || /^(?:en|mul|und)\b/.test(lang)) return null;
  const originals = SCRIPTS.flatMap((script) =>
    codes.filter((code) => codeScript(code) === script.id).map((code) => ({ code, script })),
  );
  const scripts = SCRIPTS.filter((script) => script.tongues.includes(tongue));
  const source = sourceOf(text, lang, codes);
  if (source) return { originals, made: scripts.filter(({ id }) => id !== source.script), from: source };
  const code = BEST.find((best) => codes.includes(best) && (tongue === 'sa' ? best !== 'TAM' : best === 'TAM'));
  if (code === undefined) return originals.length > 1 ? { originals, made: [], from: { code: '' } } : null;
  return { originals, made: scripts.filter(({ id }) => id !== codeScript(code)), from: { code } };
}

/** The name of a script for the mark beside what was made: `Devanagari`. */
export function scriptName(id: ScriptId): string {
  return findScript(id)?.label ?? id;
}
