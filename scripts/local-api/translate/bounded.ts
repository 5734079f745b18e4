/**
 * The built-in translator within a time: it works in a thread, so that other calls are answered meanwhile, and a text that would
 * take too long is given up with its thread.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { TranslateRequest } from '#schemas/wire.ts';
import { ApiFault } from '../faults.ts';
import type { Question } from './built-in.ts';
import type { Translation } from './openai.ts';

/**
 * Milliseconds from the question to its answer, the wait for others included. 20 KB, which readers send at once, take a desk up to
 * three seconds, and a small machine much longer. The thread's start is no text's fault, and not counted.
 */
const MOST_TIME = 30_000;

/**
 * One text at a time. The thread starts with the first question, and keeps no process alive.
 * @param program another thread, in tests; its first message says that it is ready
 */
export function createBoundedTranslator(
  mostTime = MOST_TIME,
  program = new URL('./thread.ts', import.meta.url),
): (request: TranslateRequest, languages?: string) => Promise<Translation> {
  const inTurn = pLimit(1);
  let thread: Promise<Worker> | null = null;

  async function start(): Promise<Worker> {
    const worker = new Worker(program);
    await once(worker, 'message');
    worker.unref();
    return worker;
  }
  function ready(): Promise<Worker> {
    thread ??= start().catch((error: unknown) => {
      thread = null;
      throw error;
    });
    return thread;
  }

  async function ask(question: Question, signal: AbortSignal): Promise<Translation> {
    signal.throwIfAborted();
    const worker = await ready(); // another, where the text before was given up
    signal.throwIfAborted(); // its start may have taken all the time that was left
    worker.ref();
    try {
      worker.postMessage(question);
      const [translation] = await once(worker, 'message', { signal });
      worker.unref();
      return translation;
    } catch (error) {
      thread = null;
      void worker.terminate();
      throw error;
    }
  }

  return async (request, languages) => {
    await ready();
    const signal = AbortSignal.timeout(mostTime);
    try {
      return await inTurn(() => ask({ request, languages }, signal));
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw new ApiFault(413, `The text could not be looked up within ${mostTime / 1000} s`, 'send less at once', {
        cause,
      });
    }
  };
}
