/** Binds the menus of languages and of looks to what this device keeps, and to the page. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { useIslandElement } from '#ui/intent.tsx';
import { changeLook } from './apply.browser.ts';
import { LocaleMenu } from './LocaleMenu.tsx';
import { LookMenu } from './LookMenu.tsx';
import css from './look-menu.css?inline';
import { shownLocale } from './store.browser.ts';
import { useLook } from './useLook.ts';

adopt(css);

/** As `LookMenu.astro` has it. Told by the place, which costs no page a byte. */
function partAt(place: Element | null): 'locale' | 'look' | undefined {
  if (place?.closest('[data-bar]')) return 'look';
  return document.querySelector('[data-bar]') ? 'locale' : undefined;
}

export default function Settings(): ReactNode {
  const part = partAt(useIslandElement());
  const look = useLook();
  return (
    <>
      {part !== 'look' && <LocaleMenu locale={shownLocale(look)} onChoose={(lang) => changeLook({ ...look, lang })} />}
      {part !== 'locale' && <LookMenu look={look} worded={part === 'look'} onChange={changeLook} />}
    </>
  );
}
