/** A field for the name of a list, and the button that makes or renames it. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { LONGEST_LIST_NAME } from './lists.ts';

interface Props {
  /** `id` of the field. */
  id: string;
  label: string;
  action: string;
  /** Finds the field and the button again when the focus is to go to them. */
  marks?: readonly [field: string, button: string];
  initial?: string;
  /** @returns whether the field is to be emptied */
  onSubmit: (typed: string) => boolean;
}

export function ListNameForm({ id, label, action, marks, initial = '', onSubmit }: Props): ReactNode {
  const [typed, setTyped] = useState(initial);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (onSubmit(typed)) setTyped('');
  };
  return (
    <form className="line" onSubmit={submit}>
      <Field
        id={id}
        label={label}
        maxLength={LONGEST_LIST_NAME}
        autoComplete="off"
        data-key={marks?.[0]}
        value={typed}
        onText={setTyped}
      />
      <Button type="submit" data-key={marks?.[1]}>
        {action}
      </Button>
    </form>
  );
}
