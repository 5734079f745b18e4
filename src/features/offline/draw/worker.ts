/** The script that a service worker imports to draw with. */
import { DRAWING, type Drawing } from '../worker/drawing.ts';
import { draw } from './draw.ts';
import { readTemplate } from './template.ts';

(self as unknown as Record<typeof DRAWING, Drawing>)[DRAWING] = { readTemplate, draw };
