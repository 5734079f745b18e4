/** The scripts a text can be read in, whoever wrote it down. */
import type { NAMES } from '#words/names.ts';

/** Languages whose texts are transliterated: Sanskrit and Tamil. */
export type Tongue = 'sa' | 'ta';

export type ScriptId =
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

export interface ScriptEntry {
  id: ScriptId;
  /** In English; `sayName` says it in the reader's language. */
  label: (typeof NAMES)[number];
  /** The name in the script itself, to be known at a glance; '' where the label is in it already. */
  own: string;
  /** ISO 15924, for the `lang` tag of what is shown. */
  iso: string;
  /** Languages that are offered in it. */
  tongues: readonly Tongue[];
  /** Whether Devanagari comes back from it to the letter. Bengali has one letter for ब and व, the others leave more out. */
  exact: boolean;
}

/** In the order of the menu. */
export const SCRIPTS: readonly ScriptEntry[] = [
  { id: 'deva', label: 'Devanagari', own: 'देवनागरी', iso: 'Deva', tongues: ['sa', 'ta'], exact: true },
  { id: 'iast', label: 'Latin with marks (IAST)', own: '', iso: 'Latn', tongues: ['sa'], exact: true },
  { id: 'roman', label: 'Roman', own: '', iso: 'Latn', tongues: ['sa', 'ta'], exact: false },
  { id: 'tamil-numbers', label: 'Tamil with numbers', own: 'க² க³ க⁴', iso: 'Taml', tongues: ['sa'], exact: true },
  { id: 'tamil', label: 'Tamil', own: 'தமிழ்', iso: 'Taml', tongues: ['sa', 'ta'], exact: false },
  { id: 'telugu', label: 'Telugu', own: 'తెలుగు', iso: 'Telu', tongues: ['sa'], exact: true },
  { id: 'kannada', label: 'Kannada', own: 'ಕನ್ನಡ', iso: 'Knda', tongues: ['sa'], exact: true },
  { id: 'malayalam', label: 'Malayalam', own: 'മലയാളം', iso: 'Mlym', tongues: ['sa'], exact: true },
  { id: 'bengali', label: 'Bengali', own: 'বাংলা', iso: 'Beng', tongues: ['sa'], exact: false },
  { id: 'gujarati', label: 'Gujarati', own: 'ગુજરાતી', iso: 'Gujr', tongues: ['sa'], exact: true },
];

/** The entry of an ID; undefined for anything else, whoever stored it. */
export function findScript(id: unknown): ScriptEntry | undefined {
  return SCRIPTS.find((script) => script.id === id);
}

/** The `lang` of a text in a script that is not its own: `('sa', telugu)` → `sa-Telu`. */
export function scriptTag(tongue: Tongue, script: ScriptEntry): string {
  const usual = tongue === 'sa' ? 'deva' : 'tamil';
  return script.id === usual ? tongue : `${tongue}-${script.iso}`;
}
