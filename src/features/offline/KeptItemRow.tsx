/** How it stands with one kept item, and what can be done with it. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { sayBytes, sayMeasure, sayOffer, sayProgress } from './describe-kept.ts';
import { NO_PROGRESS, type Progress } from './download.ts';
import type { Ending } from './keeper.ts';
import type { Act, KeptItem } from './kept.ts';
import css from './offline.css?inline';
import type { Shown } from './register.browser.ts';
import type { Inspection } from './useDevice.ts';

adopt(css);

interface Props {
  item: KeptItem;
  progress: Progress | undefined;
  /** How the last try ended, in this tab or another. */
  ending: Ending | undefined;
  /** What was read back; null while that is under way. */
  inspection: Inspection | null;
  /** Whether there is what shows kept texts without a connection. */
  shown: Shown;
  onAct: (act: Act) => void;
}

export function KeptItemRow({ item, progress, ending, inspection, shown, onAct }: Props): ReactNode {
  const t = useWords();
  const button = (act: Act, words: string, label?: MessageId): ReactNode => (
    <Button
      variant={act === 'remove' || act === 'drop-gone' ? 'plain' : 'button'}
      data-key={`${act}:${item.id}`}
      aria-label={label && t(label, { name: item.name })}
      onClick={() => onAct(act)}
    >
      {words}
    </Button>
  );
  const remove = button('remove', t('kept.remove'), 'kept.remove-named');

  if (item.state !== 'whole') {
    const known = inspection?.measure ?? { ...NO_PROGRESS, ofSongs: item.songs, ofBytes: item.bytes };
    const stored = item.state === 'coming' ? (progress ?? known) : known;
    const words = sayProgress(t, item, ending, stored);
    const isComing = item.state === 'coming' && ending !== 'no-connection';
    return (
      <>
        <Status
          className={isComing ? 'visually-hidden' : 'quiet'}
          done={isComing ? stored.bytes / (stored.ofBytes || 1) : undefined}
        >
          {words}
        </Status>
        {isComing && (
          <p className="quiet" aria-hidden="true">
            {words}
          </p>
        )}
        {item.state === 'coming' && <progress aria-label={words} max={stored.ofBytes || 1} value={stored.bytes} />}
        <div className="do">
          {item.state === 'coming' ? button('pause', t('kept.pause')) : button('go-on', t('kept.go-on'))}
          {remove}
        </div>
      </>
    );
  }
  const { measure, offer } = inspection ?? {};
  const what = offer ? sayOffer(t, offer) : '';
  const isBroken = measure !== undefined && measure.songs < measure.ofSongs;
  const mend = isBroken || (inspection && shown === 'no') ? t(isBroken ? 'kept.mend' : 'page.try-again') : '';
  const goOn = offer && what !== '' ? t('kept.update', { size: sayBytes(offer.bytes) }) : mend;
  const gone = measure?.gone ?? 0;
  return (
    <>
      <Status className="quiet">{measure ? sayMeasure(t, item, measure) : t('kept.checking')}</Status>
      {inspection && shown !== 'yes' && <p role="note">{t('kept.not-shown')}</p>}
      {what !== '' && <p>{t('kept.since', { what })}</p>}
      {gone > 0 && <p>{t('kept.gone-here', { n: gone })}</p>}
      <div className="do">
        {goOn !== '' && button('go-on', goOn)}
        {gone > 0 && button('drop-gone', t('kept.drop-gone'))}
        {remove}
      </div>
    </>
  );
}
