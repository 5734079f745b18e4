/** The drawing as the worker has it: a script of its own, which is fetched when the worker is installed. */
import type { draw } from '../draw/draw.ts';
import type { readTemplate } from '../draw/template.ts';

export interface Drawing {
  readTemplate: typeof readTemplate;
  draw: typeof draw;
}

/** Where that script leaves it. */
export const DRAWING = 'namaDrawing';
