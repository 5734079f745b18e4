/** A job as the reader sees it: what is asked, how far it is, what came of it. All of it is text. */
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { currentLocale, type Translate } from '#words/store.ts';
import { useWords } from '#words/useWords.ts';
import type { ActiveJob, Job } from './engine.ts';
import { faultMessages } from './faults.ts';
import { answerLanguage, MOST_SHOWN } from './translation.ts';

export interface ResultViewProps {
  job: ActiveJob;
  /** The reader has waited for long. */
  isLong: boolean;
  /** That it is a machine's, and where it comes from; goes with every copy. */
  origin: string;
  /** Tag of the text that the quote is from. */
  sourceLang: string | undefined;
  onStop: () => void;
  onResume: () => void;
  onAnew: () => void;
  onClose: () => void;
  /** There is something new to see in the panel, and the reader waits for it. `isNew`: they have just asked for it. */
  onShow: (panel: HTMLElement, isNew: boolean) => void;
}

const QUOTED = 300;
/** Milliseconds without an answer after which words say that it takes long. */
export const LONG_WAIT = 15_000;

/** 'Translation Result' or 'Meaning for Selected Text' (SPEC section 2), and what closes it. */
const TITLES = {
  translation: ['translate.translation-result', 'translate.close-translation-result'],
  meaning: ['translate.meaning-selected-text', 'translate.close-meaning-selected'],
} as const;

export function ResultView({ job, isLong, origin, sourceLang, ...does }: ResultViewProps) {
  const t = useWords();
  const { phase, task, answers, fault } = job;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const quote = task.quote === null || task.quote.length <= QUOTED ? task.quote : `${task.quote.slice(0, QUOTED)}…`;
  const [title, close] = TITLES[task.purpose];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run and each phase shows other things, and other buttons
  useEffect(() => {
    const isAsked = phase === 'processing';
    // The button that had the focus may have gone with the last phase; who asks waits here, wherever they asked.
    if (isAsked || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Only who still waits here is brought to the answer; who reads on is left alone.
    if (panel.current?.contains(document.activeElement)) does.onShow(panel.current, isAsked);
  }, [phase, job.run]);

  const copySelected = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', `${getSelection()?.toString() ?? ''}\n\n${origin}`);
    event.preventDefault();
  };

  return (
    <section className="result" ref={panel} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t(title)}
        </h2>
        <Button variant="plain" onClick={does.onClose} aria-label={t(close)}>
          {t('page.close')}
        </Button>
      </header>
      {task.verses > 1 && <p className="quiet">{t('translate.selected-verses', { n: task.verses })}</p>}
      {quote !== null && (
        <blockquote lang={sourceLang} dir="auto">
          <q>{quote}</q>
        </blockquote>
      )}
      <div className="label">
        <p className="progress">{sayProgress(job, isLong, t)}</p>
        {answers.length > 0 && <p className="origin">{origin}</p>}
      </div>
      {answers.length > 0 && (
        <div className="answer" role="group" aria-label={t(title)} tabIndex={0} onCopy={copySelected}>
          {answers.map(({ output, cut }, place) => {
            const { lang, dir } = answerLanguage(task.type, output);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers are only ever added at the end
              <p key={place} lang={lang} dir={dir}>
                {output}
                {cut && (
                  <em lang={currentLocale()}>{` ${t('translate.answer-too-long', { n: String(MOST_SHOWN) })}`}</em>
                )}
              </p>
            );
          })}
        </div>
      )}
      {phase === 'error' && fault !== null && (
        <Status role="alert" className="fault">
          {faultMessages(task.purpose, fault).map((id, place) => (
            <span key={id}>{`${place > 0 ? ' ' : ''}${t(id)}`}</span>
          ))}
        </Status>
      )}
      <div className="actions">
        {phase === 'processing' && <Button onClick={does.onStop}>{t('translate.cancel')}</Button>}
        {phase === 'error' && <Button onClick={does.onResume}>{t('translate.retry')}</Button>}
        {phase === 'stopped' && <Button onClick={does.onResume}>{t('translate.continue')}</Button>}
        {answers.length > 0 && phase !== 'processing' && (
          <CopyButton text={() => `${answers.map(({ output }) => output).join('\n\n')}\n\n${origin}`} />
        )}
        {phase === 'result' && <Button onClick={does.onAnew}>{t('translate.ask-anew')}</Button>}
      </div>
    </section>
  );
}

/** Whether the reader has waited for long, for the answer that comes next. */
export function useLongWait(job: Job): boolean {
  const [isLong, setLong] = useState(false);
  const { phase, run, answers } = { run: 0, answers: [], ...job };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait for each answer is one of its own
  useEffect(() => {
    setLong(false);
    const timer = phase === 'processing' ? setTimeout(setLong, LONG_WAIT, true) : undefined;
    return () => clearTimeout(timer);
  }, [phase, run, answers.length]);
  return isLong;
}

const isCached = ({ answers }: ActiveJob): boolean => answers.every(({ isCached }) => isCached);

/** In words what is happening, or what was done. */
function sayProgress(job: ActiveJob, isLong: boolean, t: Translate): string {
  const { phase, task, answers } = job;
  const values = { n: answers.length, m: task.pieces.length };
  const isCut = task.pieces.length > 1;
  if (phase === 'processing') {
    const asking = task.purpose === 'meaning' ? 'translate.asking-meaning' : 'translate.translating';
    const words = isCut ? t('translate.part-by-part', { ...values, n: answers.length + 1 }) : t(asking);
    return isLong ? `${words} ${t('translate.takes-long')}` : words;
  }
  if (phase === 'result' && isCached(job)) return t('translate.from-cache');
  return isCut && answers.length > 0 ? t('translate.parts-done', values) : '';
}

/** The same for who hears it, in fewer words. */
function sayStatus(job: ActiveJob, isLong: boolean, t: Translate): string {
  const { phase, task, answers } = job;
  if (phase === 'processing' && answers.length > 0 && !isLong)
    return t('translate.parts-done', { n: answers.length, m: task.pieces.length });
  if (phase !== 'result') return sayProgress(job, isLong, t);
  const here = t(task.purpose === 'meaning' ? 'translate.meaning-here' : 'translate.translation-here');
  return isCached(job) ? `${here} ${t('translate.from-cache')}` : here;
}

/** Stands outside the result, which comes with its words. */
export function ResultStatus({ job, isLong }: { job: Job; isLong: boolean }): ReactNode {
  const t = useWords();
  const isUnderWay = job.phase === 'processing' && !isLong;
  return (
    <Status className="visually-hidden" done={isUnderWay ? job.answers.length / job.task.pieces.length : undefined}>
      {job.phase === 'idle' ? '' : sayStatus(job, isLong, t)}
    </Status>
  );
}

const LABELS = { ready: 'page.copy', copied: 'page.copied', failed: 'page.copying-failed' } as const;

/** Copies a text, and says so. */
function CopyButton({ text }: { text: () => string }) {
  const t = useWords();
  const [state, setState] = useState<keyof typeof LABELS>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed'); // no permission, or a page without TLS
    }
  };
  return (
    <>
      <Button onClick={copy} onBlur={() => setState('ready')}>
        {t(LABELS[state])}
      </Button>
      <Status className="visually-hidden">{state !== 'ready' && t(LABELS[state])}</Status>
    </>
  );
}
