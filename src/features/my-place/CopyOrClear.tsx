/** The whole place at once: a copy of it as a file, the way back from such a file, and an empty place. */
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepsTexts, loadOffline } from '#features/offline/index.ts';
import { DRAFTS_KEY } from '#schemas/storage-keys.ts';
import { Button } from '#ui/Button.tsx';
import { store, stored } from '#ui/storage.ts';
import { useWords } from '#words/useWords.ts';
import { describePlace, makeBackup, mergeIntoStored, restoreBackup } from './backup.browser.ts';
import { EMPTY_PLACE, isEmptyPlace, type Place } from './my-place.ts';
import { changeAll, readAll } from './place-store.browser.ts';
import { Section, useSection } from './Section.tsx';
import { storeOpenList } from './store.browser.ts';

/** What was there before everything was cleared. */
interface Cleared {
  place: Place;
  drafts: string | null;
}

function empty(): Cleared | null {
  const before = { place: readAll(), drafts: stored(DRAFTS_KEY) };
  changeAll(() => EMPTY_PLACE);
  storeOpenList(null);
  store(DRAFTS_KEY, null);
  return isEmptyPlace(before.place) && before.drafts === null ? null : before;
}

export function CopyOrClear({ place }: { place: Place }): ReactNode {
  const t = useWords();
  const tools = useSection();
  const [asking, setAsking] = useState(false);
  const [before, setBefore] = useState<Cleared | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const download = useRef<HTMLAnchorElement>(null);
  const [file, setBackup] = useState<{ href: string; name: string } | null>(null);

  const ask = (on: boolean, ...focus: string[]): void => {
    setAsking(on);
    tools.focusOn(...focus);
  };
  const clear = async (): Promise<void> => {
    if (keepsTexts()) await (await loadOffline()).removeAll();
    setBefore(empty());
    tools.say(t('my.cleared'));
    ask(false, 'undo-clear', 'keeping');
  };
  const putBack = (): void => {
    if (!before) return;
    store(DRAFTS_KEY, before.drafts);
    if (!isEmptyPlace(before.place) && !tools.tell(mergeIntoStored(before.place))) return;
    setBefore(null);
    tools.say(t('my.clear-undone'));
    tools.focusOn('clear');
  };
  const save = (): void => {
    const backup = makeBackup();
    if (backup) {
      flushSync(() => setBackup(backup)); // the link must be in the page before it can be clicked
      download.current?.click();
    }
    tools.say(t(backup ? 'my.copy-saved' : 'my.nothing-to-save'));
  };
  const restore = async (): Promise<void> => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) {
      const outcome = await restoreBackup(chosen);
      if (typeof outcome === 'string') tools.tell(outcome);
      else tools.say(t(outcome.id));
      if (outcome === 'stored') tools.say(t('my.copy-restored', { counts: describePlace(t, readAll()) }));
    }
    if (input.current) input.current.value = ''; // the same file may be chosen again
  };

  return (
    <Section id="keeping" title="my.keep-or-clear" tools={tools}>
      <p>{t('my.keep-or-clear-about')}</p>
      <div className="do">
        <Button data-key="save" onClick={save}>
          {t('my.save-copy')}
        </Button>
        <Button data-key="restore" onClick={() => input.current?.click()}>
          {t('my.restore-copy')}
        </Button>
        {file && (
          <a ref={download} href={file.href} download={file.name} hidden>
            {file.name}
          </a>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={t('my.copy-file')}
          hidden
          onChange={() => void restore()}
        />
        <Button
          data-key="clear"
          disabled={asking || (isEmptyPlace(place) && !keepsTexts() && stored(DRAFTS_KEY) === null)}
          onClick={() => ask(true, 'no')}
        >
          {t('my.clear-everything')}
        </Button>
        {before && (
          <Button data-key="undo-clear" onClick={putBack}>
            {t('my.undo')}
          </Button>
        )}
      </div>
      {asking && (
        <div className="do ask" role="group" aria-label={t('my.clear-question')}>
          <p>
            {isEmptyPlace(place)
              ? t('my.clear-question')
              : t('my.clear-question-counts', { counts: describePlace(t, place) })}{' '}
            {keepsTexts() && t('kept.clear-too')}
          </p>
          <Button data-key="yes" onClick={() => void clear()}>
            {t('my.clear-yes')}
          </Button>
          <Button data-key="no" onClick={() => ask(false, 'clear')}>
            {t('my.clear-no')}
          </Button>
        </div>
      )}
    </Section>
  );
}
