import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';

interface Props extends HTMLAttributes<HTMLParagraphElement> {
  /** `alert` is for what could not be done: it is said at once. */
  role?: 'status' | 'alert';
  /** While it has no words it is there for a screen reader alone: one that comes with its words is not always heard. */
  passing?: boolean;
}

/** Words about what was done, is being done or could not be done; a screen reader says them as they come. */
export function Status({ role = 'status', passing = false, className, ...rest }: Props): ReactNode {
  return <p role={role} className={passing && rest.children === '' ? 'visually-hidden' : className} {...rest} />;
}

/** Milliseconds without a letter after which an outcome is said, so that a screen reader is not interrupted at each. */
const PAUSE = 600;

/** What came of the letters typed so far, for a screen reader alone, once it has stayed the same for a while. */
export function Settled({ children: words }: { children: string }): ReactNode {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {settled}
    </div>
  );
}
