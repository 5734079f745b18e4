/** The place where one thing is kept: asked about, on its way, there. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { myPath } from '#core/library/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';
import { type Answer, Ask } from './Ask.tsx';
import { act, isMetered, keeper, startKeeping } from './keeper.browser.ts';
import type { Act, KeptThing } from './kept.ts';
import { canRegister } from './register.browser.ts';
import { canKeepTexts } from './store.browser.ts';
import { Thing } from './Thing.tsx';
import { useDevice, useLooked } from './useDevice.ts';
import { hasOtherSongs, type Weighed, type Wish, weigh } from './wish.ts';

interface KeptProps {
  thing: KeptThing;
  onAct: (act: Act) => void;
}

/** A kept thing as it stands now. */
export function Kept({ thing, onAct }: KeptProps): ReactNode {
  const { progress, endings, shown } = useDevice();
  const looked = useLooked(thing);
  return (
    <Thing
      thing={thing}
      progress={progress[thing.id]}
      ending={endings[thing.id]}
      looked={looked}
      shown={shown}
      onAct={onAct}
    />
  );
}

interface Props {
  wish: Wish;
  /** Whether the press that asks for it has been made already. */
  isAsked: boolean;
}

export function KeepThing({ wish, isAsked }: Props): ReactNode {
  const t = useWords();
  const { things, room } = useDevice();
  const thing = things?.find(({ id }) => id === wish.id);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(isAsked);

  // What was pressed may be gone: the focus goes to what stands in its place.
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });

  const ask = async (): Promise<void> => {
    if (!canKeepTexts() || !canRegister()) return setAnswer('cannot');
    setAnswer('weighing');
    try {
      setAnswer(await weigh(keeper, wish, AbortSignal.timeout(60_000)));
    } catch {
      setAnswer('no-index');
    }
  };
  // Once, when it is known that it is not kept already.
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current || things === null) return;
    isDone.current = true;
    if (!thing) void ask();
  });

  const start = async ({ thing }: Weighed): Promise<void> => {
    try {
      await startKeeping(thing);
      setAnswer(null);
    } catch {
      setAnswer('not-stored');
    }
  };
  const button = (
    <Button data-key="keep" onClick={() => void ask()}>
      {t('page.keep-on-device')}
    </Button>
  );
  const view = (): ReactNode => {
    if (thing && answer === null)
      return (
        <>
          <Kept thing={thing} onAct={(what) => void act(what, thing.id)} />
          {hasOtherSongs(thing, wish) && (
            <>
              <p role="note">{t('kept.songs-changed')}</p>
              {button}
            </>
          )}
          <p className="quiet">
            <a href={myPath()}>{t('page.my-place')}</a>
          </p>
        </>
      );
    if (answer === null) return button;
    return (
      <Ask
        answer={answer}
        isMetered={isMetered()}
        room={room?.left ?? null}
        onKeep={() => typeof answer !== 'string' && void start(answer)}
        onCancel={() => setAnswer(null)}
      />
    );
  };
  return (
    <div
      ref={root}
      className="keep"
      onClickCapture={() => {
        isPressed.current = true;
      }}
    >
      {view()}
    </div>
  );
}
