/** Binds the tools of a text to what can be done with it. */
import { type ReactNode, useState } from 'react';
import { type LearnRequest, loadByHeart } from '#features/by-heart/index.ts';
import { loadFindBar } from '#features/find/index.ts';
import { loadTellMistake, type TellRequest } from '#features/mistakes/index.ts';
import { loadKeepSong } from '#features/offline/index.ts';
import { loadRecite, showSongOnScreen } from '#features/recite/index.ts';
import type { Outcome } from '#ui/action.ts';
import { adopt } from '#ui/adopt.ts';
import { island, useIntent } from '#ui/island.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { useStatus } from '#ui/useStatus.ts';
import { useWords } from '#words/useWords.ts';
import { actionsFor, type TextPart } from './actions.browser.ts';
import css from './more.css?inline';
import { TextTools as View } from './TextTools.tsx';

adopt(css);

/** Milliseconds that words about what was done stay: a link in them is to be reached. */
const STAYS = 8000;

function LiveTextTools(): ReactNode {
  const t = useWords();
  const [said, say] = useStatus(STAYS);
  const [my, setMy] = useState<string>();
  const [finding, find] = useState(0);
  const [part, open] = useState<'recite' | 'keep' | null>(null);
  const [told, tell] = useState<TellRequest | null>(null);
  const [learnt, learn] = useState<LearnRequest | null>(null);
  const parts = {
    find: useLazy(loadFindBar),
    recite: useLazy(loadRecite),
    keep: useLazy(loadKeepSong),
    tell: useLazy(loadTellMistake),
    'by-heart': useLazy(loadByHeart),
  };
  useIntent((request: { part: Exclude<TextPart, 'tell' | 'by-heart'> } | TellRequest | LearnRequest) => {
    const { part } = request;
    if (part === 'screen') return showSongOnScreen();
    if (part === 'find') find((times) => times + 1);
    else if (part === 'tell') tell(request);
    else if (part === 'by-heart') learn(request);
    else open(part);
    const [come, bring] = parts[part];
    if (!come) bring(null);
  });
  const FindBar = finding > 0 && parts.find[0]?.default;
  const Part = part && parts[part][0]?.default;
  const Learn = learnt && parts['by-heart'][0]?.default;
  const Tell = told && parts.tell[0]?.default;
  const onChosen = async (coming: Promise<Outcome>): Promise<void> => {
    const outcome = await coming;
    setMy(outcome?.my);
    say(outcome ? t(outcome.id, outcome.values) : '');
  };
  return (
    <>
      <View actions={() => actionsFor('song')} said={said} my={my} onChosen={(outcome) => void onChosen(outcome)} />
      {FindBar && <FindBar opened={finding} onClose={() => find(0)} />}
      {Part && <Part onClose={() => open(null)} />}
      {Learn && <Learn request={learnt} onClose={() => learn(null)} />}
      {Tell && <Tell request={told} onClose={() => tell(null)} />}
    </>
  );
}

const nothing = (): never[] => [];

const Still = (): ReactNode => <View actions={nothing} said="" onChosen={nothing} />;

export const TextTools = island('TextTools', LiveTextTools, Still);
