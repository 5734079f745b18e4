/** What islands fetch once a reader keeps something, or looks at what is kept: one file for all of them. */
export { DeviceSection } from './DeviceSection.tsx';
export { KeepItem, KeepPlace } from './KeepItem.tsx';
export { removeAll } from './keeper.browser.ts';
