import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  on: boolean;
}

/** A switch with its words; `switch.css` has to be in the page. */
export function Switch({ on, children, ...rest }: Props): ReactNode {
  return (
    <button className="switch" type="button" role="switch" aria-checked={on} {...rest}>
      <span className="knob" />
      {children}
    </button>
  );
}
