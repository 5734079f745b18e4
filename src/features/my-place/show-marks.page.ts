/** Fetched with a text that has marks: they are shown before anything is touched. */
import { showMarks } from './show-marks.ts';

showMarks();
