/** Binds the menu of looks to what this device keeps, and to the page. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { changeLook } from './apply.ts';
import { LookMenu } from './LookMenu.tsx';
import type { Look } from './look.ts';
import css from './look-menu.css?inline';
import { shownLocale } from './store.ts';
import { useLook } from './useLook.ts';

adopt(css);

export default function LiveLookMenu(): ReactNode {
  const look = useLook();
  const shown = { ...look, lang: shownLocale(look) };
  // Who chooses another thing than the language leaves that to the browser, if it was.
  const change = (next: Look) => changeLook(next.lang === shown.lang ? { ...next, lang: look.lang } : next);
  return <LookMenu look={shown} onChange={change} />;
}
