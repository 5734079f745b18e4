/** The button that opens the songs of a list or a playlist to be learned by heart, from its first. */
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { Words } from '#words/Words.tsx';

/** All of it comes when it is asked for: by the tools of a text, by a verse, a list, in My place. */
export const loadByHeart = () => import('./ByHeart.island.tsx');

interface Props {
  /** Of the first song. */
  path: string;
  variant?: 'button' | 'plain';
  mark: string;
  /** From here on the tab reads from the list. That of a playlist is noted by the page (`read-playlist.page.ts`). */
  onOpen?: () => void;
}

export function LearnList({ path, variant = 'button', mark, onOpen }: Props): ReactNode {
  const [byHeart, bring] = useLazy(loadByHeart);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        data-key={mark}
        onClick={({ currentTarget }) => {
          onOpen?.();
          open(true);
          if (!byHeart) bring(currentTarget);
        }}
      >
        <Words id="more.by-heart" />
      </Button>
      {isOpen && byHeart && (
        <byHeart.default request={{ part: 'by-heart', place: { path, id: null } }} onClose={() => open(false)} />
      )}
    </>
  );
}
