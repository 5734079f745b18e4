/** The reader's own place: all of it is drawn from this browser's storage, and nothing of it is sent anywhere. */
import { type ReactNode, useEffect } from 'react';
import { Lists } from '#features/lists/index.ts';
import { Keeping } from './Keeping.tsx';
import { Marks } from './Marks.tsx';
import { Recent } from './Recent.tsx';
import { drainNote, onChange } from './store.browser.ts';
import { useKept } from './useKept.ts';

export default function MyPlace(): ReactNode {
  const place = useKept();
  useEffect(() => {
    drainNote();
    addEventListener('pageshow', drainNote); // Back from a song, by a browser that kept the page as it was
    const end = onChange(drainNote);
    return () => {
      removeEventListener('pageshow', drainNote);
      end();
    };
  }, []);
  return (
    <>
      <Recent songs={place.recent} />
      <Marks songs={place.marks} />
      <Lists lists={place.lists} />
      <Keeping place={place} />
    </>
  );
}
