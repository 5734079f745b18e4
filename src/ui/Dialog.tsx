/** A dialog over a dimmed page: closed by Escape, by a press beside it, and by what is in it. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { adopt } from './adopt.ts';
import css from './dialog.css?inline';

adopt(css);

interface Props {
  /** Its name for a screen reader, or the id of its heading. */
  label?: string;
  labelledBy?: string;
  className?: string;
  /** Closed, by whatever way. It is to be taken out of the page then. */
  onClose: () => void;
  children: ReactNode;
  ref?: RefObject<HTMLDialogElement | null>;
}

/** Open for as long as it is drawn. The browser keeps the focus in it, and gives it back to where it was. */
export function Dialog({ label, labelledBy, className = '', onClose, children, ref }: Props): ReactNode {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const pressed = useRef<EventTarget | null>(null);

  // Closed before it goes: a dialog that is only taken away loses the focus. A later effect ends when it has gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, [dialog]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for it
    <dialog
      ref={dialog}
      className={`dialog ${className}`.trim()}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      // A press that began in a field, and ended beside the dialog, is a selection.
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === dialog.current) dialog.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}
