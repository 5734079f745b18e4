/** 48 random bits, by which a list is known again when it comes back from a file. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint16Array(3))].map((part) => part.toString(36).padStart(4, '0')).join('');
