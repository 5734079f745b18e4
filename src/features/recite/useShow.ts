/** What is shown, the same in the operator's window and on the screen: each window tells the others, and any may go and come back. */
import { useEffect, useRef, useState } from 'react';
import { type Heard, heard, type Show, show as schema } from '#schemas/show.ts';
import { SHOW_KEY } from '#schemas/storage-keys.ts';
import { parsed, store, stored } from '#ui/storage.ts';
import { SCREEN } from './open-screen.browser.ts';
import { changed, type Role, settle } from './show.ts';

/** What this window showed before it was reloaded. */
export function storedShow(): Show | null {
  const read = schema.safeParse(parsed(stored(SHOW_KEY, 'sessionStorage')));
  return read.success ? read.data : null;
}

/** @returns with whether there is a screen, for the operator */
export function useShow(role: Role, first: Show | null) {
  const [show, setShow] = useState(first);
  const [hasScreen, setScreen] = useState(false);
  const latest = useRef(first);
  const channel = useRef<BroadcastChannel>(undefined);

  const take = useRef((next: Show): void => {
    latest.current = next;
    store(SHOW_KEY, JSON.stringify(next), 'sessionStorage');
    setShow(next);
  }).current;
  const post = useRef((hello = false): void =>
    channel.current?.postMessage({ from: role, hello, show: latest.current } satisfies Heard),
  ).current;

  useEffect(() => {
    const mine = new BroadcastChannel(SCREEN);
    channel.current = mine;
    const ended = new AbortController();
    // A screen that is closed, or whose tab crashes, lets go of its lock, which the operator then gets.
    const lock = (mode: LockMode, run: () => Promise<void> | void): void => {
      navigator.locks?.request(SCREEN, { mode, signal: ended.signal }, run).catch(() => {});
    };
    let isSeen = false;
    const see = (isThere: boolean): void => {
      if (isThere && !isSeen) lock('exclusive', () => see(false));
      isSeen = isThere;
      setScreen(isThere);
    };
    mine.onmessage = ({ data }) => {
      const read = heard.safeParse(data);
      if (!read.success) return;
      if (role === 'operator' && read.data.from === 'screen') see(true);
      const does = settle(role, latest.current, read.data);
      if (does === 'take' && read.data.show) take(read.data.show);
      if (does === 'tell' || read.data.hello) post();
    };
    post(true);
    // Said again with the lock: an operator who asked for it before has just had it.
    if (role === 'screen')
      lock('shared', () => {
        post(true);
        return new Promise((end) => ended.signal.addEventListener('abort', () => end()));
      });
    return () => {
      ended.abort();
      mine.close();
    };
  }, [role, take, post]);

  const change = (next: Partial<Show>): void => {
    if (!latest.current) return;
    take(changed(latest.current, next, Date.now()));
    post();
  };
  return { show, hasScreen, change };
}
