/** The words of a song alone, over the whole screen: they scroll by themselves, or come verse by verse. */
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { pressOf } from './keys.ts';
import { type LineLanguages, Lines } from './Lines.tsx';
import { ReciteFoot, type ReciteFootProps } from './ReciteFoot.tsx';
import { Stage } from './Stage.tsx';
import type { SungVerse } from './verses.ts';

export interface ReciteProps extends Omit<ReciteFootProps, 'of'> {
  /** The lines of the song's name. */
  names: readonly string[];
  languages: LineLanguages;
  verses: readonly SungVerse[];
  /** The element that scrolls. */
  page: RefObject<HTMLDivElement | null>;
  /** What is being fetched, or could not be; '' for nothing. */
  said: string;
  onClose: () => void;
}

/** What is pressed in its own right: a press there is not one on the words. */
const CONTROLS = 'button, a, summary';

export function Recite({ names, languages, verses, page, said, onClose, ...foot }: ReciteProps): ReactNode {
  const t = useWords();
  const { way, at, running, onPress } = foot;
  const shown = way === 'verses' ? verses.slice(at, at + 1) : verses;
  const onKey = (event: KeyboardEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const press = pressOf(event.key, way, isControl);
    if (!press || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPress(press);
  };
  const onClick = ({ target }: MouseEvent): void => {
    // Words that were just selected are not a press.
    if (getSelection()?.isCollapsed === false || (target as Element).closest(CONTROLS)) return;
    onPress(way === 'verses' ? 'next' : 'toggle');
  };
  return (
    <Stage
      className="recite"
      label={t('recite.name', { name: names[0] ?? '' })}
      names={names}
      running={running && way === 'scroll'}
      onKeyDown={onKey}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard above */}
      <div
        className={`page ${way}`}
        ref={page}
        tabIndex={-1}
        role="group"
        aria-label={t(way === 'verses' ? 'recite.press-verse' : 'recite.press-scroll')}
        onClick={onClick}
      >
        <div aria-live={way === 'verses' ? 'polite' : undefined}>
          {shown.map((verse) => (
            <p key={verse.from} className="sung">
              <Lines lines={verse.lines} languages={languages} />
            </p>
          ))}
        </div>
      </div>
      <Status passing className="quiet said">
        {said}
      </Status>
      <ReciteFoot {...foot} of={verses.length} />
    </Stage>
  );
}
