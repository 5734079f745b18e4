/** What stands where a language's list, a playlist or a list of the reader's own is kept. */
import { type ReactNode, useEffect, useState } from 'react';
import { KeepThing } from './KeepThing.tsx';
import { updateByItself } from './keeper.browser.ts';
import { songsHere } from './songs-here.browser.ts';
import type { Wish } from './wish.ts';
import { listWish, packWish, playlistWish } from './wishes.ts';

export interface KeepProps {
  kind: 'pack' | 'playlist';
  name: string;
  path: string;
  /** Of the language. */
  label?: string | undefined;
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
