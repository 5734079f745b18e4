/**
 * All of the feature that a reader meets once they ask for it, as one lazy chunk: what two islands imported would come with every
 * island of the site.
 */

import { adopt } from '#ui/adopt.ts';
import switchCss from '#ui/switch.css?inline';
import css from './offline.css?inline';

export { DeviceSection } from './DeviceSection.tsx';
export { KeepSong } from './KeepSong.tsx';
export { KeepThing } from './KeepThing.tsx';
export { removeAll } from './keeper.browser.ts';

adopt(switchCss);
adopt(css);
