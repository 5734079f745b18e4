/** Serves the published site on this machine as a host would. */
import { existsSync } from 'node:fs';
import { responseHeaders } from '#page/headers.ts';
import type { Endpoints } from '#page/security.ts';
import { listen, type RunningServer } from '../local-api/listen.ts';
import { answer, createPreviewApp } from './app.ts';

/** There is no site to serve; `message` says where it was looked for, and what to do. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

export interface PreviewOptions {
  /** The site: a folder, or a link to one that may be switched while it is served. */
  dist: string;
  /** On 127.0.0.1; 0 takes any free one. */
  port: number;
  endpoints: Endpoints;
}

/**
 * @throws {PreviewError} when there is no site
 * @throws {PortError} where the port cannot be opened
 */
export async function startPreview({ dist, port, endpoints }: PreviewOptions): Promise<RunningServer> {
  if (!existsSync(dist)) {
    throw new PreviewError(`There is no site to serve: ${dist} does not exist.\n  Run "npm run build" first.`);
  }
  const app = createPreviewApp(dist, responseHeaders(endpoints));
  return listen((request) => answer(app, request), port);
}
