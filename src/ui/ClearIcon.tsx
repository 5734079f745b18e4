import type { ReactNode } from 'react';

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
