/** Home's state, its list, and the worker that makes the list from the state. */
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type Answer,
  type HomeState,
  openSearch,
  type Reply,
  readerWish,
  type SearchClient,
  type ShownRow,
} from '#features/search/index.ts';

import type { FolderSummary } from '#schemas/catalogue.ts';
import { afterFrame, oncePerFrame } from './frames.browser.ts';
import type { List } from './list.ts';
import { STRETCH } from './SongGrid.tsx';
import { type HomeAction, nextState } from './state.ts';
import { type HowAsked, leftAt } from './useAddress.ts';

const shownAs = ({ path, marks }: ShownRow): string => `${path} ${marks}`;

/** Rows that are as before stay the very same objects, so that only the others are drawn again. */
function keepRows(before: List['rows'], after: List['rows']): List['rows'] {
  return after.map((row, at) => {
    const old = before[at];
    return old && shownAs(old) === shownAs(row) ? old : row;
  });
}

/**
 * Milliseconds after which the page knows of letters that have no answer yet: the field shows them, and answers that come
 * sooner bring them along, so that no drawing of its own stands in their way.
 */
const STATE_DELAY = 100;

/** @param field the search field, which shows what the state says */
export function useCatalogue(
  folders: readonly FolderSummary[],
  first: { state: HomeState; list: List },
  field: RefObject<HTMLInputElement | null>,
) {
  const [state, setState] = useState(first.state);
  const [list, setList] = useState(first.list);
  const current = useRef(first.state);
  const client = useRef<SearchClient | null>(null);
  const asked = useRef(0);
  /** Code of the language that the reader chose last, and whether the last question was a new search. */
  const chosen = useRef('');
  const followed = useRef(false);

  const [draw] = useState(() =>
    oncePerFrame((answer: Answer) => {
      const { id, folder, language } = answer;
      if (id !== asked.current) return; // a newer question came while it waited
      // Drawn in slices, between which the page hears the next letter.
      startTransition(() => {
        setList((list) => ({
          ...answer,
          rows: keepRows(list.rows, answer.rows),
          // The songs first, then the other places, then the controls.
          also: list.also,
          phase: answer.settled ? 'ready' : 'searching',
        }));
        setState(current.current);
      });
      const { folder: before, language: spoken } = current.current;
      if (folder !== before || language !== spoken) current.current = { ...current.current, folder, language };
      afterFrame(() => {
        if (id !== asked.current) return;
        setList((list) => ({ ...list, also: answer.also }));
        startTransition(() => setState(current.current));
      });
    }),
  );

  const receive = useCallback(
    (reply: Reply) => {
      if (reply.id !== asked.current) return; // an older question's answer
      if (reply.type === 'answer') draw(reply);
      else if (reply.type === 'more')
        startTransition(() =>
          setList((list) => ({ ...list, rows: [...list.rows.slice(0, reply.from), ...reply.rows] })),
        );
      else setList((list) => ({ ...list, phase: reply.type }));
    },
    [draw],
  );

  const ask = useCallback(
    (next: HomeState, follow: boolean) => {
      if (!client.current) setList((list) => ({ ...list, phase: 'loading' }));
      // A little more than the screen shows, since they are drawn at every key; at first as many as a reader who comes back had drawn.
      const few = screen.width < 768 ? 12 : STRETCH;
      const count = client.current ? few : Math.max(few, leftAt().rows);
      client.current ??= openSearch(receive);
      followed.current = follow;
      asked.current = client.current.ask(next, readerWish(chosen.current), follow, count);
    },
    [receive],
  );

  /**
   * Takes a state as it is: from the address, or typed before this script ran.
   * @param how `follow`: the reader searches, and the folder follows what is found
   */
  const take = useCallback(
    (next: HomeState, { follow = false, chosen: code }: HowAsked) => {
      if (code !== undefined) chosen.current = code;
      const typed = next.q !== current.current.q;
      current.current = next;
      if (field.current && field.current.value !== next.q) field.current.value = next.q;
      ask(next, follow);
      if (typed) setTimeout(() => setState(current.current), STATE_DELAY);
      else setState(next);
    },
    [ask, field],
  );

  const act = useCallback(
    (action: HomeAction) => {
      const code = action.type === 'language' || action.type === 'place' ? action.language : undefined;
      const follow = action.type === 'search';
      take(nextState(current.current, action, folders), code === undefined ? { follow } : { follow, chosen: code });
    },
    [folders, take],
  );

  const retry = useCallback(() => {
    setList((list) => ({ ...list, phase: 'loading' }));
    ask(current.current, followed.current);
  }, [ask]);

  /** Ends the wait for the catalogue, which has no end of its own; `retry` begins anew. */
  const stop = useCallback(() => {
    client.current?.close();
    client.current = null;
    setList((list) => ({ ...list, phase: 'failed' }));
  }, []);

  // Rows that were drawn at the build have no list behind them in the worker yet: the first ones beyond them make one.
  const want = useCallback(
    (from: number) => {
      if (client.current) client.current.more(asked.current, from, STRETCH);
      else ask(current.current, false);
    },
    [ask],
  );

  useEffect(() => () => client.current?.close(), []);
  const texts = useCallback(() => client.current?.texts ?? null, []);
  const wish = useCallback(() => readerWish(chosen.current), []);
  return { state, list, act, take, retry, stop, want, texts, wish };
}
