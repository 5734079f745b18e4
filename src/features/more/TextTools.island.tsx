/** Binds the tools of a text to what can be done with it. */
import { type ReactNode, useState } from 'react';
import { actionsFor, type Outcome } from '#features/actions/index.ts';
import { wordsOfSong } from '#features/reading/index.ts';
import { adopt } from '#ui/adopt.ts';
import { useStatus } from '#ui/useStatus.ts';
import { useWords } from '#words/useWords.ts';
import css from './more.css?inline';
import { TextTools } from './TextTools.tsx';

adopt(css);

/** Milliseconds that the button Copy says what it did. */
const SAID = 2500;

export default function LiveTextTools(): ReactNode {
  const t = useWords();
  const [said, say] = useStatus();
  const [copy, setCopy] = useState<'page.copy' | 'page.copied' | 'page.copying-failed'>('page.copy');

  const onCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(wordsOfSong());
      setCopy('page.copied');
    } catch {
      setCopy('page.copying-failed'); // no permission, or a page without TLS
    }
    setTimeout(setCopy, SAID, 'page.copy');
  };
  const onChosen = async (coming: Promise<Outcome>): Promise<void> => {
    const outcome = await coming;
    say(outcome ? t(outcome.id, outcome.values) : '');
  };
  return (
    <TextTools
      actions={() => actionsFor('song')}
      copy={copy}
      said={said}
      onCopy={() => void onCopy()}
      onChosen={(outcome) => void onChosen(outcome)}
    />
  );
}
