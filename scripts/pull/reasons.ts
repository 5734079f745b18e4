/** Why something failed, in one line fit for a report. Never an address with its user, password or query. */
import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { UserError } from '#schemas/user-error.ts';
import { oneLine } from './printable.ts';

const LONGEST = 200;

/** A failed call and what it was caused by: `the server cannot be reached, or broke off: connect ECONNREFUSED 127.0.0.1:1`. */
export function failureReason(error: ApiError): string {
  const parts: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof ApiError) parts.push(at.reason);
    else if (at instanceof z.ZodError) parts.push(schemaReason(at));
    else if (!(at.cause instanceof Error))
      parts.push(at.message || String((at as NodeJS.ErrnoException).code ?? at.name));
  }
  return oneLine(withoutUser(parts.join(': ')).slice(0, LONGEST));
}

/** What a schema found, with the fields it found it in: `folder is empty; language is empty`. */
export function schemaReason(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => [...path, message].map(String).join(' ')).join('; ');
}

const withoutUser = (text: string): string => text.replace(/\/\/[^/\s@]*@/g, '//');

/**
 * To be called before the settings are read, whose own message shows a wrong value whole.
 * @param address of the API, as given, perhaps not an address at all; that is for the settings to say
 * @throws {UserError} for one with user, password, query or fragment; the message shows none of them
 */
export function refuseSecrets(address: string): void {
  if (!/[?#@]/.test(address)) return;
  throw new UserError(
    "The API's address holds more than scheme, host, port and path.\n  Leave user, password, ? and # out of API_URL (or --api).",
  );
}
