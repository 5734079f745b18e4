/** The menu of scripts. */
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { ScriptChoice } from './script-choices.ts';

interface Props {
  /** Asked each time the menu opens. */
  choices: () => readonly ScriptChoice[];
  /** Called when the menu opens: prefetches what a choice needs. */
  onOpen?: () => void;
}

function Entry({ choice, close }: { choice: ScriptChoice; close: () => void }): ReactNode {
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
    <Button
      look="bare"
      aria-pressed={chosen}
      onClick={() => {
        close();
        onChoose();
      }}
    >
      {words}
    </Button>
  );
}

interface ListProps {
  choices: readonly ScriptChoice[];
  close: () => void;
  onOpen: Props['onOpen'];
}

function ScriptList({ choices, close, onOpen }: ListProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens
  useEffect(() => onOpen?.(), []);
  return (
    <ul role="list">
      {choices.map((choice) => (
        <li key={choice.script.id}>
          <Entry choice={choice} close={close} />
        </li>
      ))}
    </ul>
  );
}

export function ScriptMenu({ choices, onOpen }: Props): ReactNode {
  return (
    <Menu label="script.script" look="plain" name="script" group="bar">
      {(close) => <ScriptList choices={choices()} close={close} onOpen={onOpen} />}
    </Menu>
  );
}
