import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `button`: with an edge; `plain`: words alone; `small`: a sign in a row; `bare`: what it stands in, as a list of a menu, gives it its look. */
  look?: 'button' | 'plain' | 'small' | 'bare';
  ref?: Ref<HTMLButtonElement>;
}

const CLASSES = { button: 'button', plain: 'plain', small: 'plain small', bare: '' } as const;

/** A button that does something on this page; never sends a form unless its `type` says so. */
export function Button({ look = 'button', className = '', type = 'button', ...rest }: Props): ReactNode {
  return <button type={type} className={`${CLASSES[look]} ${className}`.trim() || undefined} {...rest} />;
}
