/** The API's address, as a request may be built on it and a log may show it. */
import { SettingsError } from '#schemas/environment.ts';

/**
 * @param url an http or https address, without a closing slash
 * @throws {SettingsError} for one with user, password, query or fragment; the message shows none of them
 */
export function checkAddress(url: string): string {
  const { username, password, search, hash } = new URL(url);
  if (!username && !password && !search && !hash) return url;
  throw new SettingsError(
    "The API's address holds more than scheme, host, port and path.\n  Leave user, password, ? and # out of API_URL (or --api).",
  );
}
