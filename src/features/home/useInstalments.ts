import { useEffect, useState } from 'react';

/**
 * How many rows of so many may be drawn now: at first all of them, of later ones those of the screen, and the rest in as
 * small parts once the reader rests.
 * @param most rows that the screen shows
 */
export function useInstalments(length: number, most: number, rested: boolean): number {
  const [count, setCount] = useState(length);
  useEffect(() => {
    if (!rested) setCount(most);
    if (!rested || count >= length) return;
    const timer = setTimeout(() => setCount(count + most));
    return () => clearTimeout(timer);
  }, [length, count, most, rested]);
  return rested ? count : Math.min(count, most);
}
