/** The scripts that texts are transliterated into. */
/** Languages whose texts are transliterated: Sanskrit and Tamil (BCP 47). */
export type SongLanguage = 'sa' | 'ta';

/** Scripts that a Tamil song is written in both as it is said and letter by letter. */
export type TamilTarget = 'deva' | 'telugu' | 'kannada' | 'malayalam' | 'bengali';
export type LettersId = `${TamilTarget}-letters`;

export type ScriptId =
  | LettersId
  | 'deva'
  | 'iast'
  | 'tamil-numbers'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'bengali'
  | 'gujarati'
  | 'roman';

export const isLetters = (id: ScriptId): id is LettersId => id.endsWith('-letters');

export interface ScriptEntry {
  id: ScriptId;
  /** In English; the interface has a name for it in each of its languages. */
  label: string;
  /** The name in the script itself; '' where the label is in that script already. */
  own: string;
  /** ISO 15924, for the `lang` tag of what is shown. */
  iso: string;
  /** Languages that are transliterated into it. */
  languages: readonly SongLanguage[];
  /** How a Tamil song is written in it, where there are two ways: by the sounds, or each letter by one of its own. */
  way?: 'said' | 'letters';
  /** Whether a round trip from Devanagari loses nothing. Bengali has one letter for ब and व; the other inexact ones lose more. */
  exact: boolean;
}

/** In the order of the menu. */
const OF_SANSKRIT: readonly ScriptEntry[] = [
  { id: 'deva', label: 'Devanagari', own: 'देवनागरी', iso: 'Deva', languages: ['sa', 'ta'], exact: true },
  { id: 'iast', label: 'Latin with marks (IAST)', own: '', iso: 'Latn', languages: ['sa'], exact: true },
  { id: 'roman', label: 'Roman', own: '', iso: 'Latn', languages: ['sa', 'ta'], exact: false },
  { id: 'tamil-numbers', label: 'Tamil with numbers', own: 'க² க³ க⁴', iso: 'Taml', languages: ['sa'], exact: true },
  { id: 'tamil', label: 'Tamil', own: 'தமிழ்', iso: 'Taml', languages: ['sa', 'ta'], exact: false },
  { id: 'telugu', label: 'Telugu', own: 'తెలుగు', iso: 'Telu', languages: ['sa', 'ta'], exact: true },
  { id: 'kannada', label: 'Kannada', own: 'ಕನ್ನಡ', iso: 'Knda', languages: ['sa', 'ta'], exact: true },
  { id: 'malayalam', label: 'Malayalam', own: 'മലയാളം', iso: 'Mlym', languages: ['sa', 'ta'], exact: true },
  { id: 'bengali', label: 'Bengali', own: 'বাংলা', iso: 'Beng', languages: ['sa', 'ta'], exact: false },
  { id: 'gujarati', label: 'Gujarati', own: 'ગુજરાતી', iso: 'Gujr', languages: ['sa'], exact: true },
];

const TAMIL_TARGETS: ReadonlySet<string> = new Set<TamilTarget>(['deva', 'telugu', 'kannada', 'malayalam', 'bengali']);

const letterByLetter = (script: ScriptEntry): ScriptEntry => ({
  ...script,
  id: `${script.id as TamilTarget}-letters`,
  languages: ['ta'],
  way: 'letters',
  exact: false,
});

/** A Tamil song as it is said comes first, the same letter by letter after all others. */
export const SCRIPTS: readonly ScriptEntry[] = [
  ...OF_SANSKRIT.map((script): ScriptEntry => (TAMIL_TARGETS.has(script.id) ? { ...script, way: 'said' } : script)),
  ...OF_SANSKRIT.filter(({ id }) => TAMIL_TARGETS.has(id)).map(letterByLetter),
];

/** The entry of an ID; undefined for anything else, since stored values may be anything. */
export function findScript(id: unknown): ScriptEntry | undefined {
  return SCRIPTS.find((script) => script.id === id);
}

/** The `lang` of a text in a script that is not its own: `('sa', telugu)` → `sa-Telu`. */
export function scriptTag(language: SongLanguage, script: ScriptEntry): string {
  const usual = language === 'sa' ? 'deva' : 'tamil';
  return script.id === usual ? language : `${language}-${script.iso}`;
}
