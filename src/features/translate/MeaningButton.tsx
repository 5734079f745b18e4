/** The button 'Sanskrit Meaning' near the selected words (SPEC section 2), and one that tells a mistake in them. */
import { type PointerEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Words } from '#words/Words.tsx';
import { freeRoom, positionNear } from './selection.browser.ts';

interface Props {
  /** Where the words are, in the window. */
  words: { left: number; top: number; bottom: number };
  buttons: RefObject<HTMLDivElement | null>;
  onPress: () => void;
  /** null where no verse has an address. */
  onTell: (() => void) | null;
}

/** A press takes the selection away otherwise. */
const keepSelection = (event: PointerEvent): void => event.preventDefault();

export function MeaningButton({ words, buttons, onPress, onTell }: Props): ReactNode {
  useLayoutEffect(() => {
    const element = buttons.current;
    if (!element) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = positionNear(words, size, freeRoom());
    element.style.translate = `${left}px ${top}px`;
  }, [words, buttons]);
  return (
    <div ref={buttons} className="meaning">
      <Button data-meaning="" onPointerDown={keepSelection} onClick={onPress}>
        <Words id="reading.sanskrit-meaning" />
      </Button>
      {onTell && (
        <Button onPointerDown={keepSelection} onClick={onTell}>
          <Words id="mistakes.tell" />
        </Button>
      )}
    </div>
  );
}
