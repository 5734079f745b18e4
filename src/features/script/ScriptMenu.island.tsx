/** Binds the menu of scripts to the page's texts and editions, and to the reader's choice. */
import { type ReactNode, useState } from 'react';
import { scriptOfCode } from '#core/text/script-offer.ts';
import type { ScriptId } from '#core/text/scripts.ts';
import { adopt } from '#ui/adopt.ts';
import { island, useIslandElement } from '#ui/island.tsx';
import { useWords } from '#words/useWords.ts';
import { ScriptMenu } from './ScriptMenu.tsx';
import { ScriptNote } from './ScriptNote.tsx';
import css from './script.css?inline';
import { type ScriptChoice, scriptChoices } from './script-choices.ts';
import { storeScript } from './script-store.browser.ts';
import { loadTransliterator, mainText, readSong } from './script-text.browser.ts';
import { useScripts } from './useScripts.ts';

adopt(css);

/** Prefetches the code that transliterates. A failure is not shown here: the choice of a script tries again, and shows it. */
const prefetch = (): void => void loadTransliterator().catch(() => {});

interface Props {
  /** No menu: the page's own text has no other script, but a second text may have. */
  bare?: boolean;
}

function LiveScriptMenu({ bare = false }: Props): ReactNode {
  const t = useWords();
  const root = useIslandElement();
  const [song] = useState(readSong);
  const { phase, transliteration, choose, retry } = useScripts(song);
  const { editions, language, offerOf } = song;

  const offer = () => {
    const text = mainText();
    return text && offerOf(text);
  };
  const onChoose = (id: ScriptId | null): void => {
    const from = offer()?.from;
    choose(id);
    const path = from && 'code' in from && id !== null && editions.find(({ code }) => code === from.code)?.path;
    if (path) location.assign(path);
  };
  const choices = (): ScriptChoice[] => {
    const now = offer();
    // The original shall be shown on its page: a stored script would hide it.
    const leave = (): void => void (language && storeScript(language, null));
    const shown = transliteration?.script.id ?? null;
    return now ? scriptChoices({ offer: now, editions, shown, choose: onChoose, leave }, t) : [];
  };

  /** The pressed button disappears with its line, so the focus moves to what stays. */
  const moveFocus = (): void => {
    const next = root?.querySelector('summary') ?? document.querySelector<HTMLElement>('[data-box]');
    next?.focus({ preventScroll: true });
  };
  const own =
    transliteration && editions.find(({ code, here }) => !here && scriptOfCode(code) === transliteration.script.id);
  return (
    <>
      {!bare && <ScriptMenu choices={choices} onOpen={prefetch} />}
      <ScriptNote
        phase={phase}
        transliteration={transliteration}
        own={own ?? null}
        onBack={() => {
          moveFocus();
          onChoose(null);
        }}
        onRetry={() => {
          moveFocus();
          retry();
        }}
      />
    </>
  );
}

const Still = ({ bare = false }: Props): ReactNode => !bare && <ScriptMenu choices={() => []} />;

export const Script = island('Script', LiveScriptMenu, Still);
