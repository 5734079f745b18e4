/** The reader's choice of script in the browser's storage, which may be blocked, full, or written to by anyone. */

import type { ScriptId, SongLanguage } from '#core/text/scripts.ts';
import { SCRIPT_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';
import { readChoice, writeChoice } from './choice.ts';

export const keptScript = (language: SongLanguage): ScriptId | null => readChoice(stored(SCRIPT_KEY), language);

/** Without storage the choice holds for this page. */
export function keepScript(language: SongLanguage, id: ScriptId | null): void {
  store(SCRIPT_KEY, writeChoice(stored(SCRIPT_KEY), language, id));
}
