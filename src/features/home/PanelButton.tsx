import type { ReactNode } from 'react';
import { Disclosure } from '#ui/Button.tsx';
import type { MessageId } from '#words/messages.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  label: MessageId;
  /** What is inside, said while it is folded. */
  holds: ReactNode;
  open: boolean;
  /** `id` of the panel. */
  controls: string;
  onToggle: () => void;
}

/** The button of a panel beneath the choices, with its legend. */
export function PanelButton({ label, holds, open, controls, onToggle }: Props): ReactNode {
  const id = `${controls}-legend`;
  return (
    <div className="field">
      <span id={id} className="legend">
        <Words id={label} />
      </span>
      <Disclosure open={open} controls={controls} aria-labelledby={`${id} ${id}-holds`} onClick={onToggle}>
        <span id={`${id}-holds`}>{holds}</span>
      </Disclosure>
    </div>
  );
}
