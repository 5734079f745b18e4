/** Makes `client:intent` known to Astro; its code is inlined into the pages that have such an island. */
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

/** The integration that `astro.config.mjs` lists. */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent/directive.ts' });
      },
    },
  };
}
