/** Draws pages in processes of their own, as many at a time as there are cores. */
import { runInChild } from '../build/child-task.ts';
import { countParts, TOGETHER } from '../build/parts.ts';
import { type DrawShare, type drawPages, removeModel } from './write.ts';

/**
 * @param count how many are to be drawn
 * @throws as {@link drawPages} does
 */
export async function drawPagesApart(order: Omit<DrawShare, 'share'>, count: number): Promise<void> {
  const of = Math.min(countParts(count), TOGETHER);
  if (count > 0) {
    const shares = Array.from({ length: of }, (_, at): DrawShare => ({ ...order, share: { number: at + 1, of } }));
    await Promise.all(shares.map((share) => runInChild(new URL('./child.ts', import.meta.url), share)));
  }
  removeModel(order.folder);
}
