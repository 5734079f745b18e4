/** The browser's own print is laid out too: its code comes with the first key that could be its shortcut. */
import { ask } from '#ui/ask.ts';

addEventListener('keydown', ({ key }: KeyboardEvent) => {
  if (key === 'Control' || key === 'Meta') ask('Print', null);
});
