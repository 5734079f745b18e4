/** Binds the tools of a text to what can be done with it. */
import { type ReactNode, useState } from 'react';
import { loadFindBar } from '#features/find/index.ts';
import { loadKeepSong } from '#features/offline/index.ts';
import { loadRecite } from '#features/recite/index.ts';
import type { Outcome } from '#ui/action.ts';
import { adopt } from '#ui/adopt.ts';
import { useIntent } from '#ui/intent.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { useStatus } from '#ui/useStatus.ts';
import { useWords } from '#words/useWords.ts';
import css from './more.css?inline';
import { actionsFor } from './registry.ts';
import { TextTools } from './TextTools.tsx';
import { OPEN_FIND } from './text-requests.browser.ts';

adopt(css);

/** What comes when it is asked for: the words alone, and the place where the song is kept. */
type PartName = 'recite' | 'keep';

interface Asked {
  find?: typeof OPEN_FIND.find;
  part?: PartName;
}

/** Milliseconds that words about what was done stay: a link in them is to be reached. */
const STAYS = 8000;

export default function LiveTextTools(): ReactNode {
  const t = useWords();
  const [said, say] = useStatus(STAYS);
  const [my, setMy] = useState<string>();
  const [finding, find] = useState(0);
  const [part, open] = useState<PartName | null>(null);
  const [findBar, bringFindBar] = useLazy(loadFindBar);
  const parts = { recite: useLazy(loadRecite), keep: useLazy(loadKeepSong) };
  useIntent((asked: Asked) => {
    // By what it says: two islands may each have a copy of it.
    if (asked.find === OPEN_FIND.find) {
      find((times) => times + 1);
      if (!findBar) bringFindBar(null);
    }
    if (!asked.part) return;
    open(asked.part);
    const [come, bring] = parts[asked.part];
    if (!come) bring(null);
  });
  const Part = part && parts[part][0]?.default;
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
      {finding > 0 && findBar && <findBar.default asked={finding} onClose={() => find(0)} />}
      {Part && <Part onClose={() => open(null)} />}
    </>
  );
}
