/** Draws SVG of outlines into pixels. No words are in it, so that no font of a machine has a say. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Two of different versions may draw an edge differently. */
export const rasterVersion = (): string =>
  JSON.parse(readFileSync(join(dirname(WASM), 'package.json'), 'utf8')).version;

let ready: Promise<void> | undefined;

/** @returns red, green, blue and opacity of each pixel, row by row */
export async function rasterize(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(WASM));
  await ready;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const pixels = Uint8Array.from(image.pixels);
  image.free();
  drawing.free();
  return pixels;
}
