import type { ReactNode } from 'react';
import { LibraryWords } from '#features/my-place/index.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';

interface Props {
  title: string;
  onClose: () => void;
}

/** What is recited, and the way out. */
export function ReciteHead({ title, onClose }: Props): ReactNode {
  const t = useWords();
  return (
    <header>
      <h2>
        <LibraryWords>{title}</LibraryWords>
      </h2>
      <Button look="plain" onClick={onClose}>
        {t('recite.leave')}
      </Button>
    </header>
  );
}
