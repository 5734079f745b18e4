/** The reader's choice of script in the browser's storage, which may be blocked, full, or written to by anyone. */

import type { ScriptId, SongLanguage } from '#core/text/scripts.ts';
import { SCRIPT_KEY } from '#schemas/storage-keys.ts';
import { readChoice, writeChoice } from './choice.ts';

function stored(): string | null {
  try {
    return localStorage.getItem(SCRIPT_KEY);
  } catch {
    return null;
  }
}

export const keptScript = (language: SongLanguage): ScriptId | null => readChoice(stored(), language);

/** Without storage the choice holds for this page. */
export function keepScript(language: SongLanguage, id: ScriptId | null): void {
  try {
    const next = writeChoice(stored(), language, id);
    if (next === null) localStorage.removeItem(SCRIPT_KEY);
    else localStorage.setItem(SCRIPT_KEY, next);
  } catch {}
}
