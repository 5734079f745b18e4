/** Does what a press on a kept thing asks for. */
import { dropGone, goOn, pause, remove, update } from './keeper.browser.ts';
import type { Act } from './Thing.tsx';

const DO: Readonly<Record<Act, (id: string) => Promise<void>>> = {
  pause,
  'go-on': goOn,
  mend: goOn,
  update,
  'drop-gone': dropGone,
  remove,
};

export const act = (what: Act, id: string): Promise<void> => DO[what](id);
