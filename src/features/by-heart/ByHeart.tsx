/** A verse that is learned by heart, over the whole screen: as much of it as the reader wants to see. */
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { onLongPress } from '#features/reading/index.ts';
import { Stage } from '#features/recite/index.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { Foot, type FootProps } from './Foot.tsx';
import type { LearnVerse } from './learn-verses.ts';
import { VerseWords } from './VerseWords.tsx';

export interface ByHeartProps extends Omit<FootProps, 'onShow' | 'isShown'> {
  /** The lines of the song's name. */
  names: readonly string[];
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
  /** The element that scrolls. */
  page: RefObject<HTMLDivElement | null>;
  phase: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  verse: LearnVerse | undefined;
  /** What the verse is called: `verse 12`. */
  name: string;
  /** Verses that the reader knows, of how many. */
  counts: { n: number; m: number };
  /** The words that the step hides, and those of them that the reader was shown. */
  hidden: readonly number[];
  shown: ReadonlySet<number>;
  /** What was done, in words. */
  said: string;
  onShow: (words: readonly number[]) => void;
  onClose: () => void;
}

/** What is pressed in its own right: a key there is not one for the verse. */
const CONTROLS = 'button, a, input';

export function ByHeart(props: ByHeartProps): ReactNode {
  const { names, lang, dir, page, phase, onRetry, verse, name, counts, hidden, shown, said, onShow, onClose } = props;
  const { step, onMove } = props;
  const t = useWords();
  const left = hidden.filter((word) => !shown.has(word));
  const showWord = (): void => onShow(left.slice(0, 1));
  const showVerse = (): void => onShow(left);

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(CONTROLS)) return;
    const act = {
      ' ': showWord,
      Enter: showVerse,
      ArrowLeft: () => onMove(-1),
      ArrowRight: () => onMove(1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onPress = ({ target }: MouseEvent): void => {
    const word = (target as Element).closest<HTMLElement>('[data-word]')?.dataset['word'];
    // Where nothing is seen of the words, there is nothing to aim at.
    if (step === 'number') showWord();
    else if (word !== undefined) onShow([Number(word)]);
  };
  const hint = left.length === 0 || said ? '' : t('heart.press');
  return (
    <Stage
      className="by-heart"
      label={names[0] ? t('heart.name', { name: names[0] }) : t('heart.title')}
      names={names}
      onKeyDown={onKey}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard above */}
      <div
        className={`page ${step}`}
        ref={page}
        tabIndex={-1}
        role="group"
        aria-label={name || t('more.by-heart')}
        onClick={onPress}
        onPointerDown={({ nativeEvent }) => onLongPress(nativeEvent, showVerse)}
        onContextMenu={(event) => {
          // A browser that tells of a finger held.
          if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return;
          event.preventDefault();
          showVerse();
        }}
      >
        {phase === 'ready' && verse ? (
          <div aria-live="polite">
            <h3 key={verse.on.id}>{name}</h3>
            <VerseWords
              key={`${verse.on.id} ${step}`}
              verse={verse}
              step={step}
              shown={shown}
              isShown={left.length === 0}
              lang={lang}
              dir={dir}
            />
          </div>
        ) : (
          <div>
            <Status className="quiet">{t(phase === 'failed' ? 'heart.failed' : 'page.wait')}</Status>
            {phase === 'failed' && <Button onClick={onRetry}>{t('page.try-again')}</Button>}
          </div>
        )}
      </div>
      <div className="counts">
        <Status passing>{said}</Status>
        {said === '' && <span>{hint || (verse && t('heart.known-of', counts))}</span>}
      </div>
      <Foot {...props} isShown={left.length === 0} onShow={(all) => (all ? showVerse() : showWord())} />
    </Stage>
  );
}
