/** The reader's own place: all of it is drawn from this browser's storage, and nothing of it is sent anywhere. */

import { type ReactNode, useEffect, useState } from 'react';
import { Boundary, Broken, island } from '#ui/island.tsx';
import { useWords } from '#words/useWords.ts';
import { Device } from './Device.tsx';
import { Keeping } from './Keeping.tsx';
import { Lists } from './lists/Lists.tsx';
import { Marks } from './Marks.tsx';
import { isEmptyPlace } from './my-place.ts';
import { Recent } from './Recent.tsx';
import { canKeep, drainNote, onChange } from './store.browser.ts';
import { useKept } from './useKept.ts';

function LiveMyPlace(): ReactNode {
  const place = useKept();
  const t = useWords();
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(!canKeep()), []);
  useEffect(() => {
    drainNote();
    addEventListener('pageshow', drainNote); // Back from a song, by a browser that kept the page as it was
    const end = onChange(drainNote);
    return () => {
      removeEventListener('pageshow', drainNote);
      end();
    };
  }, []);
  const refusal = refused && (
    <p className="nothing-kept" role="note">
      {t('my.nothing-kept')}
    </p>
  );
  // Nothing is here, and nothing that the sections offer could come here.
  if (refusal && isEmptyPlace(place)) return refusal;
  return (
    <>
      {refusal}
      <Recent songs={place.recent} />
      <Marks songs={place.marks} />
      <Lists lists={place.lists} />
      <Keeping place={place} />
      {/* Last: it comes later than the others, and moves none of them. */}
      <Boundary fallback={<Broken />}>
        <Device />
      </Boundary>
    </>
  );
}

export const MyPlace = island('MyPlace', LiveMyPlace, null);
