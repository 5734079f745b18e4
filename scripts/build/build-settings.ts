/** What a build is asked to do. */
import type { Environment } from '#schemas/environment.ts';
import type { Site } from '../publish/releases.ts';

export interface BuildSettings {
  site: Site;
  /** Folder of the snapshot. */
  snapshot: string;
  environment: Environment;
  /** Make every page anew, and build even when the site that is served was made of the very same inputs. */
  force: boolean;
  /** Build only if the site that is served is damaged, whatever else has changed. */
  healOnly?: boolean | undefined;
  /** Read every file of the site that is served, and not only those whose turn has come. */
  scrub?: boolean | undefined;
  /** Puts every page into a folder, instead of Astro; only with `force`. */
  make?: ((folder: string) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
  onStep?: ((words: string) => void) | undefined;
}
