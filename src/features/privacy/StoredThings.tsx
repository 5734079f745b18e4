import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import { STORED, type StoredThing } from './stored-things.ts';

interface Props {
  /** Until then only the list is of use. */
  alive: boolean;
  /** What of the list this browser has now. */
  stored: readonly StoredThing[];
  counted: boolean;
  /** What the last press cleared; null before any. */
  cleared: readonly StoredThing[] | null;
  onClear: () => void;
}

/** Everything that the site may store, what of it there is now, and the button that clears it. */
export function StoredThings({ alive, stored, counted, cleared, onClear }: Props): ReactNode {
  const t = useWords();
  const things = cleared?.map(({ what }) => t(what)).join('; ');
  return (
    <>
      <ul className="stored">
        {STORED.map((thing) => (
          <li key={thing.what} data-area={thing.area} data-keys={thing.keys.join(' ')}>
            <Words id={thing.what} />, <Words id={thing.until} className="quiet" />
            <span className="badge" data-state hidden={!stored.includes(thing)} suppressHydrationWarning>
              <Words id="privacy.stored-now" />
            </span>
          </li>
        ))}
        {counted && (
          <li>
            <Words id="privacy.choice-not-counted" /> <Words id="privacy.until-switched" className="quiet" />
          </li>
        )}
      </ul>
      <div className={alive ? undefined : 'waits'} data-clearing suppressHydrationWarning>
        <Button onClick={onClear}>
          <Words id="privacy.clear-all" />
        </Button>
        <Status className="quiet" data-cleared>
          {things !== undefined && (things === '' ? t('privacy.nothing-to-clear') : t('privacy.cleared', { things }))}
        </Status>
      </div>
    </>
  );
}
