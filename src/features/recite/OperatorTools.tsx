/** What whoever leads a screen may choose: a verse by its number or letters, language and script of both texts, size, a code to scan. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ScriptEntry } from '#core/text/scripts.ts';
import type { Show } from '#schemas/show.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import { useWords } from '#words/useWords.ts';
import { STEP } from './fit.browser.ts';
import type { ShownSong } from './shown-song.browser.ts';

interface Props {
  show: Show;
  song: ShownSong | null;
  /** @returns whether it leads anywhere */
  onJump: (typed: string) => boolean;
  /** @param chosen the dropdown */
  onRows: (rows: Show['rows'], chosen: Element) => void;
  onSize: (size: number) => void;
  onCode: (pressed: Element) => void;
}

const SIZES = { least: -5, most: 5 };
/** The value of a dropdown for no second text; no language has such a code. */
const NONE = '-';

/** Scripts to choose from: `Devanagari (letter by letter)` where a Tamil text is written in it in two ways. */
function scriptOptions(t: Translate, scripts: readonly ScriptEntry[]) {
  const isTamil = scripts.some(({ way }) => way === 'letters');
  return scripts.map(({ id, label, way }) => {
    const script = sayName(t, label);
    if (!isTamil || way === undefined) return { value: id, label: script };
    const said = t(way === 'said' ? 'script.as-said' : 'script.letter-by-letter');
    return { value: id, label: t('script.in-a-way', { script, way: said }) };
  });
}

export function OperatorTools(props: Props): ReactNode {
  const { show, song, onSize } = props;
  const t = useWords();
  return (
    <div className="tools form">
      <Jump onJump={props.onJump} />
      {song && ([0, 1] as const).map((row) => <Row key={row} row={row} {...props} song={song} />)}
      <div className="do" role="group" aria-label={t('look.size')}>
        <Button
          aria-label={t('command.smaller-letters')}
          disabled={show.size <= SIZES.least}
          onClick={() => onSize(show.size - 1)}
        >
          {'−'}
        </Button>
        <small role="status">{`${Math.round(100 * STEP ** show.size)} %`}</small>
        <Button
          aria-label={t('command.larger-letters')}
          disabled={show.size >= SIZES.most}
          onClick={() => onSize(show.size + 1)}
        >
          {'+'}
        </Button>
        <Button aria-pressed={show.code} onClick={({ currentTarget }) => props.onCode(currentTarget)}>
          {t('recite.code')}
        </Button>
      </div>
    </div>
  );
}

function Jump({ onJump }: Pick<Props, 'onJump'>): ReactNode {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState('');
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const isThere = typed.trim() === '' || onJump(typed);
    setMissing(isThere ? '' : typed);
    if (isThere) setTyped('');
  };
  return (
    <form onSubmit={go}>
      <Field
        id="jump"
        label={t('recite.jump')}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onText={setTyped}
        fault={missing && t('recite.no-verse', { typed: missing })}
        end={<Button type="submit">{t('verses.go')}</Button>}
      />
    </form>
  );
}

/** The first text, or the one beneath it. */
function Row({ row, song, show, onRows }: Props & { row: 0 | 1; song: ShownSong }): ReactNode {
  const t = useWords();
  const selects = useRef<HTMLDivElement>(null);
  const text = song.texts[row];
  const languages = song.editions.map(({ code, label }) => ({ value: code, label }));
  const [first, second] = show.rows;
  const choose = (at: 0 | 1, next: Show['rows'][1]): void => {
    const chosen = selects.current?.querySelectorAll('select')[at];
    if (chosen) onRows(row === 0 ? [next ?? first, second] : [first, next], chosen);
  };
  if (languages.length < 2 && song.texts[0].scripts.length < 2) return null;
  return (
    <div className="row" ref={selects}>
      <p>
        <label htmlFor={`language-${row}`}>{t(row === 0 ? 'page.language' : 'recite.language-beneath')}</label>
        <Select
          id={`language-${row}`}
          value={text?.code ?? NONE}
          options={row === 0 ? languages : [{ value: NONE, label: t('editions.this-alone') }, ...languages]}
          onChoose={(code) =>
            choose(0, code === NONE ? null : { code, script: row === 1 ? scriptBeneath(song, code) : '' })
          }
        />
      </p>
      {text && text.scripts.length > 1 && (
        <p>
          <label htmlFor={`script-${row}`}>{t(row === 0 ? 'script.script' : 'recite.script-beneath')}</label>
          <Select
            id={`script-${row}`}
            value={text.script}
            options={scriptOptions(t, text.scripts)}
            onChoose={(script) => choose(1, { code: text.code, script })}
          />
        </p>
      )}
      {row === 1 && song.isUnpaired && (
        <p className="quiet">{t('recite.not-paired', { language: sayName(t, labelOf(song)) })}</p>
      )}
    </div>
  );
}

/** Beneath the same text nobody wants the same letters: Latin ones, or else others than those above. */
function scriptBeneath({ texts: [first] }: ShownSong, code: string): string {
  const others = code === first.code ? first.scripts.filter(({ id }) => id !== first.script) : [];
  return (others.find(({ iso }) => iso === 'Latn') ?? others[0])?.id ?? '';
}

/** The language of the first text. */
const labelOf = ({ editions, texts: [{ code }] }: ShownSong): string =>
  editions.find((edition) => edition.code === code)?.label ?? code;
