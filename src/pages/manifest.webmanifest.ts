import { webManifest } from '#layouts/web-manifest.ts';

export const GET = (): Response => Response.json(webManifest());
