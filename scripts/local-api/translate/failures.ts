/** How a translation by a language model can fail, told by class and never by message. */
export interface UpstreamDetails {
  /** The endpoint asked, without its key. */
  readonly url: string;
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** The endpoint gave no translation. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly url: string;
  readonly status: number | undefined;

  constructor(message: string, { url, status, cause }: UpstreamDetails) {
    super(message, { cause });
    this.url = url;
    this.status = status;
  }
}

/** It answered with an error status: a wrong key, too many requests, a fault of its own. */
export class UpstreamRefusedError extends UpstreamError {
  override name = 'UpstreamRefusedError';
}

/** It could not be reached, or hung up. */
export class UpstreamUnreachableError extends UpstreamError {
  override name = 'UpstreamUnreachableError';
}

/** It did not finish its answer in time. */
export class UpstreamTimeoutError extends UpstreamError {
  override name = 'UpstreamTimeoutError';
}

/** It answered, but not with a whole chat completion that says something. */
export class UpstreamAnswerError extends UpstreamError {
  override name = 'UpstreamAnswerError';
}
