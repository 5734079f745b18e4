import { useEffect, useState } from 'react';

/** Milliseconds without a letter after which an outcome is said, so that a screen reader is not interrupted at each. */
const PAUSE = 600;

/** The same words, once they have stayed the same for a while: for an element with `aria-live`. */
export function useSettled(words: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE, words);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
