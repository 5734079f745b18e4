/** Offers the meaning of selected words, and to tell a mistake in them, until the reader scrolls or presses elsewhere (SPEC section 2). */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TellRequest } from '#features/mistakes/index.ts';
import { adopt } from '#ui/adopt.ts';
import { ask, islandOf } from '#ui/ask.ts';
import { island } from '#ui/island.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { MeaningButton } from './MeaningButton.tsx';
import css from './meaning.css?inline';
import { readSelection, type SelectedText } from './selection.browser.ts';
import type { TranslateRequest } from './translation.ts';

adopt(css);

/** Milliseconds without a change after which a selection is done. */
const SETTLED = 200;
/** Characters of a selection that are said. */
const MOST_SAID = 200;

function LiveMeaning(): ReactNode {
  const t = useWords();
  const [shown, setShown] = useState<SelectedText | null>(null);
  const buttons = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let pressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = () => {
      // A text that is not available cannot be asked about, either.
      if (!islandOf('Translate')) return;
      const box = document.querySelector('[data-box]');
      const selected = box && !pressed ? readSelection(box) : null;
      if (!selected) return;
      setShown(selected);
      ask('Translate', null); // prefetches the code that asks
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(show, SETTLED);
    };
    const isCollapsed = () => getSelection()?.isCollapsed !== false;
    const isButton = ({ target }: Event) => target instanceof Node && buttons.current?.contains(target);

    document.addEventListener('selectionchange', () => (isCollapsed() ? hide() : settle()), { signal });
    // A selection may itself scroll, or have verses laid out for the first time: one that is not settled yet still will be.
    addEventListener('scroll', () => setShown(null), { capture: true, passive: true, signal });
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isButton(event)) return;
        pressed = event.pointerType === 'mouse';
        hide();
      },
      { signal },
    );
    document.addEventListener(
      'pointerup',
      (event) => {
        pressed = false;
        if (!isButton(event) && !isCollapsed()) settle();
      },
      { signal },
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    if (!isCollapsed()) settle(); // the selection that woke this
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, []);

  const press = (): void => {
    if (!shown) return;
    setShown(null);
    ask('Translate', { type: 'provide_sanskrit_meaning', of: shown } satisfies TranslateRequest);
  };
  const tellMistake = (): void => {
    if (!shown) return;
    setShown(null);
    ask('TextTools', { part: 'tell', verse: shown.verse, words: shown.words } satisfies TellRequest);
  };
  const words = shown?.words.slice(0, MOST_SAID);
  return (
    <>
      <Status className="visually-hidden">{words && t('reading.selected', { words })}</Status>
      {shown && <MeaningButton words={shown} buttons={buttons} onPress={press} onTell={shown.verse && tellMistake} />}
    </>
  );
}

export const Meaning = island('Meaning', LiveMeaning, null);
