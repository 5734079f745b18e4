/** The screen of a hall: the words of one verse alone, as large as they fit, in parts where a verse is larger than the screen. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useListener } from '#ui/useListener.ts';
import { holds, lineHeights, setLargest, setReadable } from './fit.browser.ts';
import { partsOf } from './fit.ts';
import { type LineLanguages, Lines } from './Lines.tsx';
import type { SungLine, SungVerse } from './verses.ts';

export interface ShownVerse {
  verse: SungVerse;
  languages: LineLanguages;
}

interface Props {
  shown: ShownVerse;
  part: number;
  /** Steps by which the letters are larger than what fits. */
  size: number;
  /** In how many parts this screen shows the verse. */
  onParts: (parts: number) => void;
}

/** Letters may be this much smaller than those of the verse where a part wraps to more rows than were counted. */
const LEAST = 0.4;

export function ScreenVerse({ shown, part, size, onParts }: Props): ReactNode {
  const { verse, languages } = shown;
  const whole = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [parted, setParted] = useState<{ parts: readonly SungLine[][]; letters: number }>({ parts: [], letters: 0 });
  const [windows, resized] = useState(0);
  useListener(['resize'], () => resized((count) => count + 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again in a window of another size
  useLayoutEffect(() => {
    const element = whole.current;
    if (!element) return;
    const letters = setReadable(element, size);
    const parts = holds(element)
      ? [[...verse.lines]]
      : partsOf(verse.lines, lineHeights(element), element.clientHeight);
    setParted({ parts, letters });
    onParts(parts.length);
  }, [verse, size, windows]);
  const { parts, letters } = parted;
  const lines = parts[Math.min(part, parts.length - 1)] ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of another part
  useLayoutEffect(() => {
    if (room.current && letters > 0) setLargest(room.current, letters * LEAST, letters);
  }, [parts, letters, lines]);

  return (
    <>
      <div className="room" ref={whole} inert>
        <p className="sung">
          <Lines lines={verse.lines} languages={languages} />
        </p>
      </div>
      <div className="room" ref={room} aria-live="polite">
        <p className="sung">
          <Lines lines={lines} languages={languages} />
        </p>
      </div>
    </>
  );
}
