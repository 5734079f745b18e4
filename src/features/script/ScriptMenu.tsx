/** The menu of scripts. */
import type { ReactNode } from 'react';
import { Menu, MenuList } from '#ui/Menu.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { ScriptChoice } from './script-choices.ts';

interface Props {
  /** Asked each time the menu opens. */
  choices: () => readonly ScriptChoice[];
  /** Called when the menu opens: prefetches what a choice needs. */
  onOpen?: () => void;
}

export function ScriptMenu({ choices, onOpen }: Props): ReactNode {
  const t = useWords();
  return (
    <Menu label="script.script" variant="plain" name="script" group="bar" onOpen={onOpen}>
      {(close) => (
        <MenuList
          close={close}
          entries={choices().map(({ script, note, chosen, href, onChoose }) => ({
            key: script.id,
            'aria-pressed': chosen,
            says: (
              <>
                {`${sayName(t, script.label)} `}
                <span lang={script.own === '' ? 'en' : `und-${script.iso}`}>{script.own}</span>
                <small>{note}</small>
              </>
            ),
            act: onChoose,
            href,
          }))}
        />
      )}
    </Menu>
  );
}
