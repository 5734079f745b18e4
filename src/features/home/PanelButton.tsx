import type { ReactNode } from 'react';
import type { MessageId } from '#words/messages.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  label: MessageId;
  /** What is inside, said while it is folded. */
  holds: ReactNode;
  open: boolean;
  onToggle: () => void;
}

/** The button of a section that folds; the section itself has the id it is given. */
export function DisclosureButton({ label, holds, open, onToggle, controls }: Props & { controls: string }): ReactNode {
  const id = `${controls}-legend`;
  return (
    <div className="field">
      <span id={id} className="legend">
        <Words id={label} />
      </span>
      <button
        type="button"
        className="disclosure"
        aria-expanded={open}
        aria-controls={controls}
        aria-labelledby={`${id} ${id}-holds`}
        onClick={onToggle}
      >
        <span id={`${id}-holds`}>{holds}</span>
      </button>
    </div>
  );
}
