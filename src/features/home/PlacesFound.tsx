import type { ReactNode } from 'react';
import type { ShownPlace, Similar } from '#features/search/index.ts';
import { sayName } from '#words/names.ts';
import { useNameLang, useWords } from '#words/useWords.ts';
import { LibraryName } from '#words/Words.tsx';
import { SongRow } from './SongRow.tsx';

/** A collection or a playlist: its name in its own script first, where that is known. */
function PlaceItem({ place }: { place: ShownPlace }): ReactNode {
  const t = useWords();
  const nameLang = useNameLang();
  const { kind, path, label, own, count } = place;
  return (
    <li>
      <a href={path}>
        {own && <b lang={own.lang}>{own.name}</b>}{' '}
        <span className="name" lang={kind === 'folder' ? undefined : nameLang(label)}>
          {kind === 'folder' ? <LibraryName label={label} /> : label}
        </span>{' '}
        <span className="label">{count === null ? t('home.playlist') : t('page.song-count', { n: count })}</span>
      </a>
    </li>
  );
}

/** Collections and playlists that the query names, above the songs. */
export function PlacesFound({ places }: { places: readonly ShownPlace[] }): ReactNode {
  const t = useWords();
  if (places.length === 0) return null;
  return (
    <ul role="list" className="places songs" aria-label={t('home.places-found')}>
      {places.map((place) => (
        <PlaceItem key={place.path} place={place} />
      ))}
    </ul>
  );
}

/** Names that only look or sound like the query: guesses, under a heading that says so. */
export function SimilarNames({ similar: { places, songs } }: { similar: Similar }): ReactNode {
  const t = useWords();
  const total = places.length + songs.length;
  if (total === 0) return null;
  return (
    <section className="also" aria-labelledby="similar">
      <h2 id="similar">{t('home.similar-names')}</h2>
      <ul role="list" className="songs places">
        {places.map((place) => (
          <PlaceItem key={place.path} place={place} />
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
