/** Mistakes that the reader told, each with what became of it. */
import { type ReactNode, useEffect } from 'react';
import { isWaiting } from '#features/support/index.ts';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { Section } from './Section.tsx';
import { SongLink } from './SongLink.tsx';
import { verseValues } from './stored-verse.ts';
import { keyOfTold, type ToldMistake } from './told.ts';
import { stateOf } from './told-fates.ts';

const STATES: Readonly<Record<ReturnType<typeof stateOf>, MessageId>> = {
  waiting: 'my.told-waiting',
  sent: 'my.told-sent',
  same: 'my.told-same',
  library: 'my.told-library',
  changed: 'my.told-changed',
};

const SILENT = { said: '', focus: null };

export function Told({ told }: { told: readonly ToldMistake[] }): ReactNode {
  const t = useWords();
  useEffect(() => {
    import('./follow-told.page.ts').catch(() => {}); // then what is known already is shown
  }, []);
  return (
    <Section id="told" title="my.told" tools={SILENT}>
      <ul className="songs one" role="list">
        {told.map((one) => {
          const key = keyOfTold(one);
          const state = stateOf(one, isWaiting(one.message), Date.now());
          return (
            <li key={key} data-told={state}>
              <SongLink
                song={one}
                href={`${one.path}#${one.verse.id}`}
                note={`${t('search.verse', verseValues(one.verse))} · ${t(STATES[state])}`}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
