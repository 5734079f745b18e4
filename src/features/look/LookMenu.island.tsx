/** Binds the menus of languages and of looks to what this device stores, and to the page. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { adopt } from '#ui/adopt.ts';
import { island } from '#ui/island.tsx';
import { changeLook } from './apply.browser.ts';
import { LocaleMenu } from './LocaleMenu.tsx';
import { LookMenu } from './LookMenu.tsx';
import { type Look as Choices, readLook, writeLook } from './look.ts';
import css from './look-menu.css?inline';
import { shownLocale, storedLook } from './store.browser.ts';

adopt(css);

function subscribe(listener: () => void): () => void {
  const types = ['settings', 'storage', 'pageshow'];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}

const usual = (): null => null;

/** The look that is stored: chosen in this menu, elsewhere on the page, or in another tab. */
const useLook = (): Choices => readLook(useSyncExternalStore(subscribe, () => writeLook(storedLook()), usual));

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
