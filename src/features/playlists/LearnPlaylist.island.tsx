/** The songs of a playlist, learned by heart from its first. */
import type { ReactNode } from 'react';
import { LearnList } from '#features/by-heart/index.ts';
import { island } from '#ui/island.tsx';

function LiveLearnPlaylist({ path }: { path: string }): ReactNode {
  return <LearnList path={path} mark="learn" />;
}

export const LearnPlaylist = island('LearnPlaylist', LiveLearnPlaylist);
