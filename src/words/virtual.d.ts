/** Modules that the build makes of `catalogues/`: see `scripts/words/vite-plugin.ts`. */
declare module 'virtual:words/en' {
  const messages: import('./messages.ts').Messages;
  export default messages;
}
declare module 'virtual:words/*/page' {
  /** Says the page's words in this language, at once. */
  export const apply: () => void;
}
declare module 'virtual:words/*' {
  const messages: import('./messages.ts').Messages;
  export default messages;
}
