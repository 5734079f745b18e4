/** The other songs that a verse stands in, as links to it there; nothing where there are none. */
import type { ReactNode } from 'react';
import type { ShownParallel } from '#core/library/parallels.ts';
import { sayName } from '#words/names.ts';
import { useNameLang, useWords } from '#words/useWords.ts';

interface Props {
  places: ShownParallel['in'];
}

export function Parallels({ places }: Props): ReactNode {
  const t = useWords();
  const nameLang = useNameLang();
  if (places.length === 0) return null;
  return (
    <>
      <p>{t('home.also-in')}</p>
      <ul role="list">
        {places.map(([href, verse, name, collection]) => (
          <li key={href}>
            <a href={href}>
              <span>
                {collection && `${sayName(t, collection)}: `}
                <bdi lang={nameLang(name)}>{name}</bdi>
                {verse !== '' && `, ${t('search.verse', { verse, of: 'none' })}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
