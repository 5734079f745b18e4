/** How what is kept looks; it comes with the first view of it. */
import { adopt } from '#ui/adopt.ts';
import css from './offline.css?inline';

adopt(css);
