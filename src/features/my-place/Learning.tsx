/** What the reader learns by heart: what is to be said again today, and each song with how much of it is known. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import { isDue, type LearnRequest, loadByHeart, today, type VersePlace } from '#features/by-heart/index.ts';
import { Button } from '#ui/Button.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { useWords } from '#words/useWords.ts';
import { forgetSong, type LearntSong, putBackSong } from './learning.ts';
import { changeLearning } from './place-store.browser.ts';
import { Section, useSection } from './Section.tsx';
import { SongLink } from './SongLink.tsx';
import { verseValues } from './stored-verse.ts';
import { useUndo } from './useUndo.tsx';

export function Learning({ songs }: { songs: readonly LearntSong[] }): ReactNode {
  const t = useWords();
  const tools = useSection();
  const undo = useUndo(tools);
  const [byHeart, bring] = useLazy(loadByHeart);
  const [request, ask] = useState<LearnRequest | null>(null);
  const day = today();
  const due = songs.flatMap((song) =>
    song.verses.filter((verse) => isDue(verse, day)).map((verse) => ({ path: song.path, id: verse.id, song, verse })),
  );

  const learn = (event: MouseEvent, place: VersePlace, isDue = false): void => {
    // Into a tab of its own: the text itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask({ part: 'by-heart', place, ...(isDue && { due }) });
    if (!byHeart) bring(event.currentTarget);
  };
  /** What was pressed may be gone: the next verse to be said has the focus then. */
  const close = (): void => {
    ask(null);
    if (request && 'place' in request)
      tools.focusOn(
        ...(request.due ? [] : [`learn:${request.place.path}`]),
        `due:${request.place.path}#${request.place.id}`,
        ...due.map(({ path, id }) => `due:${path}#${id}`),
        'by-heart',
      );
  };

  const rows = songs.map((song, at) => {
    const key = `learn:${song.path}`;
    return (
      <li key={song.path}>
        <SongLink
          song={song}
          mark={key}
          note={t('heart.known-of', { n: song.verses.length, m: song.of })}
          onClick={(event) => learn(event, { path: song.path, id: null })}
        />
        <Button
          variant="small"
          aria-label={t('heart.remove', { song: song.name })}
          data-key={`forget:${song.path}`}
          onClick={() =>
            undo.remove({
              at,
              words: t('heart.removed', { song: song.name }),
              remove: () => changeLearning((now) => forgetSong(now, song.path)),
              back: () => changeLearning((now) => putBackSong(now, song, at)),
              isBack: (outcome) => outcome !== 'refused', // 'same': another tab has brought it back
              focus: [`forget:${song.path}`],
            })
          }
        >
          ×
        </Button>
      </li>
    );
  });
  const all = undo.among(rows);
  const View = request && byHeart?.default;
  if (all.length === 0) return null;
  return (
    <Section id="by-heart" title="heart.title" tools={tools}>
      <h3 className="quiet">{t(due.length > 0 ? 'heart.today' : 'heart.nothing-today')}</h3>
      {due.length > 0 && (
        <ul className="songs one" role="list">
          {due.map(({ path, id, song, verse }) => (
            <li key={`${path}#${id}`} data-due>
              <SongLink
                song={song}
                href={`${path}#${id}`}
                mark={`due:${path}#${id}`}
                note={t('search.verse', verseValues(verse))}
                onClick={(event) => learn(event, { path, id }, true)}
              />
            </li>
          ))}
        </ul>
      )}
      <h3 className="quiet">{t('heart.learning')}</h3>
      <ul className="songs one" role="list">
        {all}
      </ul>
      {View && <View request={request} onClose={close} />}
    </Section>
  );
}
