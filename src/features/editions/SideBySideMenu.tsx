/** The menu of editions to read beside this one. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { Edition } from './read-editions.browser.ts';

interface Props {
  /** The editions of the song, this page's among them; asked each time the menu opens. */
  editions: () => readonly Edition[];
  /** Code of the one that is shown beside this one. */
  shown: string | null;
  onChoose: (edition: Edition | null) => void;
}

export function SideBySideMenu({ editions, shown, onChoose }: Props): ReactNode {
  const t = useWords();
  return (
    <Menu label="editions.side-by-side" look="plain" name="side-by-side">
      {(close) => {
        const others = editions().filter((edition) => !edition.here);
        const here = editions().find((edition) => edition.here);
        const alone = here ? t('editions.alone', { language: sayName(t, here.label) }) : t('editions.this-alone');
        return (
          <ul role="list">
            {[...others, ...(shown === null ? [] : [null])].map((edition) => (
              <li key={edition?.code ?? ''}>
                <Button
                  look="bare"
                  aria-pressed={edition?.code === shown}
                  onClick={() => {
                    close();
                    onChoose(edition);
                  }}
                >
                  {edition ? t('editions.with', { language: sayName(t, edition.label) }) : alone}
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </Menu>
  );
}
