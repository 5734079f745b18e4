/** A button that says one thing to the eye and another to a screen reader: `×`, "Remove Kappu". */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';

interface Props {
  sign: string;
  label: string;
  /** Finds it again when the focus is to go to it. */
  dataKey: string;
  disabled?: boolean;
  onPress: () => void;
}

export function IconButton({ sign, label, dataKey, disabled = false, onPress }: Props): ReactNode {
  return (
    <Button look="small" data-key={dataKey} disabled={disabled} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </Button>
  );
}
