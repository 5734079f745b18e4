/** Attributes that a reader meets, by the end of the name of their tag: `data-t-label` says `aria-label`. */
export const SPOKEN = { label: 'aria-label', placeholder: 'placeholder', title: 'title' } as const;
