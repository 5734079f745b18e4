/** Unpacks a font from WOFF. Source: W3C, "WOFF File Format 1.0", sections 3 to 5. */
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A font as packages for the web have it → as shapers read it (TrueType, OpenType).
 * @param file its name, for the error
 * @throws {Error} when it is not a WOFF file
 */
export function sfntOf(woff: Uint8Array, file: string): Uint8Array {
  const from = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.toString('latin1', 0, 4) !== 'wOFF')
    throw new Error(`${file} is not a WOFF file.\n  Name a .woff file of its package in scripts/cards/fonts.ts.`);
  const tables = from.readUInt16BE(12);
  const depth = Math.floor(Math.log2(tables));
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables);
  from.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables, 4);
  directory.writeUInt16BE(SFNT_ENTRY * 2 ** depth, 6);
  directory.writeUInt16BE(depth, 8);
  directory.writeUInt16BE(SFNT_ENTRY * (tables - 2 ** depth), 10);
  const parts: Uint8Array[] = [directory];
  let end = directory.length;
  for (let at = 0; at < tables; at++) {
    const entry = HEADER + ENTRY * at;
    const [offset, packed, length] = [4, 8, 12].map((field) => from.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const stored = from.subarray(offset, offset + packed);
    const to = SFNT_HEADER + SFNT_ENTRY * at;
    from.copy(directory, to, entry, entry + 4); // its tag
    from.copy(directory, to + 4, entry + 16, entry + 20); // its checksum
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(packed < length ? inflateSync(stored) : stored, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
