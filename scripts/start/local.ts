/** What `npm start` and `npm run dev` share: the embedded API, and the library pulled from it. */
import { join, resolve } from 'node:path';
import { loadEnvironment, PROJECT } from '../build/environment.ts';
import { freePort } from '../local-api/listen.ts';
import { startApi } from '../local-api/server.ts';
import { readApiSettings } from '../local-api/settings.ts';
import { pullLibrary } from '../site/pull.ts';

export interface LocalOptions {
  /** A library folder; without one LIBRARY_DIR, and without that the sample library. */
  library: string | undefined;
  port: number;
  apiPort: number;
  snapshot: string;
  /** Folder for the pull's report. */
  reports: string;
  signal: AbortSignal;
}

/**
 * Starts the API and pulls from it. Everything that names a server is set to this machine, whatever `.env` says: a trial
 * run sends nothing to the real ones.
 * @returns with the port that the site is to take; null when the pull failed; its own words are on the terminal
 */
export async function startLocal({ library, port, apiPort, snapshot, reports, signal }: LocalOptions) {
  loadEnvironment();
  const sitePort = await freePort(port, '--port');
  const settings = readApiSettings(process.env);
  const libraryDir = resolve(library ?? settings.libraryDir ?? join(PROJECT, 'scripts/local-api/sample-library'));
  const api = await startApi({
    ...settings,
    libraryDir,
    port: await freePort(apiPort, '--api-port'),
    dataDir: join(PROJECT, '.data'),
  });
  Object.assign(process.env, {
    API_URL: api.url,
    BROWSER_API_URL: api.url,
    SUPPORT_URL: `${api.url}/support`,
    CLICK_LOG_URL: `${api.url}/click-log`,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
  });
  // Another library than last time is what was asked for, so that a guard against a shrinking one has no say here.
  const { failure } = await pullLibrary({
    args: ['--out', snapshot, '--accept-shrink', '--accept-changed'],
    reports,
    signal,
  });
  if (failure === null && !signal.aborted) return { api, libraryDir, port: sitePort };
  await api.close();
  return null;
}
