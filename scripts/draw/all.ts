/** Draws all pages in shares, as many at a time as there are cores. */
import { countParts, TOGETHER } from '../build/parts.ts';
import type { DoTask } from '../build/task.ts';
import { DRAW_PAGES } from '../build/tasks.ts';
import type { DrawShare, drawPages } from './write.ts';

/**
 * @param count how many are to be drawn
 * @throws as {@link drawPages} does
 */
export async function drawAll(perform: DoTask, order: Omit<DrawShare, 'share'>, count: number): Promise<void> {
  const of = Math.min(countParts(count), TOGETHER);
  if (count === 0) return;
  const shares = Array.from({ length: of }, (_, at): DrawShare => ({ ...order, share: { number: at + 1, of } }));
  await Promise.all(shares.map((share) => perform(DRAW_PAGES, share)));
}
