/** The way to a verse by its number, in a text of many. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { StanzaName } from '#core/text/verse-names.ts';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useWords } from '#words/useWords.ts';
import { findVerse, versesIn } from './find-verse.ts';
import css from './go-to-verse.css?inline';

adopt(css);

interface Props {
  /** Of all stanzas of the text. */
  names: readonly StanzaName[];
  /** @param place of the verse's first stanza, from 0 */
  onGo: (place: number) => void;
}

export function GoToVerse({ names, onGo }: Props): ReactNode {
  const t = useWords();
  const verses = versesIn(names);
  const [first = '', last = first] = [verses[0], verses.at(-1)];
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const typed = number.trim();
    const place = findVerse(names, typed);
    setMissing(typed === '' || place >= 0 ? null : typed);
    if (place >= 0) onGo(place);
  };
  if (verses.length <= 1) return null;
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
