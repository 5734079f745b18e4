/** Binds the menu of scripts to the page's texts and editions, and to the reader's choice. */
import { type ReactNode, useState } from 'react';
import { adopt } from '#ui/adopt.ts';
import { usePlace } from '#ui/intent.tsx';
import { useWords } from '#words/useWords.ts';
import type { ScriptId } from './catalogue.ts';
import { codeScript } from './offer.ts';
import { ScriptMark } from './ScriptMark.tsx';
import { ScriptMenu } from './ScriptMenu.tsx';
import css from './script.css?inline';
import { NO_CHOICES, type ScriptChoices, scriptChoices } from './script-choices.ts';
import { keepScript } from './script-store.ts';
import { loadTables } from './script-text.ts';
import { mainText, readSong } from './song.ts';
import { useScripts } from './useScripts.ts';

adopt(css);

/** Fetches the tables ahead; where they cannot be had, the choice of a script says so. */
const prefetch = (): void => void loadTables().catch(() => {});

interface Props {
  /** The page's own text has no menu; a second one may come. */
  bare?: boolean;
}

export default function LiveScriptMenu({ bare = false }: Props): ReactNode {
  const t = useWords();
  const place = usePlace();
  const [song] = useState(readSong);
  const { phase, made, choose, retry } = useScripts(song);
  const { editions, tongue, offerOf } = song;

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
  const choices = (): ScriptChoices => {
    const now = offer();
    // An original is asked for as it is: the choice of another script would hide it.
    const leave = (): void => void (tongue && keepScript(tongue, null));
    const shown = made?.script.id ?? null;
    return now ? scriptChoices({ offer: now, editions, shown, choose: onChoose, leave }, t) : NO_CHOICES;
  };

  /** The button that was pressed goes with its line. */
  const moveFocus = (): void => {
    const next = place?.querySelector('summary') ?? document.querySelector<HTMLElement>('[data-box]');
    next?.focus({ preventScroll: true });
  };
  const own = made && editions.find(({ code, here }) => !here && codeScript(code) === made.script.id);
  return (
    <>
      {!bare && <ScriptMenu choices={choices} onOpen={prefetch} />}
      <ScriptMark
        phase={phase}
        made={made}
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
