/** What the command box holds beneath its field. It is fetched after the field, since a reader types first. */
export { choiceGroups, isFound } from './choices.tsx';
export { homeWith, pageCommands } from './page-commands.browser.ts';
