/** Pixels of a card, as previews ask for them: https://ogp.me, and the sizes that Facebook and others document. */
export const CARD = { width: 1200, height: 630 } as const;
