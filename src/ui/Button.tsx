import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `button`: with an edge; `plain`: words alone; `small`: a sign in a row; `bare`: what it stands in, as a list of a menu, gives it its look. */
  variant?: 'button' | 'plain' | 'small' | 'bare';
  ref?: Ref<HTMLButtonElement>;
}

const CLASSES = { button: 'button', plain: 'plain', small: 'plain small', bare: '' } as const;

/** A button that does something on this page; never sends a form unless its `type` says so. */
export function Button({ variant = 'button', className = '', type = 'button', ...rest }: Props): ReactNode {
  return <button type={type} className={`${CLASSES[variant]} ${className}`.trim() || undefined} {...rest} />;
}

interface DisclosureProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  open: boolean;
  /** `id` of what it folds, where that stands in the page while it is folded. */
  controls?: string;
}

/** The button of a section that folds elsewhere on the page; where the two stand together `details` does it alone. */
export function Disclosure({ open, controls, className = 'disclosure', ...rest }: DisclosureProps): ReactNode {
  return <button type="button" className={className} aria-expanded={open} aria-controls={controls} {...rest} />;
}

/** A switch with its words; `switch.css` has to be in the page. */
export function Switch({
  on,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { on: boolean }): ReactNode {
  return (
    <button className="switch" type="button" role="switch" aria-checked={on} {...rest}>
      <span className="knob" />
      {children}
    </button>
  );
}

/** The sign of every button that empties or clears. */
export function Cross(): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="m3 3 10 10M13 3 3 13" />
    </svg>
  );
}
