import type { ReactNode } from 'react';
import type { Similar } from '#features/search/index.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { PlaceLink } from './PlacesFound.tsx';
import { SongRow } from './SongRow.tsx';

/** Names that only look or sound like the query: guesses, under a heading that says so. */
export function SimilarNames({ similar: { places, songs } }: { similar: Similar }): ReactNode {
  const t = useWords();
  const total = places.length + songs.length;
  if (total === 0) return null;
  return (
    <section className="also" aria-labelledby="similar">
      <h3 id="similar">{t('home.similar-names')}</h3>
      <ul role="list" className="songs places">
        {places.map((place) => (
          <li key={place.path}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
      <ol role="list" className="songs">
        {songs.map((song, at) => (
          <SongRow
            // By place, as in the list above.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold nothing of their own
            key={at}
            row={song}
            language={song.language}
            folder={sayName(t, song.folder)}
            place={at + 1}
            total={songs.length}
          />
        ))}
      </ol>
    </section>
  );
}
