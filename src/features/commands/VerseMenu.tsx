/** The menu of a verse, beside it, opened at its number. It goes with its verse a little way; a reader who scrolls on closes it. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { nameValues, type StanzaName } from '#core/text/verse-names.ts';
import { Menu } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';
import { positionBeside } from './menu-position.ts';

interface Props {
  verse: HTMLElement;
  /** What it is called. */
  name: StanzaName;
  /** What was pressed: its number, or the verse itself. It has the focus again once the menu is closed. */
  link: HTMLElement;
  /** What an entry has done, in words. */
  said: ReactNode;
  /** Closed, by whatever way. It is to be taken out of the page then. */
  onClose: () => void;
  /** The entries. */
  children: ReactNode;
}

/** Pixels that the verse may move with its menu still beside it: a text that is still being laid out moves it, a reader who scrolls on moves it further. */
const FOLLOWED = 48;

/** Frames in which the page comes to rest after a press: its bar may dock, and a verse that its address leads to come into view. */
const SETTLING = 3;

/** Lower edge of what a reader sees: the bar of a phone covers what is beneath it. */
function freeHeight(): number {
  const bar = document.querySelector('[data-bar]');
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : innerHeight;
}

function styleOf(menu: HTMLElement, verse: HTMLElement, link: HTMLElement): CSSProperties {
  const words = (verse.querySelector('span, small') ?? verse).getBoundingClientRect();
  const { top, bottom } = verse.getBoundingClientRect();
  const edges = menu.offsetHeight - menu.clientHeight;
  const position = positionBeside(
    { left: words.left, top, bottom },
    link.getBoundingClientRect(),
    { width: menu.offsetWidth, height: menu.scrollHeight + edges },
    { width: document.documentElement.clientWidth, height: freeHeight() },
  );
  return { translate: `${position.left}px ${position.top}px`, maxBlockSize: `${position.height}px` };
}

const isSame = (now: CSSProperties, next: CSSProperties): boolean =>
  now.translate === next.translate && now.maxBlockSize === next.maxBlockSize;

export function VerseMenu({ verse, name, link, said, onClose, children }: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const leave = (): void => {
      if (element.contains(document.activeElement)) link.focus({ preventScroll: true });
      close.current();
    };
    let opened = 0;
    let settling = SETTLING;
    let frame = 0;
    const follow = (): void => {
      const { top } = verse.getBoundingClientRect();
      if (settling > 0) {
        settling -= 1;
        opened = top;
      }
      if (Math.abs(top - opened) > FOLLOWED) leave();
      else {
        const next = styleOf(element, verse, link);
        setStyle((now) => (isSame(now, next) ? now : next));
        frame = requestAnimationFrame(follow);
      }
    };
    follow();
    element.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    // Who goes on to select words wants them, and the menu is in the way.
    let selected = `${getSelection()}`;
    const onSelection = (): void => {
      const now = `${getSelection()}`;
      // The first may be the word under the finger that opened it.
      selected ||= now;
      // What is selected in a field is the field's.
      if (now !== '' && now !== selected && document.activeElement?.localName !== 'input') leave();
    };
    document.addEventListener('selectionchange', onSelection);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      cancelAnimationFrame(frame);
    };
  }, [verse, link]);

  return (
    <Menu
      ref={menu}
      opener={link}
      label="search.verse"
      values={nameValues(name)}
      className="menu at-verse"
      style={style}
      onClose={onClose}
    >
      {() => (
        <>
          <Status>{said}</Status>
          {children}
        </>
      )}
    </Menu>
  );
}
