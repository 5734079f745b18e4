/** The menu of editions to read beside this one. */
import type { ReactNode } from 'react';
import { Menu, MenuList } from '#ui/Menu.tsx';
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
    <Menu label="editions.side-by-side" variant="plain" name="side-by-side">
      {(close) => {
        const others = editions().filter((edition) => !edition.here);
        const here = editions().find((edition) => edition.here);
        const alone = here ? t('editions.alone', { language: sayName(t, here.label) }) : t('editions.this-alone');
        return (
          <MenuList
            close={close}
            entries={[...others, ...(shown === null ? [] : [null])].map((edition) => ({
              key: edition?.code ?? '',
              'aria-pressed': edition?.code === shown,
              says: edition ? t('editions.with', { language: sayName(t, edition.label) }) : alone,
              act: () => onChoose(edition),
            }))}
          />
        );
      }}
    </Menu>
  );
}
