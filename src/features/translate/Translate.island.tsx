import { adopt } from '#ui/adopt.ts';
import Translate from './Translate.tsx';
import css from './translate.css?inline';

adopt(css);

export default Translate;
