/** The reader's choice of script in the browser's storage, which may be blocked, full, or written to by anyone. */

import { SCRIPT_KEY } from '#schemas/storage-keys.ts';
import type { ScriptId, Tongue } from './catalogue.ts';
import { readChoice, writeChoice } from './choice.ts';

function stored(): string | null {
  try {
    return localStorage.getItem(SCRIPT_KEY);
  } catch {
    return null;
  }
}

export const keptScript = (tongue: Tongue): ScriptId | null => readChoice(stored(), tongue);

/** Without storage the choice holds for this page. */
export function keepScript(tongue: Tongue, id: ScriptId | null): void {
  try {
    const next = writeChoice(stored(), tongue, id);
    if (next === null) localStorage.removeItem(SCRIPT_KEY);
    else localStorage.setItem(SCRIPT_KEY, next);
  } catch {}
}
