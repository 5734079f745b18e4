/**
 * Wakes the islands of a page. Astro's own island element would do it too, but its run-time stands in every page that has
 * one: a seventh of what a reading page weighs.
 */
import { wakeAtIntent } from './intent.ts';

/** The code of each, by the name in `data-live`. */
const MOUNTS: Readonly<Record<string, () => Promise<{ mount(root: HTMLElement, props: unknown): void }>>> = {
  translate: () => import('#features/translate/Translate.island.tsx'),
  home: () => import('#features/home/Home.island.tsx'),
};

export function wakeIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const { live = '', props = '{}' } = root.dataset;
    wakeAtIntent(root, async () => (await MOUNTS[live]?.())?.mount(root, JSON.parse(props)));
  }
}
