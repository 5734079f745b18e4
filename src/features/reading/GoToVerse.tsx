/** The way to a verse by its number, in a text of many. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useWords } from '#words/useWords.ts';

interface Props {
  /** The numbers of the first and the last verse. */
  first: string;
  last: string;
  /** @returns whether there is such a verse */
  onGo: (number: string) => boolean;
}

export function GoToVerse({ first, last, onGo }: Props): ReactNode {
  const t = useWords();
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const typed = number.trim();
    setMissing(typed === '' || onGo(typed) ? null : typed);
  };
  return (
    <form className="go-to" onSubmit={go}>
      <Field
        id="go-to-verse"
        label={t('verses.go-to')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        placeholder={`${first} – ${last}`}
        value={number}
        onText={setNumber}
        fault={missing === null ? null : t('verses.no-such', { verse: missing, first, last })}
        end={<Button type="submit">{t('verses.go')}</Button>}
      />
    </form>
  );
}
