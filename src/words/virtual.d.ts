/** Modules that the build makes of `catalogues/`: see `scripts/words/vite-plugin.ts`. */
declare module 'virtual:words/en' {
  const messages: import('./messages.ts').Messages;
  export default messages;
}
declare module 'virtual:words/numbers' {
  const numbers: Readonly<Record<string, string>>;
  export default numbers;
}
declare module 'virtual:words/*/page' {
  /** Says the page's words in this language, at once. @param more messages of its own */
  export const apply: (more?: import('./messages.ts').Messages) => void;
}
declare module 'virtual:words/*' {
  const messages: import('./messages.ts').Messages;
  export default messages;
}
