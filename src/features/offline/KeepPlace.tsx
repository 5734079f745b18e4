/** What stands where a language's list, a playlist or a list of the reader's own is kept. */
import { type ReactNode, useEffect, useState } from 'react';
import { KeepThing } from './KeepThing.tsx';
import { updateByItself } from './keeper.browser.ts';
import { listWish, packWish, playlistWish, type Wish } from './wish.ts';

export interface KeepProps {
  kind: 'pack' | 'playlist';
  name: string;
  path: string;
  /** Of the language. */
  label?: string | undefined;
}

/** Paths of the songs that the playlist on the page leads to, each once, in its order. */
function songsHere(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.playlist a[href^="/file/"]');
  const paths = Array.from(links, ({ pathname }) => pathname);
  return [...new Set(paths.filter((path) => path.split('/').filter(Boolean).length === 4))];
}

const wishOf = ({ kind, name, path, label = '' }: KeepProps): Wish =>
  kind === 'pack' ? packWish(name, label, path) : playlistWish(name, path, songsHere());

export function KeepPlace({ isAsked, ...props }: KeepProps & { isAsked: boolean }): ReactNode {
  const [wish] = useState(() => wishOf(props));
  // Never while a text is read. Where the library cannot be asked, the next list that is opened asks it again.
  useEffect(() => void updateByItself().catch(() => {}), []);
  return <KeepThing wish={wish} isAsked={isAsked} />;
}

interface ListProps {
  id: string;
  name: string;
  songs: readonly { path: string; name: string }[];
}

export const KeepList = ({ id, name, songs }: ListProps): ReactNode => (
  <KeepThing wish={listWish(id, name, songs)} isAsked />
);
