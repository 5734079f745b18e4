import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Words } from '#words/Words.tsx';

interface Props {
  /** @param button the pressed one */
  onAsk: (button: Element) => void;
}

/** What stands in the page before anything is asked for. */
export function KeepButton({ onAsk }: Props): ReactNode {
  return (
    <div className="keep">
      <Button data-key="keep" onClick={({ currentTarget }) => onAsk(currentTarget)}>
        <Words id="page.keep-on-device" />
      </Button>
    </div>
  );
}
