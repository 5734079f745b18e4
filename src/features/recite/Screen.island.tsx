/** Binds the page of what is shown on a screen to its address: to that of the screen itself, or of the window that leads it. */
import { type ReactNode, useEffect, useState } from 'react';
import { homePath } from '#core/library/paths.ts';
import type { LinkFault } from '#features/my-place/index.ts';
import { adopt } from '#ui/adopt.ts';
import { island } from '#ui/island.tsx';
import { useWords } from '#words/useWords.ts';
import { OperatorWindow } from './OperatorWindow.tsx';
import { IS_SCREEN } from './open-screen.browser.ts';
import { type Programme, readProgramme } from './programme.browser.ts';
import { ScreenWindow } from './ScreenWindow.tsx';
import css from './show.css?inline';

adopt(css);

function Leading(): ReactNode {
  const t = useWords();
  const [programme, setProgramme] = useState<Programme | LinkFault | null>(null);
  useEffect(() => void readProgramme().then(setProgramme), []);
  if (programme === null) return null;
  if (typeof programme !== 'string') return <OperatorWindow programme={programme} />;
  return (
    <p>
      {t('recite.no-programme')} <a href={homePath()}>{t('page.back-home')}</a>
    </p>
  );
}

const LiveScreen = (): ReactNode => (location.hash === `#${IS_SCREEN}` ? <ScreenWindow /> : <Leading />);

export const Screen = island('Screen', LiveScreen, null);
