import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';

interface Props extends HTMLAttributes<HTMLParagraphElement> {
  /** `alert` is for what could not be done: it is said at once. */
  role?: 'status' | 'alert';
  /** While it has no words it is there for a screen reader alone. */
  passing?: boolean;
  /** Words are said once they have stayed the same for a while: letters that are typed are not interrupted. */
  settles?: boolean;
  /** Of words about what is under way: how much of it is done, 0 to 1. They are said at the start and at each quarter, since steps are many. */
  done?: number | undefined;
}

/** Milliseconds that a status is there for a screen reader before its words: one that comes together with them is not always heard. */
const FIRST = 100;
/** Milliseconds without a letter after which an outcome is said. */
const PAUSE = 600;

/** What a task has to say: what is being done, what came of it, or what could not be done. One for each task. */
export function Status({ role = 'status', passing, settles, done, className, children, ...rest }: Props): ReactNode {
  const [isThere, setThere] = useState(role === 'alert');
  useEffect(() => {
    const timer = setTimeout(setThere, FIRST, true);
    return () => clearTimeout(timer);
  }, []);
  const [settled, settle] = useState<ReactNode>('');
  useEffect(() => {
    const timer = settles && setTimeout(settle, PAUSE, children);
    return () => clearTimeout(timer || undefined);
  }, [settles, children]);
  const quarter = done === undefined ? null : Math.floor(done * 4);
  const [held, hold] = useState({ quarter, words: children });
  const isSame = quarter !== null && held.quarter === quarter;
  if (held.quarter !== quarter) hold({ quarter, words: children });

  const now = isSame ? held.words : children;
  const words = settles ? settled : now;
  const isSaid = isThere && words;
  // What stays is seen at once, and does not move what stands below it later.
  const unsaid = !passing && words && <span inert>{words}</span>;
  return (
    <p role={role} className={passing && !isSaid ? 'visually-hidden' : className} {...rest}>
      {isThere ? words : unsaid}
    </p>
  );
}
