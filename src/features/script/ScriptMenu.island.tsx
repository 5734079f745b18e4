/** Binds the menu of scripts to the page's texts: shows what is chosen, and keeps the choice. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readEditions } from '#features/editions/index.ts';
import { holdPlace } from '#features/reading/index.ts';
import { adopt } from '#ui/adopt.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { findScript, type ScriptEntry, type ScriptId } from './catalogue.ts';
import { codeScript, type Offer, offerScripts, scriptName, tongueOf } from './offer.ts';
import { type ScriptChoice, ScriptMenu } from './ScriptMenu.tsx';
import css from './script.css?inline';
import { keepScript, keptScript } from './script-store.ts';
import { originalLang, originalText, prepareLetters, restoreText, showText } from './script-text.ts';
import { Transliterated } from './Transliterated.tsx';

adopt(css);

/** What is shown instead of the library's text: a script, or that its tables could not be had. */
type Shown = { script: ScriptEntry; from: string } | 'failed' | null;

const mainText = (): HTMLElement | null => document.querySelector('[data-text]');
const secondText = (): HTMLElement | null => document.querySelector('[data-second]');

function readSong() {
  const editions = readEditions();
  const codes = editions.map(({ code }) => code);
  const offerOf = (text: HTMLElement): Offer | null => offerScripts(originalText(text), originalLang(text), codes);
  return { editions, tongue: tongueOf(codes), offerOf };
}

/** The second text of two: in the reader's script too, unless the page's own text is of the same language already. */
async function showSecond({ tongue, offerOf }: ReturnType<typeof readSong>): Promise<void> {
  const second = secondText();
  const offer = second && offerOf(second);
  if (!tongue || !offer || 'code' in offer.from) return;
  const first = mainText();
  const script = first && offerOf(first) ? undefined : findScript(keptScript(tongue));
  const made = script !== undefined && offer.made.includes(script);
  if (made) await showText(second, offer.from, script.id).catch(() => {});
  else restoreText(second);
  dispatchEvent(new CustomEvent('script:second', { detail: made ? script.label : null }));
}

interface Props {
  /** The page's own text has no menu; a second one may come. */
  bare?: boolean;
}

export default function LiveScriptMenu({ bare = false }: Props): ReactNode {
  const t = useWords();
  const [shown, setShown] = useState<Shown>(null);
  const song = useRef<ReturnType<typeof readSong>>(undefined);
  song.current ??= 'document' in globalThis ? readSong() : undefined;

  const show = useCallback(async (text: HTMLElement, id: ScriptId | null): Promise<void> => {
    const offer = song.current?.offerOf(text);
    const box = text.closest('[data-box]');
    const script = findScript(id);
    if (!offer || 'code' in offer.from) return;
    const { from } = offer;
    if (!script || !offer.made.includes(script)) {
      holdPlace(box, () => restoreText(text));
      setShown(null);
      return;
    }
    try {
      let done: Promise<void> = Promise.resolve();
      if (box && box.scrollTop > 0) await prepareLetters();
      holdPlace(box, () => {
        done = showText(text, from, script.id);
      });
      await done;
      setShown({ script, from: scriptName(from.script) });
    } catch {
      setShown('failed');
    }
  }, []);

  useEffect(() => {
    const begin = async (): Promise<void> => {
      const read = song.current;
      const text = mainText();
      const id = read?.tongue && keptScript(read.tongue);
      if (text && id) await show(text, id);
      if (read) await showSecond(read);
    };
    const onText = (): void => void begin();
    const onSecond = (): void => void (song.current && showSecond(song.current));
    onText();
    addEventListener('text:come', onText);
    addEventListener('text:second', onSecond);
    return () => {
      removeEventListener('text:come', onText);
      removeEventListener('text:second', onSecond);
    };
  }, [show]);

  const choose = async (id: ScriptId | null): Promise<void> => {
    const read = song.current;
    const text = mainText();
    if (!text || !read?.tongue) return;
    keepScript(read.tongue, id);
    const offer = read.offerOf(text);
    if (offer && 'code' in offer.from && id !== null) {
      const { code } = offer.from;
      const path = read.editions.find((edition) => edition.code === code)?.path;
      if (path) location.assign(path);
      return;
    }
    await show(text, id);
    await showSecond(read);
    document.querySelector<HTMLElement>('[data-script] summary')?.focus(); // "Show the original" is gone with its line
  };

  const choices = () => {
    const read = song.current;
    const text = mainText();
    const offer = text && read?.offerOf(text);
    if (!read || !offer) return { originals: [], made: [], elsewhere: false };
    const here = shown !== null && shown !== 'failed' ? shown.script.id : null;
    const originals = offer.originals.map(({ code, script }): ScriptChoice => {
      const edition = read.editions.find((each) => each.code === code);
      const alike = offer.originals.filter((other) => other.script === script).length > 1;
      const language = sayName(t, edition?.label ?? code);
      const note = alike ? t('script.original-of', { language }) : t('script.original');
      if (!edition || edition.here) return { script, note, chosen: here === null, onChoose: () => void choose(null) };
      // Asked for as it is: the choice of another script would hide it.
      const follow = () => read.tongue && keepScript(read.tongue, null);
      return { script, note, chosen: false, href: edition.path, onChoose: follow };
    });
    const made = offer.made.map(
      (script): ScriptChoice => ({
        script,
        note: '',
        chosen: script.id === here,
        onChoose: () => void choose(script.id),
      }),
    );
    return { originals, made, elsewhere: 'code' in offer.from };
  };

  const marks = shown && document.querySelector('[data-marks]');
  const edition =
    shown && shown !== 'failed' && song.current?.editions.find(({ code }) => codeScript(code) === shown.script.id);
  return (
    <>
      {!bare && <ScriptMenu choices={choices} />}
      {marks &&
        createPortal(
          shown === 'failed' ? (
            <p className="mark" role="status">
              {t('script.letters-not-loaded')}
            </p>
          ) : (
            <Transliterated
              shown={shown.script}
              from={shown.from}
              own={edition && !edition.here ? edition : null}
              onBack={() => void choose(null)}
            />
          ),
          marks,
        )}
    </>
  );
}
