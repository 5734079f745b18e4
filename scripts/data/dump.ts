/** A collection as one file: JSON Lines, packed by gzip. The same songs make the same bytes. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataDump } from '#schemas/data.ts';

/** Where a gzip file says by which system it was made (RFC 1952, 2.3.1), and the value for none; zlib writes no time. */
const SYSTEM_AT = 9;
const NO_SYSTEM = 255;

/** Writes lines into a file; one of them is in memory at a time, and what zlib holds. */
export async function writeDump(file: string, lines: Iterable<string>): Promise<Omit<DataDump, 'file'>> {
  const hash = createHash('sha256');
  const dump = { bytes: 0, unpacked: 0, texts: 0, sha256: '' };
  const counted = function* (): Generator<Buffer> {
    for (const line of lines) {
      const bytes = Buffer.from(`${line}\n`);
      dump.texts += 1;
      dump.unpacked += bytes.length;
      yield bytes;
    }
  };
  const packed = new Transform({
    transform(part: Buffer, _, done) {
      if (dump.bytes <= SYSTEM_AT && dump.bytes + part.length > SYSTEM_AT) part[SYSTEM_AT - dump.bytes] = NO_SYSTEM;
      dump.bytes += part.length;
      hash.update(part);
      done(null, part);
    },
  });
  await pipeline(Readable.from(counted()), createGzip(), packed, createWriteStream(file));
  return { ...dump, sha256: hash.digest('hex') };
}

/** The SHA-256 of a file, read piece by piece; null where there is none. */
export async function fileDigest(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const part of createReadStream(file)) hash.update(part as Buffer);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
