/** A menu on the platform's own `details`: it opens without a script, and is filled when its island lives. */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MessageId } from '#words/messages.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  /** What its button says. */
  label: MessageId;
  /** A sign that is seen in place of the words. */
  sign?: MessageId;
  /** A drawing that is seen in place of the words. */
  icon?: ReactNode;
  /** The part that presses in it are counted under. */
  log: string;
  /** `button` in the bar, `plain` beneath a text. */
  look?: 'button' | 'plain';
  className?: string;
  /** A group of menus of which one is open; '' for a menu by itself. */
  group?: string;
  /** Names it for scripts and styles: `data-script`. */
  name?: string;
  /** Stays closed, and says that it does: a `summary` has no `disabled`. */
  disabled?: boolean;
  onClose?: () => void;
  onPointerDown?: (event: PointerEvent) => void;
  /** The content, asked for each time it opens; `close` closes it and gives the focus back to its button. */
  children: (close: () => void) => ReactNode;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** `page/menus.ts` closes it by Escape and by a press elsewhere. */
export function Menu({
  label,
  sign,
  icon,
  log,
  look = 'button',
  className = 'menu',
  group = '',
  disabled = false,
  onClose,
  name,
  onPointerDown,
  children,
}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  // Before it lives it may have been opened: what React draws first is what the page has.
  const [open, setOpen] = useState(false);
  const [alive, setAlive] = useState(false);
  // Before the frame is drawn, so that a menu that was opened already never shows its waiting line again.
  useLayoutEffect(() => {
    setAlive(true);
    setOpen(menu.current?.open ?? false);
  }, []);
  useEffect(() => {
    if (disabled && menu.current) menu.current.open = false;
  }, [disabled]);
  const toggled = (): void => {
    const now = menu.current?.open ?? false;
    setOpen(now);
    if (!now) onClose?.();
  };
  const close = (): void => {
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className={className}
      name={group || undefined}
      {...(name === undefined ? {} : { [`data-${name}`]: '' })}
      data-log={log}
      onToggle={toggled}
      onBlur={closeOnLeave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a `summary` is the button of its `details` */}
      <summary
        className={look}
        aria-disabled={disabled || undefined}
        onPointerDown={onPointerDown}
        onClick={disabled ? refuse : undefined}
      >
        {sign && (
          <span aria-hidden="true">
            <Words id={sign} />
          </span>
        )}
        {icon}
        <Words id={label} className={sign || icon ? 'visually-hidden' : undefined} />
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
