/** A small menu beside a verse, opened at its number. Escape, a scroll or a press elsewhere closes it. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Status } from '#ui/Status.tsx';
import { positionBeside } from './menu-position.ts';

interface Props {
  verse: HTMLElement;
  /** Its number, which was pressed. */
  link: HTMLElement;
  /** `Verse 3` */
  label: string;
  /** What the press or an entry has done, in words. */
  said: string;
  /** @param back gives the focus back to the number */
  onClose: (back: boolean) => void;
  /** The entries. */
  children: ReactNode;
}

/** Pixels that the verse may move with its menu still beside it: a bar that docks moves it, a reader who scrolls on moves it further. */
const FOLLOWED = 48;

/** Lower edge of what a reader sees: a docked bar covers what is beneath it. */
function freeHeight(): number {
  const bar = document.querySelector('[data-bar] > [data-docked]');
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : innerHeight;
}

function positionOf(menu: HTMLElement, verse: HTMLElement, link: HTMLElement): string {
  const words = (verse.querySelector('span') ?? verse).getBoundingClientRect();
  const { top, bottom } = verse.getBoundingClientRect();
  const { left, top: down } = positionBeside(
    { left: words.left, top, bottom },
    link.getBoundingClientRect(),
    { width: menu.offsetWidth, height: menu.offsetHeight },
    { width: document.documentElement.clientWidth, height: freeHeight() },
  );
  return `${left}px ${down}px`;
}

export function VerseMenu({ verse, link, label, said, onClose, children }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const [translate, setTranslate] = useState<string>();
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const opened = verse.getBoundingClientRect().top;
    let frame = 0;
    const follow = (): void => {
      const { top } = verse.getBoundingClientRect();
      if (Math.abs(top - opened) > FOLLOWED) close.current(element.contains(document.activeElement));
      else {
        setTranslate(positionOf(element, verse, link));
        frame = requestAnimationFrame(follow);
      }
    };
    follow();
    element.querySelector('button')?.focus({ preventScroll: true });
    return () => cancelAnimationFrame(frame);
  }, [verse, link]);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const holds = (target: EventTarget | null) => target instanceof Node && menu.current?.contains(target);
    const back = () => close.current(holds(document.activeElement) === true);
    document.addEventListener('pointerdown', ({ target }) => !holds(target) && close.current(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && back(), { signal });
    addEventListener('resize', back, { signal });
    return () => ended.abort();
  }, []);

  return (
    <div
      ref={menu}
      className="menu at-verse"
      role="group"
      aria-label={label}
      style={{ translate }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) onClose(false);
      }}
    >
      <Status>{said}</Status>
      {children}
    </div>
  );
}
