/** The menu of the interface's languages, each in its own letters. */
import type { ReactNode } from 'react';
import { Menu, MenuList } from '#ui/Menu.tsx';
import { LOCALES, type Locale, OWN_NAMES } from '#words/locales.ts';

interface Props {
  /** The language that the page is in. */
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

const globe = (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
  </svg>
);

export function LocaleMenu({ locale, onChoose }: Props): ReactNode {
  return (
    <Menu label="page.language" icon={globe} variant="plain" className="menu locale" group="settings">
      {(close) => (
        <MenuList
          close={close}
          entries={LOCALES.map((one) => ({
            key: one,
            lang: one,
            'aria-pressed': one === locale,
            says: OWN_NAMES[one],
            act: () => onChoose(one),
          }))}
        />
      )}
    </Menu>
  );
}
