/** The reader's choice of script, one for each language, as the device keeps it: `{"sa":"telugu","ta":"roman"}`. */
import { findScript, type ScriptId, type Tongue } from './catalogue.ts';

function parse(stored: string | null): Partial<Record<Tongue, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

/** The script chosen for a language; null for none, and for whatever else stands there. */
export function readChoice(stored: string | null, tongue: Tongue): ScriptId | null {
  const script = findScript(parse(stored)[tongue]);
  return script?.tongues.includes(tongue) ? script.id : null;
}

/** What to keep once a choice is made, or taken back by null; null where nothing is left to keep. */
export function writeChoice(stored: string | null, tongue: Tongue, id: ScriptId | null): string | null {
  const other = tongue === 'sa' ? 'ta' : 'sa';
  const kept = [
    [tongue, id],
    [other, readChoice(stored, other)],
  ].filter(([, chosen]) => chosen !== null);
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}
