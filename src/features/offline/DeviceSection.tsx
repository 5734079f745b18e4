/** The part of My place that says what is kept on this device, how it stands, and what the library has new of it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LibraryWords, Section, type SectionTools } from '#features/my-place/index.ts';
import { Button } from '#ui/Button.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { sayBytes } from './describe-kept.ts';
import { updatesItself } from './flag.browser.ts';
import { Kept } from './KeepItem.tsx';
import { ACTS, checkForUpdates, isMetered, removeAll, setUpdatesItself, updateByItself } from './keeper.browser.ts';
import type { Act, KeptItem } from './kept.ts';
import { canKeepTexts } from './store.browser.ts';
import { requestPersistence, useDevice } from './useDevice.ts';

export function DeviceSection({ tools }: { tools: SectionTools }): ReactNode {
  const t = useWords();
  const { items, room, promised } = useDevice();
  const [byItself, setByItself] = useState(updatesItself);
  const [isUnknown, setUnknown] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isEmpty = items?.length === 0;

  const check = async (): Promise<boolean> => {
    const isKnown = await checkForUpdates().then(
      () => true,
      () => false,
    );
    setUnknown(!isKnown);
    return isKnown;
  };
  /** A button that may have gone with what it did leaves the focus to the heading. */
  const toHeading = (): void => tools.focusOn('device');
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current || items === null || items.length === 0) return;
    isChecked.current = true;
    if (isMetered()) setUnknown(true);
    else if (updatesItself()) void updateByItself().catch(() => setUnknown(true));
    else void check();
  });

  if (items === null) return null;
  const onAct = async (what: Act, { id, name }: KeptItem): Promise<void> => {
    await ACTS[what](id);
    if (what === 'remove') tools.say(t('kept.removed', { name }));
    tools.focusOn(what === 'remove' ? 'device' : `kept:${id}`);
  };
  const requestPromise = async (): Promise<void> => {
    const isPromised = await requestPersistence();
    tools.say(t(isPromised ? 'kept.promised' : 'kept.still-not-promised'));
    if (isPromised) toHeading();
  };
  const askAll = (on: boolean): void => {
    setRemoving(on);
    tools.focusOn(on ? 'keep-all' : 'remove-all');
  };
  const turn = (): void => {
    const isKept = setUpdatesItself(!byItself);
    if (isKept) setByItself(!byItself);
    else tools.say(t('my.change-not-stored'));
    if (isKept && !byItself) void updateByItself().catch(() => setUnknown(true));
  };
  const clear = async (): Promise<void> => {
    await removeAll();
    setRemoving(false);
    setByItself(false);
    tools.say(t('kept.all-removed'));
    toHeading();
  };
  return (
    <Section id="device" title="kept.title" tools={tools}>
      {isEmpty ? (
        <p className="quiet">{t(canKeepTexts() ? 'kept.nothing-yet' : 'kept.cannot')}</p>
      ) : (
        <>
          <ul className="lists" role="list">
            {items.map((item) => {
              const name = <LibraryWords>{item.name}</LibraryWords>;
              return (
                <li key={item.id}>
                  <h3 className="kept">
                    <span className="name">{item.href === undefined ? name : <a href={item.href}>{name}</a>}</span>
                    {item.label && <span className="label">{sayName(t, item.label)}</span>}
                  </h3>
                  <Kept item={item} onAct={(what) => void onAct(what, item)} />
                </li>
              );
            })}
          </ul>
          {isUnknown && (
            <div className="do">
              <p className="quiet">{t('kept.changes-not-checked')}</p>
              <Button onClick={async () => (await check()) && toHeading()}>{t('kept.check-changes')}</Button>
            </div>
          )}
          <label className="by-itself">
            <input type="checkbox" checked={byItself} aria-describedby="by-itself" onChange={turn} />
            {t('kept.by-itself')}
          </label>
          <p id="by-itself" className="quiet small-print">
            {t('kept.by-itself-about')}
          </p>
          <p className="quiet small-print">
            {room && `${t('kept.room', { used: sayBytes(room.used), left: sayBytes(room.left) })} `}
            {promised !== null && t(promised ? 'kept.promised' : 'kept.not-promised')}
          </p>
          <div className="do">
            {promised === false && <Button onClick={() => void requestPromise()}>{t('kept.ask-promise')}</Button>}
            <Button data-key="remove-all" disabled={isRemoving} onClick={() => askAll(true)}>
              {t('kept.remove-all')}
            </Button>
          </div>
          {isRemoving && (
            <div className="do ask" role="group" aria-label={t('kept.remove-all')}>
              <p>{t('kept.remove-all-question')}</p>
              <Button onClick={() => void clear()}>{t('kept.remove')}</Button>
              <Button data-key="keep-all" onClick={() => askAll(false)}>
                {t('kept.not-now')}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}
