import type { HTMLAttributes, ReactNode } from 'react';

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
