/** The menu of scripts: the library's own editions, then the transliterations. */
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { ScriptChoice, ScriptChoices } from './script-choices.ts';

interface Props {
  /** Asked each time the menu opens. */
  choices: () => ScriptChoices;
  /** Called when the menu opens: prefetches what a choice needs. */
  onOpen?: () => void;
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
    <Button look="bare" aria-pressed={chosen} onClick={onChoose}>
      {words}
    </Button>
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

interface ListProps {
  choices: ScriptChoices;
  close: () => void;
  onOpen: Props['onOpen'];
}

function ScriptList({ choices: { originals, transliterations, elsewhere }, close, onOpen }: ListProps): ReactNode {
  const t = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens
  useEffect(() => onOpen?.(), []);
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
      <Group
        title={t(elsewhere ? 'script.made-elsewhere' : 'script.made-by-rule')}
        choices={transliterations.map(closing)}
      />
    </div>
  );
}

export function ScriptMenu({ choices, onOpen }: Props): ReactNode {
  return (
    <Menu label="script.script" look="plain" name="script" group="bar">
      {(close) => <ScriptList choices={choices()} close={close} onOpen={onOpen} />}
    </Menu>
  );
}
