/** How it stands with one kept thing, and what can be done with it. */
import type { ReactNode } from 'react';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { NO_PROGRESS, type Progress } from './download.ts';
import type { Ending } from './keeper.ts';
import type { Act, KeptThing } from './kept.ts';
import css from './offline.css?inline';
import type { Shown } from './register.browser.ts';
import { sayBytes, sayMeasure, sayOffer, sayProgress } from './say.ts';
import type { Inspection } from './useDevice.ts';

adopt(css);

interface Props {
  thing: KeptThing;
  progress: Progress | undefined;
  /** How the last try ended, in this tab or another. */
  ending: Ending | undefined;
  /** What was read back; null while that is under way. */
  inspection: Inspection | null;
  /** Whether there is what shows kept texts without a connection. */
  shown: Shown;
  onAct: (act: Act) => void;
}

export function Thing({ thing, progress, ending, inspection, shown, onAct }: Props): ReactNode {
  const t = useWords();
  const button = (act: Act, words: string, label?: MessageId): ReactNode => (
    <Button
      look={act === 'remove' || act === 'drop-gone' ? 'plain' : 'button'}
      data-key={`${act}:${thing.id}`}
      aria-label={label && t(label, { name: thing.name })}
      onClick={() => onAct(act)}
    >
      {words}
    </Button>
  );
  const remove = button('remove', t('kept.remove'), 'kept.remove-named');

  if (thing.state !== 'whole') {
    const known = inspection?.measure ?? { ...NO_PROGRESS, ofSongs: thing.songs, ofBytes: thing.bytes };
    const here = thing.state === 'coming' ? (progress ?? known) : known;
    const words = sayProgress(t, thing, ending, here);
    const isComing = thing.state === 'coming' && ending !== 'no-connection';
    return (
      <>
        {/* Not said at each step by a screen reader: the bar says how far it is. */}
        {isComing ? <p className="quiet">{words}</p> : <Status className="quiet">{words}</Status>}
        {thing.state === 'coming' && <progress aria-label={words} max={here.ofBytes || 1} value={here.bytes} />}
        <div className="do">
          {thing.state === 'coming' ? button('pause', t('kept.pause')) : button('go-on', t('kept.go-on'))}
          {remove}
        </div>
      </>
    );
  }
  if (!inspection)
    return (
      <>
        <p className="quiet">{t('kept.checking')}</p>
        <div className="do">{remove}</div>
      </>
    );
  const { measure, offer } = inspection;
  const what = sayOffer(t, offer);
  const isBroken = measure.songs < measure.ofSongs;
  const mend = isBroken || shown === 'no' ? t(isBroken ? 'kept.mend' : 'page.try-again') : '';
  const goOn = what === '' ? mend : t('kept.update', { size: sayBytes(offer.bytes) });
  return (
    <>
      <Status className="quiet">{sayMeasure(t, thing, measure)}</Status>
      {shown !== 'yes' && <p role="note">{t('kept.not-shown')}</p>}
      {what !== '' && <p>{t('kept.since', { what })}</p>}
      {measure.gone > 0 && <p>{t('kept.gone-here', { n: measure.gone })}</p>}
      <div className="do">
        {goOn !== '' && button('go-on', goOn)}
        {measure.gone > 0 && button('drop-gone', t('kept.drop-gone'))}
        {remove}
      </div>
    </>
  );
}
