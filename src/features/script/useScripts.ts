/** Shows the texts of the page in the reader's script, and stores the choice. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { scriptName } from '#core/text/script-offer.ts';
import { findScript, type ScriptId } from '#core/text/scripts.ts';
import { holdVerse } from '#features/reading/index.ts';
import { useListener } from '#ui/useListener.ts';
import { storedScript, storeScript } from './script-store.browser.ts';
import {
  loadTransliterator,
  mainText,
  restoreText,
  type Song,
  secondText,
  shownScript,
  showText,
} from './script-text.browser.ts';

type Target = NonNullable<ReturnType<typeof targetOf>>;

/** @returns with no script for the library's own text */
function targetOf({ offerOf }: Song, text: HTMLElement | null, id: ScriptId | null) {
  const offer = text && offerOf(text);
  if (!offer || 'code' in offer.from) return null;
  const script = findScript(id);
  return { text, from: offer.from, script: script && offer.transliterations.includes(script) ? script : null };
}

/** Both texts of the page. The second follows the reader's script, unless the page's own is of the same language. */
function targetsOf(song: Song, id: ScriptId | null): readonly [first: Target | null, second: Target | null] {
  const text = mainText();
  const isSameLanguage = text !== null && song.offerOf(text) !== null;
  return [targetOf(song, text, id), targetOf(song, secondText(), isSameLanguage ? null : id)];
}

export type Transliteration = NonNullable<ReturnType<typeof shownOf>>;

/**
 * The script that the page's own text is shown in, the way that it is written in, where there are two, and the English name of the
 * script it comes from.
 */
function shownOf({ script, from }: Target) {
  if (!script) return null;
  return { script, way: (from.language === 'ta' && script.way) || null, from: scriptName(from.script) };
}

export type Phase = 'ready' | 'loading' | 'failed';

export function useScripts(song: Song) {
  const [phase, setPhase] = useState<Phase>('ready');
  /** null while the page shows the library's own text. */
  const [transliteration, setTransliteration] = useState<Transliteration | null>(null);
  /** The reader's choice; storage may be blocked. */
  const chosen = useRef(song.language && storedScript(song.language));
  const latest = useRef(0);

  const apply = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const [first, second] = targetsOf(song, chosen.current);
    const targets = [first, second].filter((target) => target !== null);
    const changed = targets.filter(({ text, script }) => (script?.id ?? null) !== shownScript(text));
    let transliterator: Awaited<ReturnType<typeof loadTransliterator>> | null = null;
    if (changed.some(({ script }) => script !== null)) {
      setPhase('loading');
      transliterator = await loadTransliterator().catch(() => null);
      if (mine !== latest.current) return; // another choice came meanwhile
      if (!transliterator) return setPhase('failed');
    }
    const change = (): void => {
      for (const { text, from, script } of changed) {
        if (script && transliterator) showText(text, from, script, transliterator);
        else restoreText(text);
      }
    };
    if (changed.length > 0) holdVerse(document.querySelector('[data-box]'), change);
    setPhase('ready');
    setTransliteration(first ? shownOf(first) : null);
    if (second) dispatchEvent(new CustomEvent('script:second', { detail: second.script?.label ?? null }));
  }, [song]);

  useEffect(() => void apply(), [apply]);
  useListener(['text:come', 'text:second'], () => void apply());

  /** Shows a script, or the original for null, and stores it as the reader's choice. */
  const choose = (id: ScriptId | null): void => {
    if (!song.language) return;
    storeScript(song.language, id);
    chosen.current = id;
    void apply();
  };
  return { phase, transliteration, choose, retry: () => void apply() };
}
