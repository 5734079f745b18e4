/** A menu on the platform's own `details`: it opens without a script, and is filled when its island lives. */
import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MessageId, Values } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import { adopt } from './adopt.ts';
import { Button } from './Button.tsx';
import css from './menu-list.css?inline';

adopt(css);

interface Props {
  /** What its button says; its name where it has none. */
  label: MessageId;
  values?: Values;
  /** A sign that is seen in place of the words. */
  sign?: MessageId;
  /** A drawing that is seen in place of the words. */
  icon?: ReactNode;
  /** The words are seen under the sign or the drawing. */
  worded?: boolean;
  /** `button` in the bar, `plain` beneath a text. */
  variant?: 'button' | 'plain';
  className?: string;
  /** A group of menus of which one is open; '' for a menu by itself. */
  group?: string;
  /** Names it for scripts and styles: `data-script`. */
  name?: string;
  /** Stays closed, and says that it does: a `summary` has no `disabled`. */
  disabled?: boolean;
  /** Disabled while what was chosen in it is being done. */
  busy?: boolean;
  /** What opened it, elsewhere on the page, in place of a button: the menu is open as long as it is drawn. */
  opener?: HTMLElement;
  style?: CSSProperties;
  ref?: RefObject<HTMLDetailsElement | null>;
  onOpen?: (() => void) | undefined;
  onClose?: () => void;
  /**
   * The content, asked for each time it opens; `close` closes it and gives the focus back to its button. It is rendered
   * while it is closed, too: what opens has only to be painted.
   */
  children: (close: () => void) => ReactNode;
}

/** What arrows go through. */
const ENTRY = 'button, a';

const refuse = (event: MouseEvent): void => event.preventDefault();

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  // A press on a label in it goes to the page around it for a moment.
  const isAway = relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget);
  if (isAway) currentTarget.open = false;
}

/** `page/menus.ts` closes it by a press elsewhere, and by Escape wherever the focus is. */
export function Menu({
  label,
  values,
  sign,
  icon,
  worded = false,
  variant = 'button',
  className = 'menu',
  group = '',
  disabled = false,
  busy = false,
  opener,
  style,
  ref,
  onOpen,
  onClose,
  name,
  children,
}: Props): ReactNode {
  const t = useWords();
  const own = useRef<HTMLDetailsElement>(null);
  const menu = ref ?? own;
  const isOff = disabled || busy;
  // null before it lives. It may have been opened by then: what React renders first is what the page has.
  const [open, setOpen] = useState<boolean | null>(opener ? true : null);
  /** Its content is made anew once it is closed: it opens at its top, as if for the first time. */
  const [closings, setClosings] = useState(0);
  const shown = (now: boolean): void => {
    setOpen(now);
    if (now) onOpen?.();
  };
  // Before the frame is drawn, so that a menu that was opened already never shows its waiting line again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => shown(menu.current?.open ?? false), []);
  useEffect(() => {
    if (isOff && menu.current) menu.current.open = false;
  }, [isOff, menu]);
  const toggled = (): void => {
    const now = menu.current?.open ?? false;
    shown(now);
    if (now) return;
    setClosings((before) => before + 1);
    onClose?.();
  };
  const close = (): void => {
    // A menu in another one closes both.
    const outer = menu.current?.parentElement?.closest<HTMLDetailsElement>('details.menu') ?? menu.current;
    if (menu.current) menu.current.open = false;
    if (outer) outer.open = false;
    // Its button is in sight, and one in a bar that keeps to the window would be scrolled to where it stands in the page.
    (opener ?? outer?.querySelector('summary'))?.focus({ preventScroll: true });
    // The browser tells of it later, when the next press may have opened another.
    if (opener) onClose?.();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || !(event.target as Element).matches(ENTRY)) return;
    // The page stays where it is: a menu beside a verse would close.
    event.preventDefault();
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])];
    entries[entries.indexOf(event.target as HTMLElement) + by]?.focus();
  };
  return (
    <details
      ref={menu}
      open={opener ? true : undefined}
      aria-label={opener && t(label, values)}
      style={style}
      className={className}
      name={group || undefined}
      {...(name === undefined ? {} : { [`data-${name}`]: '' })}
      onToggle={toggled}
      onBlur={closeOnLeave}
      onKeyDown={onKey}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a `summary` is the button of its `details` */}
      <summary
        hidden={opener !== undefined}
        className={variant}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        onClick={isOff ? refuse : undefined}
      >
        {sign && (
          <span aria-hidden="true">
            <Words id={sign} />
          </span>
        )}
        {icon}
        <Words id={label} values={values} className={(sign || icon) && !worded ? 'visually-hidden' : undefined} />
      </summary>
      {open === null ? (
        <p>
          <Words id="page.wait" />
        </p>
      ) : (
        <Fragment key={closings}>{children(close)}</Fragment>
      )}
    </details>
  );
}

/** One thing to choose in a menu: its words, what a press does, and where it leads to. */
interface Entry extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed' | 'lang'> {
  key: string;
  says: ReactNode;
  act: () => void;
  href?: string | undefined;
}

/** The list of a menu. @param close closes it at a press; without it, it stays open */
export function MenuList({ entries, close }: { entries: readonly Entry[]; close?: () => void }): ReactNode {
  const entry = ({ key: _, says, act, href, ...rest }: Entry): ReactNode => {
    if (href !== undefined)
      return (
        <a href={href} onClick={act}>
          {says}
        </a>
      );
    const press = (): void => {
      close?.();
      act();
    };
    return (
      <Button variant="bare" onClick={press} {...rest}>
        {says}
      </Button>
    );
  };
  return (
    <ul role="list">
      {entries.map((one) => (
        <li key={one.key}>{entry(one)}</li>
      ))}
    </ul>
  );
}
