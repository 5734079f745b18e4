import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  open: boolean;
  /** `id` of what it folds, where that stands in the page while it is folded. */
  controls?: string;
}

/** The button of a section that folds elsewhere on the page; where the two stand together `details` does it alone. */
export function Disclosure({ open, controls, className = 'disclosure', ...rest }: Props): ReactNode {
  return <button type="button" className={className} aria-expanded={open} aria-controls={controls} {...rest} />;
}
