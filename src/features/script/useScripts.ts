/** Shows the texts of the page in the reader's script, and keeps the choice. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { holdPlace } from '#features/reading/index.ts';
import { findScript, type ScriptEntry, type ScriptId } from './catalogue.ts';
import { type Source, scriptName } from './offer.ts';
import { keepScript, keptScript } from './script-store.ts';
import { loadTables, restoreText, shownScript, showText } from './script-text.ts';
import { mainText, type Song, secondText } from './song.ts';

/** What the page's own text is shown in, and the name of the script that it was made from. */
export interface Made {
  script: ScriptEntry;
  from: string;
}

interface Target {
  text: HTMLElement;
  from: Source;
  /** null for the letters of the library. */
  script: ScriptEntry | null;
}

function targetOf({ offerOf }: Song, text: HTMLElement | null, id: ScriptId | null): Target | null {
  const offer = text && offerOf(text);
  if (!offer || 'code' in offer.from) return null;
  const script = findScript(id);
  return { text, from: offer.from, script: script && offer.made.includes(script) ? script : null };
}

/** Both texts of the page. The second follows the reader's script, unless the page's own is of the same language. */
function targetsOf(song: Song, id: ScriptId | null): readonly [first: Target | null, second: Target | null] {
  const text = mainText();
  const isSameLanguage = text !== null && song.offerOf(text) !== null;
  return [targetOf(song, text, id), targetOf(song, secondText(), isSameLanguage ? null : id)];
}

export interface Scripts {
  phase: 'ready' | 'loading' | 'failed';
  /** null while the page's own text shows the letters of the library. */
  made: Made | null;
  /** Shows a script, or the original for null, and keeps it as the reader's choice. */
  choose: (id: ScriptId | null) => void;
  retry: () => void;
}

export function useScripts(song: Song): Scripts {
  const [phase, setPhase] = useState<Scripts['phase']>('ready');
  const [made, setMade] = useState<Made | null>(null);
  /** The reader's choice; storage may be blocked. */
  const chosen = useRef(song.tongue && keptScript(song.tongue));
  const turn = useRef(0);

  const apply = useCallback(async (): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const [first, second] = targetsOf(song, chosen.current);
    const targets = [first, second].filter((target) => target !== null);
    const changed = targets.filter(({ text, script }) => (script?.id ?? null) !== shownScript(text));
    let tables: Awaited<ReturnType<typeof loadTables>> | null = null;
    if (changed.some(({ script }) => script !== null)) {
      setPhase('loading');
      tables = await loadTables().catch(() => null);
      if (mine !== turn.current) return; // another choice came meanwhile
      if (!tables) return setPhase('failed');
    }
    const change = (): void => {
      for (const { text, from, script } of changed) {
        if (script && tables) showText(text, from, script, tables);
        else restoreText(text);
      }
    };
    if (changed.length > 0) holdPlace(document.querySelector('[data-box]'), change);
    setPhase('ready');
    setMade(first?.script ? { script: first.script, from: scriptName(first.from.script) } : null);
    if (second) dispatchEvent(new CustomEvent('script:second', { detail: second.script?.label ?? null }));
  }, [song]);

  useEffect(() => {
    const onText = (): void => void apply();
    onText();
    addEventListener('text:come', onText);
    addEventListener('text:second', onText);
    return () => {
      removeEventListener('text:come', onText);
      removeEventListener('text:second', onText);
    };
  }, [apply]);

  const choose = (id: ScriptId | null): void => {
    if (!song.tongue) return;
    keepScript(song.tongue, id);
    chosen.current = id;
    void apply();
  };
  return { phase, made, choose, retry: () => void apply() };
}
