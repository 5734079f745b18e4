/** Fetched with a text that has marks, or that is read from a list: what is shown of them before anything is touched. */
import { showListNav } from '#features/lists/index.ts';
import { showMarks } from './marks-shown.ts';

showMarks();
showListNav();
