/** The Translate menu with its results, and the meaning of selected words: binds engine, page and storage to the views. */
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { languageLabel } from '#core/library/languages.ts';
import { languageAt } from '#core/library/paths.ts';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Boundary, Broken, island, useIntent } from '#ui/island.tsx';
import { useListener } from '#ui/useListener.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import { type Answer, createEngine, type Engine, IDLE, type Job } from './engine.ts';
import { faultOf } from './faults.ts';
import { originLine } from './origin.ts';
import { cutText } from './pieces.ts';
import { ResultStatus, ResultView, useLongWait } from './ResultView.tsx';
import { reveal } from './reveal.browser.ts';
import { selectedText, shownSong, sourceOfPage, textElement } from './source.browser.ts';
import { TranslateMenu } from './TranslateMenu.tsx';
import css from './translate.css?inline';
import { type TranslateRequest, type TranslationType, translationKinds } from './translation.ts';

interface Props {
  /** The page came without its text. */
  missing?: boolean;
}

adopt(css);

/** What asks the API and keeps its answers: the menu is there without it, and it comes while the reader chooses. */
const asking = () => import('./ask.browser.ts');

const Still = ({ missing = false }: Props) => (
  <div className="translate">
    <TranslateMenu kinds={[]} disabled={missing} busy={false} onChoose={() => {}} />
  </div>
);

/** One engine, and the job it is at. */
function useEngine(): [Engine, Job] {
  const engine = useMemo(
    () =>
      createEngine({
        ask: async (...question) => (await asking()).ask(...question),
        faultOf: (error) => faultOf(error, navigator.onLine),
      }),
    [],
  );
  const job = useSyncExternalStore(engine.subscribe, engine.job, () => IDLE);
  useEffect(() => void asking().catch(() => undefined), []);
  // A page that is left asks for nothing more, not even while the browser keeps it for Back.
  useListener(['pagehide'], engine.stop);
  return [engine, job];
}

/** What throws takes neither the text nor the place of its button with it. */
const brokenMenu = (
  <>
    <Button disabled>
      <Words id="reading.translate" />
    </Button>
    <Broken />
  </>
);

const LiveTranslate = (props: Props) => (
  <div className="translate">
    <Boundary fallback={brokenMenu}>
      <Live {...props} />
    </Boundary>
  </div>
);

function Live({ missing = false }: Props) {
  const [language] = useState(() => languageAt(location.pathname));
  const from = languageLabel(language);
  const [translation, translationJob] = useEngine();
  const [meaning, meaningJob] = useEngine();
  // A text that was missing may have come before this code did.
  const [ready, setReady] = useState(() => !missing || textElement() !== null);

  /** The verse that was asked about. */
  const back = useRef<HTMLElement>(null);

  useListener(['text:come'], () => setReady(textElement() !== null));
  const choose = (type: TranslationType) => {
    const source = sourceOfPage(selectedText());
    if (source) translation.start({ purpose: 'translation', type, ...source });
  };
  useIntent(({ type, of }: TranslateRequest) => {
    if (!of) return choose(type);
    back.current = document.activeElement?.closest<HTMLElement>('[data-box] *') ?? null;
    const second = of.verse?.closest<HTMLElement>('[data-second]');
    const from = second && { label: languageLabel(languageAt(second.dataset['second'] ?? '')), lang: second.lang };
    const task = { type, pieces: cutText(of.words), verses: of.verses, quote: of.words, from };
    if (type === 'provide_sanskrit_meaning') meaning.start({ purpose: 'meaning', ...task });
    else translation.start({ purpose: 'translation', ...task });
  });

  return (
    <>
      <TranslateMenu
        kinds={translationKinds(language)}
        disabled={!ready}
        busy={translationJob.phase === 'processing'}
        onChoose={choose}
      />
      <Result engine={translation} job={translationJob} from={from} back={back} />
      <Result engine={meaning} job={meaningJob} from={from} back={back} />
    </>
  );
}

/** Of each kind of answer the last: one, unless the API had no model for a while. */
const originsOf = (answers: readonly Answer[]): Answer[] => [
  ...new Map(answers.map((answer) => [answer.by, answer])).values(),
];

interface ResultProps {
  engine: Engine;
  job: Job;
  from: string;
  /** The verse that was asked about; null for the whole text. */
  back: RefObject<HTMLElement | null>;
}

/** A job's view, put beneath the text box, and what is heard of it. */
function Result({ engine, job, from, back }: ResultProps) {
  const t = useWords();
  const isLong = useLongWait(job);
  // Not in what stands in the page, where it would be bytes of each song.
  const [isLive, live] = useState(false);
  useEffect(() => live(true), []);
  const place = document.querySelector('[data-results]');
  /** What takes the panel away gives the focus back to where the reader was. */
  const ending = (end: () => void) => () => {
    end();
    if (engine.job().phase === 'idle') (back.current ?? textElement()?.parentElement)?.focus({ preventScroll: true });
  };
  return (
    <>
      {isLive && <ResultStatus job={job} isLong={isLong} />}
      {place &&
        job.phase !== 'idle' &&
        createPortal(
          <ResultView
            job={job}
            isLong={isLong}
            origin={originsOf(job.answers)
              .map((made) =>
                originLine(t, { type: job.task.type, from: job.task.from?.label ?? from, ...shownSong(), ...made }),
              )
              .join(' ')}
            sourceLang={job.task.from?.lang ?? textElement()?.lang}
            onStop={ending(engine.stop)}
            onResume={engine.resume}
            onAnew={engine.anew}
            onClose={ending(engine.close)}
            onShow={reveal}
          />,
          place,
        )}
    </>
  );
}

export const Translate = island('Translate', LiveTranslate, Still);
