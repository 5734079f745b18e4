/** The body of an answer, as far as it is taken. */
import { OversizeError } from './errors.ts';

/**
 * A body as it comes: what is not taken of it is not fetched.
 * @param maxBytes most that are read, after decompression
 * @throws {OversizeError}; what `fetch` throws when the body breaks off
 */
export async function* bodyParts(
  { body, status }: Response,
  url: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const reader = body?.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || !value) return;
      size += value.byteLength;
      if (size > maxBytes) throw new OversizeError(`the answer is larger than ${maxBytes} bytes`, { url, status });
      yield value;
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
}

/** All parts as one. */
export async function joinParts(parts: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) all.push(part);
  return new Uint8Array(await new Blob(all).arrayBuffer());
}
