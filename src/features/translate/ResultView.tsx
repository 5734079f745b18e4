/** A job as the reader sees it: what is asked, how far it is, what came of it. All of it is text. */
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import type { English } from '#words/english.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Job } from './job.ts';
import { answerLanguage, faultMessage, LEARNING_ONLY, MOST_SHOWN } from './translation.ts';

export interface ResultViewProps {
  title: string;
  job: Exclude<Job, { phase: 'idle' }>;
  /** Where the result comes from; goes with every copy. */
  origin: string;
  /** Tag of the text that the quote is from. */
  sourceLang: string | undefined;
  onStop: () => void;
  onResume: () => void;
  onAnew: () => void;
  onMore: () => void;
  onClose: () => void;
  /** There is something new to see in the panel, and the reader waits for it. */
  onShow: (panel: HTMLElement) => void;
}

const QUOTED = 300;

export function ResultView({
  title,
  job,
  origin,
  sourceLang,
  onStop,
  onResume,
  onAnew,
  onMore,
  onClose,
  onShow,
}: ResultViewProps) {
  const { phase, task, answers, fault } = job;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const label = `${LEARNING_ONLY} ${origin}`;
  const quote = task.quote === null || task.quote.length <= QUOTED ? task.quote : `${task.quote.slice(0, QUOTED)}…`;
  const done = phase === 'result';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new task, and only that, calls for the reader
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [task.purpose, task.type, task.quote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase shows other things, and other buttons
  useEffect(() => {
    // The button that had the focus may have gone with the last phase.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Only who still waits here is brought to the answer; who reads on is left alone.
    if (panel.current?.contains(document.activeElement)) onShow(panel.current);
  }, [phase]);

  /** As the reader sees it, in whatever language the interface is. */
  const shownLabel = () => panel.current?.querySelector('.origin')?.textContent ?? label;
  const copySelected = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', `${getSelection()?.toString() ?? ''}\n\n${shownLabel()}`);
    event.preventDefault();
  };

  return (
    <section className="result" ref={panel} aria-labelledby={id} aria-busy={phase === 'processing'}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="plain" onClick={onClose} aria-label={`Close ${title}`}>
          Close
        </button>
      </header>
      {quote !== null && (
        <blockquote lang={sourceLang} dir="auto">
          <q>{quote}</q>
        </blockquote>
      )}
      <p role="status" className="progress">
        {progressOf(job)}
      </p>
      {answers.length > 0 && (
        <div className="answer" role="group" aria-label={title} tabIndex={0} onCopy={copySelected}>
          {answers.map(({ output, cut }, place) => {
            const { lang, dir } = answerLanguage(task.type, output);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers are only ever added at the end
              <p key={place} lang={lang} dir={dir}>
                {output}
                {cut && (
                  <em lang="en">{` … This answer was too long: only its first ${MOST_SHOWN} characters are shown.`}</em>
                )}
              </p>
            );
          })}
        </div>
      )}
      {phase === 'error' && fault !== null && (
        <p role="alert" className="fault">
          {faultMessage(task.purpose, fault)}
        </p>
      )}
      {answers.length > 0 && <p className="quiet origin">{label}</p>}
      <div className="actions">
        {phase === 'processing' && <Action label="Cancel" onClick={onStop} />}
        {phase === 'error' && <Action label="Retry" onClick={onResume} />}
        {phase === 'stopped' && <Action label="Go on" onClick={onResume} />}
        {done && task.next !== null && <Action label="Translate the next verses" onClick={onMore} />}
        {answers.length > 0 && phase !== 'processing' && (
          <CopyButton text={() => `${answers.map(({ output }) => output).join('\n\n')}\n\n${shownLabel()}`} />
        )}
        {done && <Action label="Ask anew" onClick={onAnew} />}
      </div>
    </section>
  );
}

function Action({ label, onClick }: { label: English; onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick}>
      {label}
    </button>
  );
}

/** In words what is happening, or what was done. */
function progressOf({ phase, task, answers }: ResultViewProps['job']): string {
  const many = task.pieces.length > 1;
  const unit = task.quote === null ? 'verse' : 'part';
  switch (phase) {
    case 'processing':
      if (!many) return task.purpose === 'meaning' ? 'Asking for the meaning…' : 'Translating…';
      return `This text is long, so it goes ${unit} by ${unit}: ${answers.length + 1} of ${task.pieces.length}…`;
    case 'stopped':
      return `Cancelled after ${answers.length} of ${task.pieces.length}.`;
    case 'result':
      if (answers.every(({ kept }) => kept)) return 'Kept on this device from an earlier request.';
      return many ? `${answers.length} ${unit}s of this long text.` : '';
    default:
      return '';
  }
}
