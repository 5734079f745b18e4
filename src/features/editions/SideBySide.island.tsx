/** Two editions of a song at once: binds the menu and the second text to the box, the address, and the reader's script. */
import { type ReactNode, useEffect, useState } from 'react';
import { WITH } from '#core/library/paths.ts';
import { SECOND_KEY } from '#schemas/storage-keys.ts';
import { adopt } from '#ui/adopt.ts';
import { island, useIslandElement } from '#ui/island.tsx';
import { store, stored } from '#ui/storage.ts';
import { type Edition, readEditions } from './read-editions.browser.ts';
import type { Pairing } from './SecondText.tsx';
import { SecondTextNote } from './SecondTextNote.tsx';
import { SideBySideMenu } from './SideBySideMenu.tsx';
import css from './side-by-side.css?inline';
import { useSecondText } from './useSecondText.ts';

adopt(css);

/** The script that the second text is transliterated to, as the island `script` tells it; null for its own. */
function useSecondScript(): string | null {
  const [script, setScript] = useState<string | null>(null);
  useEffect(() => {
    const onScript = (event: Event): void => setScript((event as CustomEvent<string | null>).detail);
    const onText = (): void => setScript(null);
    addEventListener('script:second', onScript);
    addEventListener('text:second', onText, true);
    return () => {
      removeEventListener('script:second', onScript);
      removeEventListener('text:second', onText, true);
    };
  }, []);
  return script;
}

function LiveSideBySide(): ReactNode {
  const root = useIslandElement();
  const [editions] = useState(readEditions);
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const { second, choice, show, hide } = useSecondText();
  const script = useSecondScript();
  const first = editions.find(({ here }) => here)?.label ?? '';

  const open = (edition: Edition | null): void => {
    const here = new URL(location.href);
    if (edition) here.searchParams.set(WITH, edition.code);
    else here.searchParams.delete(WITH);
    history.replaceState(history.state, '', here);
    if (edition) show(edition);
    else hide();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened by
  useEffect(() => {
    const code = new URLSearchParams(location.search).get(WITH) ?? stored(SECOND_KEY);
    const edition = editions.find((one) => !one.here && one.code === code);
    if (edition) open(edition);
  }, []);

  /** From here on every text is read with it, where it has it. */
  const choose = (edition: Edition | null): void => {
    store(SECOND_KEY, edition?.code ?? null);
    open(edition);
  };
  const retry = (): void => {
    // Of the sheet that this stands in: its own is hidden with it.
    root?.parentElement?.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
    if (choice) show(choice.edition);
  };

  const box = second && document.querySelector<HTMLElement>('[data-box]');
  return (
    <>
      <SideBySideMenu editions={() => editions} shown={second?.edition.code ?? null} onChoose={choose} />
      {second && box && (
        <second.View
          key={second.edition.code}
          box={box}
          text={second.text}
          path={second.edition.path}
          first={first}
          second={second.edition.label}
          script={script}
          onPaired={setPairing}
        />
      )}
      <SecondTextNote
        choice={choice}
        pairing={second && pairing}
        first={first}
        second={second?.edition.label ?? ''}
        onRetry={retry}
      />
    </>
  );
}

const nothing = (): never[] => [];

const Still = (): ReactNode => <SideBySideMenu editions={nothing} shown={null} onChoose={nothing} />;

export const SideBySide = island('SideBySide', LiveSideBySide, Still);
