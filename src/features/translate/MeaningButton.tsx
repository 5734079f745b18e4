/** The button 'Sanskrit Meaning' near the selected words (SPEC section 2). */
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Words } from '#words/Words.tsx';
import { freeRoom, positionNear } from './selection.browser.ts';

interface Props {
  /** Where the words are, in the window. */
  words: { left: number; top: number; bottom: number };
  button: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
}

export function MeaningButton({ words, button, onPress }: Props): ReactNode {
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = positionNear(words, size, freeRoom());
    element.style.translate = `${left}px ${top}px`;
  }, [words, button]);
  return (
    <Button
      ref={button}
      className="meaning"
      data-meaning=""
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Words id="reading.sanskrit-meaning" />
    </Button>
  );
}
