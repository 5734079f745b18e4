import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** What is inside, said while it is folded. */
  holds: string;
  open: boolean;
  onToggle: () => void;
}

/** The button of a section that folds; the section itself has the id it is given. */
export function DisclosureButton({ label, holds, open, onToggle, controls }: Props & { controls: string }): ReactNode {
  const id = `${controls}-legend`;
  return (
    <div className="field">
      <span id={id} className="legend" suppressHydrationWarning>
        {label}
      </span>
      <button
        type="button"
        className="disclosure"
        aria-expanded={open}
        aria-controls={controls}
        aria-labelledby={`${id} ${id}-holds`}
        onClick={onToggle}
      >
        <span id={`${id}-holds`} suppressHydrationWarning>
          {holds}
        </span>
      </button>
    </div>
  );
}
