/** What a browser needs to install the library as an app (W3C, Web Application Manifest). It is never asked to offer that. */
import { homePath } from '#core/library/paths.ts';
import { settings } from '../settings.ts';

/** Drawn from the petals of `ui/icon.ts`, on paper; the maskable one has room at its edges for any shape. */
const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

export const webManifest = () => ({
  id: homePath(),
  name: settings.siteTitle,
  short_name: settings.siteTitle,
  lang: 'en',
  start_url: homePath(),
  scope: homePath(),
  display: 'standalone',
  background_color: '#fbf7ef',
  theme_color: '#fbf7ef',
  icons: ICONS,
});
