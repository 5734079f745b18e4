/** What other rooms may use of translations. */
export { offerMeaning } from './selection.ts';
