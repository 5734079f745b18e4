/** A menu on the platform's own `details`: it opens without a script, and is filled when its island lives. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageId } from '#words/messages.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  /** What its button says. */
  label: MessageId;
  /** The part that presses in it are counted under. */
  log: string;
  /** `button` in the bar, `plain` beneath a text. */
  look?: 'button' | 'plain';
  className?: string;
  /** The content, asked for each time it opens; `close` closes it and gives the focus back to its button. */
  children: (close: () => void) => ReactNode;
}

/** Menus of one page are one group: one opens, the others close (`name`). `page/menus.ts` closes them by Escape and by a press elsewhere. */
export function Menu({ label, log, look = 'button', className = 'menu', children }: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  // Before it lives it may have been opened: what React draws first is what the page has.
  const [open, setOpen] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    setOpen(menu.current?.open ?? false);
  }, []);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className={className}
      name="bar"
      data-log={log}
      onToggle={() => setOpen(menu.current?.open ?? false)}
    >
      <summary className={look}>
        <Words id={label} />
      </summary>
      {alive ? (
        open && children(close)
      ) : (
        <p>
          <Words id="page.wait" />
        </p>
      )}
    </details>
  );
}
