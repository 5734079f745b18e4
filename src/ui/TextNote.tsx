/** The lines beneath a text that say what was done with it, is being done, or could not be done. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '#words/useWords.ts';
import { adopt } from './adopt.ts';
import { Button } from './Button.tsx';
import css from './mark.css?inline';
import { Status } from './Status.tsx';

adopt(css);

interface Props {
  role?: 'status' | 'alert';
  /** Whether it is to be seen, or only heard. */
  isSeen?: boolean;
  children: ReactNode;
}

/** One line, in the place that the page keeps for them beneath its text: nothing above it moves. */
export function TextNote({ role = 'status', isSeen = true, children }: Props): ReactNode {
  const place = document.querySelector('[data-marks]');
  if (!place) return null;
  return createPortal(
    <Status className={isSeen ? 'mark' : 'visually-hidden'} role={role}>
      {children}
    </Status>,
    place,
  );
}

interface FailedMarkProps {
  /** One sentence that says what could not be loaded. */
  children: string;
  /** Asks again; must first move the focus to where it can stay, since this line goes. */
  onRetry: () => void;
}

export function FailedTextNote({ children, onRetry }: FailedMarkProps): ReactNode {
  const t = useWords();
  return (
    <TextNote role="alert">
      {`${children} `}
      <Button variant="plain" onClick={onRetry}>
        {t('page.try-again')}
      </Button>
    </TextNote>
  );
}
