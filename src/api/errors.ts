/** What can go wrong between here and the API: a class per kind, so that callers choose by type and never by message. */

/** Where a failure happened, and under what. */
export interface Failed {
  url: string;
  /** HTTP status, null where no answer came. */
  status?: number | null;
  cause?: unknown;
}

/** An address as it may be printed: without user, password and query, any of which can hold a secret. */
function printable(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Every failure of a call to the API. `reason` is fit for a reader, `message` adds the address for a log. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** In a few words and without an address: `HTTP status 500`. */
  readonly reason: string;
  readonly url: string;
  /** The address as it may be printed. */
  readonly place: string;
  readonly status: number | null;

  constructor(reason: string, { url, status = null, cause }: Failed) {
    super(`${printable(url)}: ${reason}`, { cause });
    this.reason = reason;
    this.url = url;
    this.place = printable(url);
    this.status = status;
  }
}

/** No answer, or not all of it: refused, reset, unknown host, bad certificate, a redirect, a body that was cut short. */
export class UnreachableError extends ApiError {
  override name = 'UnreachableError';
}

/** The answer, its body included, took longer than the caller allows. */
export class DeadlineError extends ApiError {
  override name = 'DeadlineError';
}

/** The caller's own signal stopped the call; `cause` is the signal's reason. */
export class CancelledError extends ApiError {
  override name = 'CancelledError';
}

/** An answer with another status than 2xx. */
export class StatusError extends ApiError {
  override name = 'StatusError';
  /** Milliseconds that the server asks to wait before the next try; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, retryAfter: number | null, url: string) {
    const wait = retryAfter === null ? '' : `, to be tried again in ${Math.ceil(retryAfter / 1000)} s`;
    super(`HTTP status ${status}${wait}`, { url, status });
    this.retryAfter = retryAfter;
  }
}

/** A body of more bytes, decoded, than the caller takes. */
export class OversizeError extends ApiError {
  override name = 'OversizeError';
}

/** A body that is not what it should be: broken UTF-8, broken JSON, an HTML page where a text was due; see `cause`. */
export class FormatError extends ApiError {
  override name = 'FormatError';
}

/** Sound JSON, but not in the agreed shape. */
export class ShapeError extends FormatError {
  override name = 'ShapeError';
}
