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
        const choose = (edition: Edition | null) => () => {
          close();
          onChoose(edition);
        };
        const here = editions().find((edition) => edition.here);
        return (
          <ul role="list">
            {editions()
              .filter((edition) => !edition.here)
              .map((edition) => (
                <li key={edition.code}>
                  <Button look="bare" aria-pressed={edition.code === shown} onClick={choose(edition)}>
                    {t('editions.with', { language: sayName(t, edition.label) })}
                  </Button>
                </li>
              ))}
            {shown !== null && (
              <li>
                <Button look="bare" aria-pressed={false} onClick={choose(null)}>
                  {here ? t('editions.alone', { language: sayName(t, here.label) }) : t('editions.this-alone')}
                </Button>
              </li>
            )}
          </ul>
        );
      }}
    </Menu>
  );
}
