/** What is kept on the device, that nearest to the page that was asked for first. */
import type { ReactNode } from 'react';
import { LibraryWords } from '#features/my-place/index.ts';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { Nearby, NearPage } from './nearby.ts';

function Group({ title, pages }: { title: MessageId; pages: readonly NearPage[] }): ReactNode {
  const t = useWords();
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{t(title)}</h2>
      <ul className="songs" role="list">
        {pages.map(({ path, name, label }) => (
          <li key={path}>
            <a href={path}>
              <span className="name">
                <LibraryWords>{sayName(t, name)}</LibraryWords>
              </span>
              <span className="label">{sayName(t, label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Offline({ sameSong, sameCollection, kept }: Nearby): ReactNode {
  const t = useWords();
  if (kept.length === 0) return <p className="quiet">{t('offline.nothing')}</p>;
  return (
    <>
      <Group title="offline.same-song" pages={sameSong} />
      <Group title="offline.same-collection" pages={sameCollection} />
      <Group title="offline.kept" pages={kept} />
    </>
  );
}
