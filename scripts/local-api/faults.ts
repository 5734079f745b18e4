/** What goes wrong with a call, and the JSON that says so. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { LibraryError } from './library-file.ts';

/** An answer that is not what was asked for: an HTTP status, what is wrong, and what to do. */
export class ApiFault extends Error {
  override name = 'ApiFault';
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, wrong: string, change: string, options?: ErrorOptions) {
    super(`${wrong}; ${change}`, options);
    this.status = status;
  }
}

/** One answer per kind of failure: `{ error: "what is wrong; what to do" }`. What no one foresaw goes to the log. */
export function answerFault(error: Error, c: Context): Response {
  if (error instanceof ApiFault) {
    if (error.status >= 500) logFailure(c, error.cause ?? error);
    return c.json({ error: error.message }, error.status);
  }
  logFailure(c, error);
  const message =
    error instanceof LibraryError
      ? error.answer
      : 'The server failed at this call; try again, and see its log for the reason';
  return c.json({ error: message }, 500);
}

/** JSON keeps whatever a request carries on one line, without escape sequences of the terminal. */
function logFailure(c: Context, cause: unknown): void {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  console.error(`${c.req.method} ${JSON.stringify(c.req.path)} failed: ${JSON.stringify(reason)}`);
}
