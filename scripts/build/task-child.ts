/** The child process of a task: it is told which, does it, and ends. */
import { once } from 'node:events';
import { type Answer, doHere, type Order } from './task.ts';

/** Answers one order, and ends; it ends without an answer when nobody waits for one any more. */
async function answerParent(): Promise<void> {
  const answer: Answer = {};
  const end = (): never => process.exit(1);
  process.once('disconnect', end);
  try {
    const [{ module, name, question }] = (await once(process, 'message')) as [Order];
    answer.result = await doHere({ module: new URL(module), name }, question);
  } catch (thrown) {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    answer.error = { name, message, stack };
  }
  process.off('disconnect', end);
  process.send?.(answer, () => process.disconnect?.());
}

await answerParent();
