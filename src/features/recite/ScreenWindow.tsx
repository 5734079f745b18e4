/** The window that stands on the projector: it follows the operator's, and goes on by itself where that is closed. */
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { ScreenVerse, type ShownVerse } from './ScreenVerse.tsx';
import { keepAwake } from './screen.browser.ts';
import { storedShow, useShow } from './useShow.ts';
import { useSteps } from './useSteps.ts';

/** Milliseconds after which a song that could not be loaded is loaded again. */
const AGAIN_AFTER = 3000;

/** A press gives the words the whole screen, which nothing else may do. */
const fillScreen = ({ currentTarget }: MouseEvent): void => {
  if (!document.fullscreenElement) currentTarget.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
};

export default function ScreenWindow(): ReactNode {
  const t = useWords();
  const { show, change } = useShow('screen', useState(storedShow)[0]);
  const { song, verse, hasFailed, again, code, Code } = useSteps('screen', show, change);
  // The words stay until the next ones have come.
  const last = useRef<ShownVerse>(null);
  if (song && verse && last.current?.verse !== verse) last.current = { verse, languages: song.languages };
  useEffect(keepAwake, []);
  // Nobody is there to press a button.
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const timer = hasFailed && setInterval(() => latest.current(), AGAIN_AFTER);
    return () => clearInterval(timer || undefined);
  }, [hasFailed]);
  if (!show) return <Status className="waits">{t('recite.screen-waits')}</Status>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: browsers have a key for it
    <div className={show.blank ? 'on-screen blank' : 'on-screen'} onClick={fillScreen}>
      {code && Code ? (
        <Code.default {...code} />
      ) : (
        last.current && (
          <ScreenVerse
            shown={last.current}
            part={show.part}
            size={show.size}
            onParts={(parts) => {
              const part = Math.min(show.part, parts - 1);
              if (parts !== show.parts || part !== show.part) change({ parts, part });
            }}
          />
        )
      )}
    </div>
  );
}
