/** The reader's choice of script, one for each language, as the device keeps it: `{"sa":"telugu","ta":"roman"}`. */

import { findScript, type ScriptId, type SongLanguage } from '#core/text/scripts.ts';
import { parsed } from '#ui/storage.ts';

const parse = (stored: string | null): Partial<Record<SongLanguage, unknown>> => Object(parsed(stored));

/** The script chosen for a language; null for none, and for a stored value that is not valid. */
export function readChoice(stored: string | null, language: SongLanguage): ScriptId | null {
  const script = findScript(parse(stored)[language]);
  return script?.languages.includes(language) ? script.id : null;
}

/** What to store after a choice; null as the choice removes it. Returns null when nothing is left to store. */
export function writeChoice(stored: string | null, language: SongLanguage, id: ScriptId | null): string | null {
  const other = language === 'sa' ? 'ta' : 'sa';
  const kept = [
    [language, id],
    [other, readChoice(stored, other)],
  ].filter(([, chosen]) => chosen !== null);
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}
