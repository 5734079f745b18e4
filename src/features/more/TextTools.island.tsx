/** Binds the tools of a text to what can be done with it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { actionsFor, type Outcome } from '#features/actions/index.ts';
import { loadFindBar } from '#features/find/index.ts';
import { loadKeepSong } from '#features/offline/index.ts';
import { loadRecite } from '#features/recite/index.ts';
import { adopt } from '#ui/adopt.ts';
import { useIntent } from '#ui/intent.tsx';
import { Status } from '#ui/Status.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { useWords } from '#words/useWords.ts';
import css from './more.css?inline';
import { TextTools } from './TextTools.tsx';
import { OPEN_FIND } from './text-requests.browser.ts';

adopt(css);

/** The search in the text comes when it is asked for. */
const FindBar = lazy(loadFindBar);
/** And so do the words alone, and the place where the song is kept. */
const PARTS = { recite: lazy(loadRecite), keep: lazy(loadKeepSong) };

interface Asked {
  find?: typeof OPEN_FIND.find;
  part?: keyof typeof PARTS;
}

/** Milliseconds that words about what was done stay: a link in them is to be reached. */
const STAYS = 8000;

export default function LiveTextTools(): ReactNode {
  const t = useWords();
  const [said, say] = useStatus(STAYS);
  const [my, setMy] = useState<string>();
  const [finding, find] = useState(0);
  const [part, open] = useState<Asked['part'] | null>(null);
  useIntent((asked: Asked) => {
    // By what it says: two islands may each have a copy of it.
    if (asked.find === OPEN_FIND.find) find((times) => times + 1);
    if (asked.part) open(asked.part);
  });
  const Part = part && PARTS[part];
  const onChosen = async (coming: Promise<Outcome>): Promise<void> => {
    const outcome = await coming;
    setMy(outcome?.my);
    say(outcome ? t(outcome.id, outcome.values) : '');
  };
  return (
    <>
      <TextTools
        actions={() => actionsFor('song')}
        said={said}
        my={my}
        onChosen={(outcome) => void onChosen(outcome)}
      />
      {finding > 0 && (
        <Suspense fallback={null}>
          <FindBar asked={finding} onClose={() => find(0)} />
        </Suspense>
      )}
      {Part && (
        <Suspense fallback={<Status className="said">{t('page.wait')}</Status>}>
          <Part onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}
