/** The place where one thing is kept: a button, a question, how far it is, what is there. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { myPath } from '#core/library/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';
import { type Answer, Ask } from './Ask.tsx';
import { ACTS, isMetered, keeper, startKeeping, updateByItself } from './keeper.browser.ts';
import type { Act, KeptThing } from './kept.ts';
import { canRegister } from './register.browser.ts';
import { canKeepTexts } from './store.browser.ts';
import { Thing } from './Thing.tsx';
import { useDevice, useInspection } from './useDevice.ts';
import { hasOtherSongs, type Weighed, type Wish, weigh } from './wish.ts';

/** A kept thing as it stands now. */
export function Kept({ thing, onAct }: { thing: KeptThing; onAct: (act: Act) => void }): ReactNode {
  const { progress, endings, shown } = useDevice();
  const inspection = useInspection(thing);
  return (
    <Thing
      thing={thing}
      progress={progress[thing.id]}
      ending={endings[thing.id]}
      inspection={inspection}
      shown={shown}
      onAct={onAct}
    />
  );
}

interface Props {
  wish: Wish;
  /** Whether the reader has pressed for it already. */
  isRequested: boolean;
  /** In a dialog, which has a button that closes it. */
  inDialog?: boolean;
}

export function KeepThing({ wish, isRequested, inDialog = false }: Props): ReactNode {
  const t = useWords();
  const { things, room } = useDevice();
  const thing = things?.find(({ id }) => id === wish.id);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(isRequested);

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
    } catch (error) {
      // Where the site may store nothing a browser may say so no earlier than here.
      setAnswer(error instanceof DOMException && error.name === 'SecurityError' ? 'not-stored' : 'no-index');
    }
  };
  // Once, when it is known that it is not kept already.
  const isDone = useRef(false);
  useEffect(() => {
    if (!isRequested || isDone.current || things === null) return;
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
          <Kept thing={thing} onAct={(what) => void ACTS[what](thing.id)} />
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
        onCancel={inDialog ? undefined : () => setAnswer(null)}
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

/** The wish for a playlist has the songs that its page leads to, each once, in its order. */
function withSongsHere(wish: Wish): Wish {
  if (!wish.href?.startsWith('/playlist/')) return wish;
  const links = document.querySelectorAll<HTMLAnchorElement>('.playlist a[href^="/file/"]');
  const paths = Array.from(links, ({ pathname }) => pathname);
  return { ...wish, paths: [...new Set(paths.filter((path) => path.split('/').filter(Boolean).length === 4))] };
}

/** Stands on a language's list and on a playlist. */
export function KeepPlace({ wish: here, isRequested }: Props): ReactNode {
  const [wish] = useState(() => withSongsHere(here));
  // Never while a text is read. Where the library cannot be reached, the next list that is opened tries again.
  useEffect(() => void updateByItself().catch(() => {}), []);
  return <KeepThing wish={wish} isRequested={isRequested} />;
}
