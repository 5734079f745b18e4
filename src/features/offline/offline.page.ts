/**
 * Brings the island of the page to life. It is in no other page, so that the script of every page, which wakes the others, need not
 * know of it.
 */
const root = document.querySelector<HTMLElement>('[data-offline]');

Promise.all([import('#ui/mount.tsx'), import('./Offline.island.tsx')]).then(
  ([{ mount }, { default: Island }]) => root && mount(root, Island, {}),
  () => {}, // the words of the page stand without it
);
