/** Mistakes that the reader told, each with what became of it, and a way to take it from here, and back. */
import { type ReactNode, useEffect } from 'react';
import { isWaiting } from '#features/support/index.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';
import { changeTold } from './place-store.browser.ts';
import { Section, useSection } from './Section.tsx';
import { SongLink } from './SongLink.tsx';
import { verseValues } from './stored-verse.ts';
import { keyOfTold, type ToldMistake } from './told.ts';
import { STATES, stateOf } from './told-fates.ts';
import { useUndo } from './useUndo.tsx';

export function Told({ told }: { told: readonly ToldMistake[] }): ReactNode {
  const t = useWords();
  const tools = useSection();
  const undo = useUndo(tools);
  const hasTold = told.length > 0;
  useEffect(() => {
    if (!hasTold) return;
    const following = import('./follow-told.browser.ts').then(({ followTold }) => followTold());
    following.catch(() => {}); // then what is known already is shown
  }, [hasTold]);
  const row = (one: ToldMistake, at: number): ReactNode => {
    const key = keyOfTold(one);
    const state = stateOf(one, isWaiting(one.message), Date.now());
    const verse = t('search.verse', verseValues(one.verse));
    const what = { verse, song: one.name };
    const remove = (): void =>
      undo.remove({
        at,
        words: t('my.told-removed', what),
        remove: () => changeTold((all) => all.filter((each) => keyOfTold(each) !== key)),
        back: () => changeTold((all) => [...all, one].sort((a, b) => b.at - a.at)),
        focus: [key],
      });
    return (
      <li key={key} data-told={state}>
        <SongLink song={one} href={`${one.path}#${one.verse.id}`} note={`${verse} · ${t(STATES[state])}`} />
        <Button variant="small" aria-label={t('my.remove-told', what)} data-key={key} onClick={remove}>
          ×
        </Button>
      </li>
    );
  };
  const all = undo.among(told.map(row));
  if (all.length === 0) return null;
  return (
    <Section id="told" title="my.told" tools={tools}>
      <ul className="songs one" role="list">
        {all}
      </ul>
    </Section>
  );
}
