import { type ReactNode, useEffect, useState } from 'react';
import { StoredThings } from './StoredThings.tsx';
import { clearStored, isKept } from './stored.ts';
import { STORED, type StoredThing } from './stored-things.ts';
import { useStorageEvents } from './useStorageEvents.ts';

/** @param counted whether the reader can refuse to be counted, which is kept too */
export default function Stored({ counted }: { counted: boolean }): ReactNode {
  const [alive, setAlive] = useState(false);
  const [cleared, setCleared] = useState<readonly StoredThing[] | null>(null);
  useEffect(() => setAlive(true), []);
  useStorageEvents();
  return (
    <StoredThings
      alive={alive}
      kept={alive ? STORED.filter(isKept) : []}
      counted={counted}
      cleared={cleared}
      onClear={() => setCleared(clearStored())}
    />
  );
}
