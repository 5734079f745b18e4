/**
 * The reader's choice of script, one for each language, in the browser's storage: `{"sa":"telugu","ta":"roman"}`. It may be blocked,
 * full, or written to by anyone.
 */

import { findScript, type ScriptId, type SongLanguage } from '#core/text/scripts.ts';
import { SCRIPT_KEY } from '#schemas/storage-keys.ts';
import { parsed, store, stored } from '#ui/storage.ts';

const parse = (stored: string | null): Partial<Record<SongLanguage, unknown>> => Object(parsed(stored));

/** The script chosen for a language; null for none, and for a stored value that is not valid. */
export function readChoice(stored: string | null, language: SongLanguage): ScriptId | null {
  const script = findScript(parse(stored)[language]);
  return script?.languages.includes(language) ? script.id : null;
}

/** What to store after a choice; null as the choice removes it. Returns null when nothing is left to store. */
export function writeChoice(stored: string | null, language: SongLanguage, id: ScriptId | null): string | null {
  const other = language === 'sa' ? 'ta' : 'sa';
  const both = [
    [language, id],
    [other, readChoice(stored, other)],
  ].filter(([, chosen]) => chosen !== null);
  return both.length > 0 ? JSON.stringify(Object.fromEntries(both)) : null;
}

export const storedScript = (language: SongLanguage): ScriptId | null => readChoice(stored(SCRIPT_KEY), language);

/** Without storage the choice holds for this page. */
export function storeScript(language: SongLanguage, id: ScriptId | null): void {
  store(SCRIPT_KEY, writeChoice(stored(SCRIPT_KEY), language, id));
}
