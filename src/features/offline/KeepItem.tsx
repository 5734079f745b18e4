/** The place where one item is kept: a button, a question, how far it is, what is there. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { myPath } from '#core/library/paths.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';
import { ConfirmKeep, type KeepCheck } from './ConfirmKeep.tsx';
import { KeptItemRow } from './KeptItemRow.tsx';
import { hasOtherSongs, type KeepRequest, type MeasuredDownload, measureDownload } from './keep-request.ts';
import { ACTS, isMetered, keeper, startKeeping, updateByItself } from './keeper.browser.ts';
import type { Act, KeptItem } from './kept.ts';
import { canRegister } from './register.browser.ts';
import { canKeepTexts } from './store.browser.ts';
import { useDevice, useInspection } from './useDevice.ts';

/** A kept item as it stands now. What is pressed in it may go, and the focus stays on the item. */
export function Kept({ item, onAct }: { item: KeptItem; onAct: (act: Act) => void }): ReactNode {
  const { progress, endings, shown } = useDevice();
  const inspection = useInspection(item);
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={item.name}
      data-key={`kept:${item.id}`}
      onFocus={() => {
        hadFocus.current = true;
      }}
    >
      <KeptItemRow
        item={item}
        progress={progress[item.id]}
        ending={endings[item.id]}
        inspection={inspection}
        shown={shown}
        onAct={onAct}
      />
    </div>
  );
}

interface Props {
  request: KeepRequest;
  /** Whether the reader has pressed for it already. */
  isRequested: boolean;
  /** In a dialog, which has a button that closes it. */
  inDialog?: boolean;
}

export function KeepItem({ request, isRequested, inDialog = false }: Props): ReactNode {
  const t = useWords();
  const { items, room } = useDevice();
  const item = items?.find(({ id }) => id === request.id);
  const [answer, setAnswer] = useState<KeepCheck | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(isRequested);

  // What was pressed may be gone: the focus goes to what stands in its place, to what is kept or the first button of a question.
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[role="group"], button')?.focus({ preventScroll: true });
  });

  const ask = async (): Promise<void> => {
    if (!canKeepTexts() || !canRegister()) return setAnswer('cannot');
    setAnswer('measuring');
    try {
      setAnswer(await measureDownload(keeper, request, AbortSignal.timeout(60_000)));
    } catch (error) {
      // Where the site may store nothing a browser may say so no earlier than here.
      setAnswer(error instanceof DOMException && error.name === 'SecurityError' ? 'not-stored' : 'no-index');
    }
  };
  // Once, when it is known that it is not kept already.
  const isDone = useRef(false);
  useEffect(() => {
    if (!isRequested || isDone.current || items === null) return;
    isDone.current = true;
    if (!item) void ask();
  });

  const start = async ({ item }: MeasuredDownload): Promise<void> => {
    try {
      await startKeeping(item);
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
    if (item && answer === null)
      return (
        <>
          <Kept item={item} onAct={(what) => void ACTS[what](item.id)} />
          {hasOtherSongs(item, request) && (
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
      <ConfirmKeep
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

/** The request for a playlist has the songs that its page leads to, each once, in its order. */
function withSongsOfPage(request: KeepRequest): KeepRequest {
  if (!request.href?.startsWith('/playlist/')) return request;
  const links = document.querySelectorAll<HTMLAnchorElement>('.playlist a[href^="/file/"]');
  const paths = Array.from(links, ({ pathname }) => pathname);
  return { ...request, paths: [...new Set(paths.filter((path) => path.split('/').filter(Boolean).length === 4))] };
}

/** Stands on a language's list and on a playlist. */
export function KeepPlace({ request: own, isRequested }: Props): ReactNode {
  const [request] = useState(() => withSongsOfPage(own));
  // Never while a text is read. Where the library cannot be reached, the next list that is opened tries again.
  useEffect(() => void updateByItself().catch(() => {}), []);
  return <KeepItem request={request} isRequested={isRequested} />;
}
