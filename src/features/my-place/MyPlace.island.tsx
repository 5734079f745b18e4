/** The reader's own place: all of it is drawn from this browser's storage, and nothing of it is sent anywhere. */

import { type ReactNode, useEffect, useState } from 'react';
import { Boundary, Broken, island } from '#ui/island.tsx';
import { useWords } from '#words/useWords.ts';
import { CopyOrClear } from './CopyOrClear.tsx';
import { Device } from './Device.tsx';
import { Learning } from './Learning.tsx';
import { Lists } from './lists/Lists.tsx';
import { Marks } from './Marks.tsx';
import { isEmptyPlace } from './my-place.ts';
import { canStore } from './place-store.browser.ts';
import { Recent } from './Recent.tsx';
import { drainNote, onChange } from './store.browser.ts';
import { Told } from './Told.tsx';
import { usePlace } from './usePlace.ts';

function LiveMyPlace(): ReactNode {
  const place = usePlace();
  const t = useWords();
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(!canStore()), []);
  useEffect(() => {
    drainNote();
    return onChange(drainNote);
  }, []);
  const refusal = refused && <p role="note">{t('my.nothing-stored')}</p>;
  // Nothing is here, and nothing that the sections offer could come here.
  if (refusal && isEmptyPlace(place)) return refusal;
  return (
    <>
      {refusal}
      <Recent songs={place.recent} />
      <Marks songs={place.marks} />
      <Learning songs={place.learning} />
      <Lists lists={place.lists} />
      <Told told={place.told} />
      <CopyOrClear place={place} />
      {/* Last: it comes later than the others, and moves none of them. */}
      <Boundary fallback={<Broken />}>
        <Device />
      </Boundary>
    </>
  );
}

export const MyPlace = island('MyPlace', LiveMyPlace, null);
