/** Verses that hold what is typed: asked for once the reader pauses, dropped with the next letter. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReaderPreference } from '../messages.ts';
import type { TextLimits } from './library.ts';
import type { ShownVerse, TextReply } from './messages.ts';
import { goesOn, hasWords, isPhrase } from './phrase.ts';
import type { TextPort } from './port.ts';

/** What is known of the verses. */
export interface InTextsState {
  /**
   * `none`: nothing to look for; `offered`: one word, which a name may be: the reader may ask; `searching`: more may come;
   * `failed`: the index cannot be loaded.
   */
  phase: 'none' | 'offered' | 'searching' | 'settled' | 'failed';
  hits: readonly ShownVerse[];
  /** Songs that were not looked into yet. */
  more: number;
  /** What was typed is in too many verses. */
  isFrequent: boolean;
  isByFirstLetters: boolean;
  isOffline: boolean;
  /** Kept songs that could not be looked into. */
  unread: number;
  limits: TextLimits;
  /** A press asked, and not what is typed. */
  isPressed: boolean;
}

const NO_LIMITS: TextLimits = { folder: '', language: '' };
const NONE: InTextsState = {
  phase: 'none',
  hits: [],
  more: 0,
  isFrequent: false,
  isByFirstLetters: false,
  isOffline: false,
  unread: 0,
  limits: NO_LIMITS,
  isPressed: false,
};

/** What is shown until the answer comes: what was found stays for one letter more or less, so that it does not flicker. */
function untilAnswered(before: InTextsState, isSame: boolean, isOffered: boolean): InTextsState {
  const hits = isSame ? before.hits : NONE.hits;
  const phase = isOffered ? 'offered' : hits.length > 0 ? 'searching' : 'none';
  const isAsBefore = phase !== 'searching' && phase === before.phase && hits === before.hits;
  return isAsBefore ? before : { ...NONE, phase, hits, limits: before.limits };
}

/**
 * Milliseconds without a letter after which words are looked up; the worker waits longer still before it reads pages. What comes at
 * once, by a link or pasted, is searched at once.
 */
const PAUSE = 100;
/** Milliseconds without a letter after which the next one is not a letter of a word that is being typed. */
const NOT_TYPING = 400;
/** Songs that one more press looks into. */
const STEP = 4;

export interface InTextsInput {
  /** What is shown. */
  q: string;
  /** The search worker's port; null before anything was asked of it. */
  port: () => TextPort | null;
  preference: () => ReaderPreference;
  /** The names were searched: these are shown first. */
  isReady: boolean;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

type Change = (before: InTextsState) => InTextsState;

const isOfferedFor = (q: string): boolean => hasWords(q) && (!isPhrase(q) || savesData());

export function useInTexts({ q, port, preference, isReady }: InTextsInput) {
  const [state, setState] = useState(NONE);
  const pages = useRef(0);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The question that is shown, and the last one that was begun: it may be shown later. */
  const shown = useRef('');
  const begun = useRef('');
  /** What became of that one before it was shown. */
  const early = useRef<Change[]>([]);
  const latest = useRef({ port, preference });
  latest.current = { port, preference };

  const ask = useCallback(
    (of: string, limits: TextLimits, howMany: number, { isTyping = false, isPressed = true } = {}): void => {
      const { port, preference } = latest.current;
      clearTimeout(timer.current); // a press comes before what the letter waits with, and stands
      const change = (next: Change): void => {
        if (of === shown.current) setState(next);
        else early.current.push(next);
      };
      pages.current = howMany;
      change((before) => ({ ...before, phase: 'searching', limits, isPressed }));
      port()?.ask({ q: of, preference: preference(), limits, pages: howMany, isTyping }, (reply: TextReply) => {
        if (reply.type === 'texts-failed')
          return change((before) => ({ ...before, phase: 'failed', isOffline: reply.isOffline }));
        const { type: _, id: __, settled, ...found } = reply;
        change((before) => ({ ...before, phase: settled ? 'settled' : 'searching', ...found }));
      });
    },
    [],
  );

  const begin = useCallback(
    (typed: string): void => {
      const port = latest.current.port();
      if (typed === begun.current || !port) return;
      begun.current = typed;
      early.current = [];
      clearTimeout(timer.current);
      port.stop();
      const now = performance.now();
      const isTyping = now - typedAt.current < NOT_TYPING;
      typedAt.current = now;
      if (isOfferedFor(typed) || !hasWords(typed)) return;
      const askNow = (): void => ask(typed, NO_LIMITS, 0, { isTyping, isPressed: false });
      if (isTyping) timer.current = setTimeout(askNow, PAUSE);
      else askNow();
    },
    [ask],
  );

  useEffect(() => {
    const isSame = goesOn(q, shown.current);
    shown.current = q;
    setState((before) => untilAnswered(before, isSame, isOfferedFor(q)));
    begin(q); // where no letter began it: a link, or what was typed before this code came
    for (const change of early.current.splice(0)) setState(change);
  }, [q, begin]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const limited = useRef(state.limits);
  limited.current = state.limits;
  // A press is of what was typed last: what it asks takes the place of that.
  const limit = useCallback((limits: TextLimits) => ask(begun.current, limits, 0), [ask]);
  const search = useCallback(() => limit(limited.current), [limit]);
  const again = (): void => {
    if (state.phase === 'searching' || state.phase === 'failed') search();
  };
  const showMore = useCallback(() => ask(begun.current, limited.current, Math.max(pages.current, STEP) + STEP), [ask]);
  return {
    state: isReady || state.hits.length > 0 ? state : NONE,
    /** To be called with a letter, before the names are searched and rendered, on which `q` waits. Without a port nothing begins. */
    begin,
    /** Asks for what was offered, or once more. */
    search,
    /** Asks once more what had no answer, since the catalogue is loaded once more. */
    again,
    limit,
    showMore,
  };
}
