/** The question before anything is kept: how large it is, and whether this connection is the right one. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { sayBytes } from './describe-kept.ts';
import type { MeasuredDownload } from './keep-request.ts';

/** `measuring`; what it takes; or why it cannot be kept. */
export type KeepCheck = 'measuring' | 'no-index' | 'cannot' | 'not-stored' | MeasuredDownload;

const WORDS = {
  measuring: 'kept.checking-size',
  'no-index': 'kept.no-index',
  cannot: 'kept.cannot',
  'not-stored': 'kept.not-stored',
} as const;

interface Props {
  answer: KeepCheck;
  isMetered: boolean;
  /** Bytes that the browser has room for; null where it does not say. */
  room: number | null;
  onKeep: () => void;
  /** Absent where what it stands in can be closed. */
  onCancel: (() => void) | undefined;
}

export function ConfirmKeep({ answer, isMetered, room, onKeep, onCancel }: Props): ReactNode {
  const t = useWords();
  const no = onCancel && (
    <Button variant="plain" data-key="not-now" onClick={onCancel}>
      {t('kept.not-now')}
    </Button>
  );
  if (typeof answer === 'string') {
    return (
      <>
        <Status role={answer === 'measuring' ? 'status' : 'alert'} className="quiet">
          {t(WORDS[answer])}
        </Status>
        {no && <div className="do">{no}</div>}
      </>
    );
  }
  const { songs, bytes, packed, missing } = answer;
  const hasRoom = room === null || bytes < room;
  return (
    <>
      <Status className="quiet">
        {songs === 0
          ? t('kept.nothing-to-keep')
          : t('kept.size', {
              songs: t('page.song-count', { n: songs }),
              size: sayBytes(bytes),
              line: sayBytes(packed),
            })}
      </Status>
      {songs > 0 && missing > 0 && <p className="quiet">{t('kept.lacking', { n: missing })}</p>}
      {!hasRoom && <Status role="alert">{t('kept.little-room', { size: sayBytes(room) })}</Status>}
      {isMetered && songs > 0 && <p role="note">{t('kept.metered')}</p>}
      <div className="do">
        {songs > 0 && (
          <Button data-key="keep-now" onClick={onKeep}>
            {t('kept.keep-now')}
          </Button>
        )}
        {no}
      </div>
    </>
  );
}
