/** The stanzas of the page's own text, in order. */
export const stanzasHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-text] p[id]')];
