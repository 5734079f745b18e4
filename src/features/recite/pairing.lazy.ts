/** What stands beside what in two languages: it comes with the second one, since it reads both texts verse by verse. */
export { pairVerses } from '#features/editions/index.ts';
