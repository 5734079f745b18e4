/**
 * The islands of a reading page, woken as `client:intent` wakes those of other pages, but without Astro's own island
 * element: its run-time stands in every page that has one, and would be a seventh of what a reading page weighs.
 */
import intent from './directive.ts';

/** The code of each, by the name in `data-live`. */
const MOUNTS: Readonly<Record<string, () => Promise<{ mount(root: HTMLElement, props: unknown): void }>>> = {
  translate: () => import('../Translate/Translate.mount.tsx'),
};

export function wakeIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const { live = '', props = '{}' } = root.dataset;
    const load = async () => {
      try {
        const code = await MOUNTS[live]?.();
        return async () => code?.mount(root, JSON.parse(props));
      } catch (error) {
        root.dispatchEvent(new CustomEvent('astro:hydration-error', { cancelable: true, detail: { error } }));
        return async () => {};
      }
    };
    intent(load, { name: 'intent', value: '' }, root);
  }
}
