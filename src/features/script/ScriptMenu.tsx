/** The menu of scripts. */
import type { ReactNode } from 'react';
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

export function ScriptMenu({ choices, onOpen }: Props): ReactNode {
  return (
    <Menu label="script.script" look="plain" name="script" group="bar" onOpen={onOpen}>
      {(close) => (
        <ul role="list">
          {choices().map((choice) => (
            <li key={choice.script.id}>
              <Entry choice={choice} close={close} />
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
