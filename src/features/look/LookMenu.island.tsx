/** Binds the menus of languages and of looks to what this device keeps, and to the page. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { changeLook } from './apply.browser.ts';
import { LocaleMenu } from './LocaleMenu.tsx';
import { LookMenu } from './LookMenu.tsx';
import css from './look-menu.css?inline';
import { shownLocale } from './store.browser.ts';
import { useLook } from './useLook.ts';

adopt(css);

export default function Settings(): ReactNode {
  const look = useLook();
  return (
    <>
      <LocaleMenu locale={shownLocale(look)} onChoose={(lang) => changeLook({ ...look, lang })} />
      <LookMenu look={look} onChange={changeLook} />
    </>
  );
}
