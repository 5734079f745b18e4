/** The switch by which a reader says that they are not to be counted; on this device alone. */
import { type ReactNode, useEffect, useState } from 'react';
import { REFUSAL_KEY } from '#schemas/storage-keys.ts';
import { Status } from '#ui/Status.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { MessageId } from '#words/messages.ts';
import { Words } from '#words/Words.tsx';
import { guarded } from './stored.ts';
import { useStorageEvents } from './useStorageEvents.ts';

/** What a browser may say for its reader. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl }: Wishes = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const isRefused = (): boolean => guarded(() => localStorage.getItem(REFUSAL_KEY)) !== null;

/** @returns whether the browser could keep it */
const keepRefusal = (refused: boolean): boolean =>
  guarded(() => {
    if (refused) localStorage.setItem(REFUSAL_KEY, 'off');
    else localStorage.removeItem(REFUSAL_KEY);
    return true;
  }) ?? false;

export default function CountingSwitch(): ReactNode {
  const [alive, setAlive] = useState(false);
  const [unkept, setUnkept] = useState(false);
  useEffect(() => setAlive(true), []);
  useStorageEvents(() => setUnkept(false));
  const byBrowser = alive && asksNotToBeTracked();
  const refused = alive && (byBrowser || isRefused());
  let said: MessageId = refused ? 'privacy.off-by-switch' : 'privacy.on';
  if (byBrowser) said = 'privacy.off-by-browser';
  if (unkept) said = 'privacy.switch-not-kept';

  const [, draw] = useState(0);
  const turn = () => {
    if (byBrowser) return;
    setUnkept(!keepRefusal(!refused));
    draw((times) => times + 1);
  };
  return (
    <div className={alive ? undefined : 'waits'} data-counting>
      <Switch on={!refused} aria-disabled={byBrowser || undefined} aria-describedby="counting-state" onClick={turn}>
        <Words id="privacy.switch-label" />
      </Switch>
      <Status id="counting-state" className="quiet">
        <Words id={said} />
      </Status>
    </div>
  );
}
