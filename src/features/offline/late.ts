/**
 * All of the feature that a reader meets once they ask for it, as one lazy chunk: what two islands imported would come with every
 * island of the site.
 */

export { DeviceSection } from './DeviceSection.tsx';
export { KeepList, KeepPlace } from './KeepPlace.tsx';
export { removeAll } from './keeper.browser.ts';
