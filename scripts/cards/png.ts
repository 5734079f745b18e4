/** Pictures of few colours as PNG. Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)". */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The keyword of the text chunk that says what a picture was drawn from. */
const KEYWORD = 'Drawing';
const PALETTE = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

/** Steps from the ground to an ink: as many as an eye tells apart at the edge of a letter. */
const STEPS = 20;

/** The ground, and what it is at the edges of each ink. */
function paletteOf(ground: Colour, inks: readonly Colour[]): Colour[] {
  const mixed = (ink: Colour, step: number): Colour =>
    ground.map((from, at) => Math.round(from + (((ink[at] ?? 0) - from) * step) / STEPS)) as unknown as Colour;
  return [ground, ...inks.flatMap((ink) => Array.from({ length: STEPS }, (_, at) => mixed(ink, at + 1)))];
}

/** The nearest colour of a palette to each of a picture's. */
function indexer(palette: readonly Colour[]): (red: number, green: number, blue: number) => number {
  const known = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let best = known.get(key);
    if (best !== undefined) return best;
    best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, [r, g, b]] of palette.entries()) {
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [best, least] = [at, far];
    }
    known.set(key, best);
    return best;
  };
}

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, opaque; row by row. */
  pixels: Uint8Array;
  /** `#rrggbb`. */
  ground: string;
  inks: readonly string[];
}

/** @param drawing digest of what it was drawn from */
export function encodePng({ width, height, pixels, ground, inks }: Picture, drawing: string): Buffer {
  const palette = paletteOf(colourOf(ground), inks.map(colourOf));
  const indexOf = indexer(palette);
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter: none
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      rows[y * (width + 1) + 1 + x] = indexOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('tEXt', Buffer.from(`${KEYWORD}\0${drawing}`, 'latin1')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface PngFacts {
  width: number;
  height: number;
  /** '' where it does not say. */
  drawing: string;
}

/** Reads all chunks of a picture with their checksums. @returns null where it is no whole PNG */
export function readPng(file: Buffer): PngFacts | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const facts: PngFacts = { width: 0, height: 0, drawing: '' };
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (at + 12 + length > file.length || file.readUInt32BE(at + 8 + length) !== crc32(body)) return null;
    const type = body.toString('latin1', 0, 4);
    if (type === 'IHDR') Object.assign(facts, { width: body.readUInt32BE(4), height: body.readUInt32BE(8) });
    const text = type === 'tEXt' ? body.toString('latin1', 4).split('\0') : [];
    if (text[0] === KEYWORD) facts.drawing = text[1] ?? '';
    at += 12 + length;
    if (type === 'IEND') return at === file.length ? facts : null;
  }
  return null;
}
