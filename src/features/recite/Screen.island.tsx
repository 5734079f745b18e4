/** Binds the page of what is shown on a screen to its address: to that of the screen itself, or of the window that leads it. */
import { type ReactNode, useEffect } from 'react';
import { adopt } from '#ui/adopt.ts';
import { island } from '#ui/island.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { IS_SCREEN } from './open-screen.browser.ts';
import css from './show.css?inline';

adopt(css);

const loadScreen = () => import('./ScreenWindow.tsx');
const loadOperator = () => import('./OperatorWindow.tsx');

/** Each window needs its own part alone. */
function LiveScreen(): ReactNode {
  const [come, bring] = useLazy(location.hash === `#${IS_SCREEN}` ? loadScreen : loadOperator);
  useEffect(() => bring(null), [bring]);
  return come && <come.default />;
}

export const Screen = island('Screen', LiveScreen, null);
