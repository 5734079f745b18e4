/** The settings of a pull, from `.env` and the environment; a wrong one ends the process with both parts of its error. */
import { existsSync } from 'node:fs';
import { type Environment, readEnvironment, SettingsError } from '#schemas/environment.ts';

/**
 * @param envFile read if it is there; what the environment itself says counts more
 * @param api an address that counts more than API_URL's
 */
export function readSettings(envFile: string, api: string | undefined): Environment {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    const settings = readEnvironment({ ...process.env, ...(api ? { API_URL: api } : {}) });
    const { username, password, search, hash } = new URL(settings.API_URL);
    if (username || password || search || hash) {
      throw new SettingsError(
        "The API's address holds more than scheme, host, port and path.\n  Leave user, password, ? and # out of API_URL (or --api).",
      );
    }
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
