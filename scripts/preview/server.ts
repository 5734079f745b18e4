/** Serves the published site on this machine as a host would. */

import { existsSync } from 'node:fs';
import { responseHeaders } from '#page/headers.ts';
import type { Endpoints } from '#page/security.ts';
import { UserError } from '#schemas/user-error.ts';
import { listen, type RunningServer } from '../local-api/listen.ts';
import { answer, createPreviewApp } from './app.ts';

export interface PreviewOptions {
  /** The site: a folder, or a link to one that may be switched while it is served. */
  dist: string;
  /** On 127.0.0.1; 0 takes any free one. */
  port: number;
  endpoints: Endpoints;
}

/**
 * @throws {UserError} when there is no site
 * @throws {UserError} where the port cannot be opened
 */
export async function startPreview({ dist, port, endpoints }: PreviewOptions): Promise<RunningServer> {
  if (!existsSync(dist)) {
    throw new UserError(`There is no site to serve: ${dist} does not exist.\n  Run "npm run build" first.`);
  }
  const app = createPreviewApp(dist, responseHeaders(endpoints));
  return listen((request) => answer(app, request), port);
}
