/** Whole numbers as bytes: seven bits each, the lowest first, the high bit set while more follow (LEB128). */

const MORE = 0x80;

/** Collects numbers and letters as bytes; it grows as it is filled. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param value 0 to 2^31 - 1 */
  number(value: number): void {
    let rest = value;
    while (rest >= MORE) {
      this.byte((rest & 0x7f) | MORE);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  byte(value: number): void {
    if (this.#size === this.#bytes.length) this.#room(1);
    this.#bytes[this.#size] = value;
    this.#size += 1;
  }

  /** ASCII alone: the letters of keys are. */
  ascii(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.byte(text.charCodeAt(at));
  }

  bytes(some: Uint8Array): void {
    this.#room(some.length);
    this.#bytes.set(some, this.#size);
    this.#size += some.length;
  }

  /** What was written; the writer is empty again. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#size);
    this.#size = 0;
    return taken;
  }

  #room(more: number): void {
    if (this.#size + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#size + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Bytes that end too early, or go on too long; `message` says where. */
export class BytesError extends Error {
  override name = 'BytesError';
}

/** Reads what a {@link ByteWriter} wrote. */
export class ByteReader {
  readonly source: Uint8Array;
  at = 0;

  constructor(source: Uint8Array) {
    this.source = source;
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  /** @throws {BytesError} at the end */
  byte(): number {
    const value = this.source[this.at];
    if (value === undefined)
      throw new BytesError(
        `The bytes end at ${this.at}.\n  Fetch the file again: it was cut, or is of another format.`,
      );
    this.at += 1;
    return value;
  }

  /** @throws {BytesError} at the end, or for more than 31 bits */
  number(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const next = this.byte();
      value += (next & 0x7f) * 2 ** shift;
      if (next < MORE) return value;
    }
    throw new BytesError(`The number before byte ${this.at} is too large.\n  Fetch the file again: it was altered.`);
  }

  /** @throws {BytesError} when there are not so many */
  ascii(length: number): string {
    let text = '';
    for (let n = 0; n < length; n += 1) text += String.fromCharCode(this.byte());
    return text;
  }
}
