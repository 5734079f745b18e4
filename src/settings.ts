/** The public settings of this build, put in by `astro.config.mjs`. */
import type { BrowserSettings } from '#schemas/environment.ts';

declare global {
  interface ImportMetaEnv {
    readonly SETTINGS: BrowserSettings;
  }
}

export const settings: BrowserSettings = import.meta.env.SETTINGS;
