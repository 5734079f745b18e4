/** Has Astro keep what it bundles, for the next build of the same code. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HASHED_FILES } from '../../../src/page/headers.ts';
import { keepBundle, type RouteStyles } from './kept.ts';

/** What BUNDLE_DIR names is where the bundle goes; without it nothing is kept. */
export function keptBundle(): AstroIntegration {
  const folder = process.env['BUNDLE_DIR'] ?? '';
  let routes: Iterable<readonly [string, { styles?: unknown }]> = [];
  let publicDir: URL;
  return {
    name: 'kept-bundle',
    hooks: {
      'astro:config:done': ({ config }) => {
        publicDir = config.publicDir;
      },
      // The styles are noted in it while the code is bundled.
      'astro:build:setup': ({ pages }) => {
        routes = pages;
      },
      // The pages are made, and the program that made them is still there.
      'astro:build:generated': ({ dir, logger }) => {
        if (folder === '') return;
        const styles: RouteStyles = [...routes].map(([key, route]) => [key, route.styles]);
        try {
          const names = [HASHED_FILES, ...readdirSync(publicDir)];
          keepBundle(folder, fileURLToPath(dir), names, styles);
        } catch (error) {
          logger.warn(`What was bundled could not be kept (${error}). The next build bundles it again.`);
        }
      },
    },
  };
}
