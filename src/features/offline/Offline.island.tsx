/** What is kept on the device, that nearest to the page of the address first. */
import { type ReactNode, useEffect, useState } from 'react';
import { LibraryWords } from '#features/my-place/index.ts';
import { island } from '#ui/island.tsx';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { type NearPage, readNearby } from './find-kept.ts';
import { deviceFiles } from './store.browser.ts';

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

function LiveOffline(): ReactNode {
  const t = useWords();
  const [found, setFound] = useState<Awaited<ReturnType<typeof readNearby>> | null>(null);
  useEffect(() => {
    void readNearby(deviceFiles, location.pathname).then(setFound);
  }, []);
  if (!found) return null;
  const { sameSong, sameCollection, kept } = found;
  if (kept.length === 0) return <p className="quiet">{t('offline.nothing')}</p>;
  return (
    <>
      <Group title="offline.same-song" pages={sameSong} />
      <Group title="offline.same-collection" pages={sameCollection} />
      <Group title="offline.kept" pages={kept} />
    </>
  );
}

export const Offline = island('Offline', LiveOffline, null);
