/** The button that opens the songs of a list to be learned by heart, from its first. */
import { type ReactNode, useState } from 'react';
import { loadByHeart } from '#features/by-heart/index.ts';
import { Button } from '#ui/Button.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { useWords } from '#words/useWords.ts';

interface Props {
  /** Of the first song. */
  path: string;
  look?: 'button' | 'plain';
  mark: string;
  /** From here on the tab reads from the list. */
  onOpen: () => void;
}

export function LearnList({ path, look = 'button', mark, onOpen }: Props): ReactNode {
  const t = useWords();
  const [byHeart, bring] = useLazy(loadByHeart);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        look={look}
        data-key={mark}
        onClick={({ currentTarget }) => {
          onOpen();
          open(true);
          if (!byHeart) bring(currentTarget);
        }}
      >
        {t('heart.menu')}
      </Button>
      {isOpen && byHeart && (
        <byHeart.default request={{ part: 'by-heart', place: { path, id: null } }} onClose={() => open(false)} />
      )}
    </>
  );
}
