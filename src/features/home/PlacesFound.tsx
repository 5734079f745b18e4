import type { ReactNode } from 'react';
import type { ShownPlace } from '#features/search/index.ts';
import { useNameLang, useWords } from '#words/useWords.ts';
import { LibraryName } from '#words/Words.tsx';

/** A collection or a playlist: its name in its own script first, where that is known. */
export function PlaceLink({ place }: { place: ShownPlace }): ReactNode {
  const t = useWords();
  const nameLang = useNameLang();
  const { kind, path, label, own, count } = place;
  return (
    <a href={path}>
      {own && <b lang={own.lang}>{own.name}</b>}{' '}
      <span className="name" lang={nameLang(label)}>
        {kind === 'folder' ? <LibraryName label={label} /> : label}
      </span>{' '}
      <span className="label">{count === null ? t('home.playlist') : t('page.song-count', { n: count })}</span>
    </a>
  );
}

/** Collections and playlists that the query names, above the songs. */
export function PlacesFound({ places }: { places: readonly ShownPlace[] }): ReactNode {
  const t = useWords();
  if (places.length === 0) return null;
  return (
    <ul role="list" className="places songs" aria-label={t('home.places-found')}>
      {places.map((place) => (
        <li key={place.path}>
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  );
}
