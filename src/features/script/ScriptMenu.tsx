/** The menu of scripts: what the library has, and what rules make of it. */
import type { ReactNode } from 'react';
import { Menu } from '#ui/Menu.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { ScriptEntry } from './catalogue.ts';

/** A script that can be chosen: shown in this page, or on another page of the song. */
export interface ScriptChoice {
  script: ScriptEntry;
  /** Beside its name. */
  note: string;
  chosen: boolean;
  /** The page that has it; else `onChoose` shows it here. */
  href?: string;
  onChoose: () => void;
}

interface Props {
  /** Asked each time the menu opens. */
  choices: () => { originals: readonly ScriptChoice[]; made: readonly ScriptChoice[]; elsewhere: boolean };
}

function Entry({ choice }: { choice: ScriptChoice }): ReactNode {
  const t = useWords();
  const { script, note, chosen, href, onChoose } = choice;
  const words = (
    <>
      {`${sayName(t, script.label)} `}
      <span lang={script.own === '' ? 'en' : `und-${script.iso}`}>{script.own}</span>
      <small>{note}</small>
    </>
  );
  if (href !== undefined) {
    return (
      <a href={href} onClick={onChoose}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      {words}
    </button>
  );
}

function Group({ title, choices }: { title: string; choices: readonly ScriptChoice[] }): ReactNode {
  if (choices.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul role="list" aria-label={title}>
        {choices.map((choice) => (
          <li key={`${choice.script.id} ${choice.note}`}>
            <Entry choice={choice} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function ScriptMenu({ choices }: Props): ReactNode {
  const t = useWords();
  return (
    <Menu label="script.script" log="script" look="plain" className="menu up" name="script">
      {(close) => {
        const { originals, made, elsewhere } = choices();
        const closing = (choice: ScriptChoice): ScriptChoice => ({
          ...choice,
          onChoose: () => {
            if (choice.href === undefined) close();
            choice.onChoose();
          },
        });
        return (
          <div>
            <Group title={t('script.in-library')} choices={originals.map(closing)} />
            <Group title={t(elsewhere ? 'script.made-elsewhere' : 'script.rule')} choices={made.map(closing)} />
          </div>
        );
      }}
    </Menu>
  );
}
