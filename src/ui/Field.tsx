/** A field under its label, with what it takes and what is wrong with what it holds. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: ReactNode;
  /** Stands above the field. */
  hint?: ReactNode;
  /** Stands beneath it, in a line kept for it; null while nothing is wrong. */
  fault?: ReactNode;
  /** Of a field with more than one. */
  rows?: number;
  /** A button in the field, at its end; null keeps its room. */
  end?: ReactNode;
  onText?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function Field({ label, hint, fault, end, onText, ...rest }: Props): ReactNode {
  const { id, rows } = rest;
  const Control = (rows === undefined ? 'input' : 'textarea') as 'input'; // `rows` aside they take the same
  const describedBy = [fault !== undefined && `${id}-fault`, hint !== undefined && `${id}-hint`].filter(Boolean);
  const control = (
    <Control
      {...rest}
      onChange={onText && (({ currentTarget }) => onText(currentTarget.value))}
      aria-describedby={describedBy.join(' ') || undefined}
      aria-invalid={fault ? true : undefined}
    />
  );
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {end === undefined ? (
        control
      ) : (
        <div className="well">
          {control}
          {end}
        </div>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="fault" aria-live="polite">
          {fault}
        </p>
      )}
    </>
  );
}
