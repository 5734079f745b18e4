import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Words } from '#words/Words.tsx';

interface Props {
  isBusy?: boolean;
  onAsk: () => void;
}

/** What stands in the page before anything is asked for. */
export function KeepButton({ isBusy = false, onAsk }: Props): ReactNode {
  return (
    <div className="keep" data-log="my">
      <Button data-key="keep" aria-busy={isBusy || undefined} onClick={onAsk}>
        <Words id="page.keep-on-device" />
      </Button>
    </div>
  );
}
