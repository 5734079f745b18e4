/**
 * `client:press`, Astro's directive for all islands here. `now`: woken with the page, as by a press; `quietly`: the same, and nothing
 * is said where its code cannot be had. It stands in every page, so it only leaves on the island what loads its
 * code, for `islands.ts`, which comes with the script of the page.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:press'?: boolean | 'now' | 'quietly';
  }
}

const press: ClientDirective = (load, _options, island) => {
  Object.assign(island, { load });
  island.dispatchEvent(new Event('load'));
};

export default press;
