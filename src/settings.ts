/** The public settings of this build, put in by `astro.config.mjs`. */
import type { BrowserSettings } from '#schemas/environment.ts';

declare const NAMA_SETTINGS: BrowserSettings;

export const settings: BrowserSettings = NAMA_SETTINGS;
