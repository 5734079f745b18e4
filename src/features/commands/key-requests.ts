/** Keys that wait to be done, in order; the island `keys` takes out what it does. */
export type Strokes = KeyboardEvent[];

/** Asked of the island `keys`, opens the dialog that shows them. */
export const OPEN_KEYS = { open: 'dialog' } as const;
