/** Does a task in a child process, so that the system gets back all of its memory when it ends. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, DoTask, Order } from './task.ts';
import { THRIFTY_HEAP } from './thrifty-heap.ts';

export const doApart: DoTask = async ({ module, name }, question) => {
  const child = fork(new URL('./task-child.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [...THRIFTY_HEAP],
  });
  // The process may exit before its last message is read, so its end counts only once the channel is closed too.
  const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, signal]]): [Answer] => {
    const message = `${name} of ${module.pathname} ended with ${signal ?? `exit code ${code}`}.\n  Its error message is above: correct what it names, and run again.`;
    return [{ error: { name: 'Error', message, stack: undefined } }];
  });
  child.send({ module: module.href, name, question } satisfies Order);
  const [{ result, error }] = (await Promise.race([once(child, 'message'), gone])) as [Answer];
  if (error) throw Object.assign(new Error(error.message), error);
  return result as never;
};
