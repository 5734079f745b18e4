/** Binds the menus of languages and of looks to what this device keeps, and to the page. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { island } from '#ui/island.tsx';
import { changeLook } from './apply.browser.ts';
import { LocaleMenu } from './LocaleMenu.tsx';
import { LookMenu } from './LookMenu.tsx';
import { readLook } from './look.ts';
import css from './look-menu.css?inline';
import { shownLocale } from './store.browser.ts';
import { useLook } from './useLook.ts';

adopt(css);

function LiveLocale(): ReactNode {
  const look = useLook();
  return <LocaleMenu locale={shownLocale(look)} onChoose={(lang) => changeLook({ ...look, lang })} />;
}

interface Props {
  /** In the bar of a text, among words. */
  worded?: boolean;
}

const LiveLook = ({ worded = false }: Props): ReactNode => (
  <LookMenu look={useLook()} worded={worded} onChange={changeLook} />
);

const nothing = (): void => {};

export const Locale = island('Locale', LiveLocale, () => <LocaleMenu locale="en" onChoose={nothing} />);

export const Look = island('Look', LiveLook, ({ worded = false }) => (
  <LookMenu look={readLook(null)} worded={worded} onChange={nothing} />
));
