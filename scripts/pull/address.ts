/** The API's address, as a log may show it. */
import { UserError } from '#schemas/user-error.ts';

/**
 * To be called before the settings are read, whose own message shows a wrong value whole.
 * @param address as given, perhaps not an address at all; that is for the settings to say
 * @throws {UserError} for one with user, password, query or fragment; the message shows none of them
 */
export function refuseSecrets(address: string): void {
  if (!/[?#@]/.test(address)) return;
  throw new UserError(
    "The API's address holds more than scheme, host, port and path.\n  Leave user, password, ? and # out of API_URL (or --api).",
  );
}
