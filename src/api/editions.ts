/** Another page of this site, read for its text. */
import { call } from './http.ts';

/** @throws {ApiError} */
export function fetchPage(url: string, signal: AbortSignal): Promise<string> {
  return call({ url, accept: 'text/html', timeout: 20_000, maxBytes: 16 * 1024 * 1024, signal }, (body) => body);
}
