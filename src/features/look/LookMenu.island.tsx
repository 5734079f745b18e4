/** Binds the menu of looks to what this device keeps, and to the page. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { changeLook } from './apply.ts';
import { LookMenu } from './LookMenu.tsx';
import css from './look-menu.css?inline';
import { useLook } from './useLook.ts';

adopt(css);

export default function LiveLookMenu(): ReactNode {
  return <LookMenu look={useLook()} onChange={changeLook} />;
}
