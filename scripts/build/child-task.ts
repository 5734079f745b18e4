/** Runs a task in a child process, so that the system gets back all of its memory when it ends. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { THRIFTY_HEAP } from './thrifty-heap.ts';

interface Answer<Result> {
  result?: Result;
  error?: { name: string; message: string; stack: string | undefined };
}

/**
 * Runs a program that calls {@link answerParent}, and returns its answer.
 * @param question anything that can be cloned (structured clone), and so is the answer
 * @throws the error that the program throws, with its name and message
 */
export async function runInChild<Result>(program: URL, question: unknown): Promise<Result> {
  const child = fork(program, { serialization: 'advanced', execArgv: [...THRIFTY_HEAP] });
  // The process may exit before its last message is read, so its end counts only once the channel is closed too.
  const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(
    ([[code, signal]]): [Answer<Result>] => {
      const message = `${program.pathname} ended with ${signal ?? `exit code ${code}`}.\n  Its error message is above: correct what it names, and run again.`;
      return [{ error: { name: 'Error', message, stack: undefined } }];
    },
  );
  child.send(question as object);
  const [{ result, error }] = (await Promise.race([once(child, 'message'), gone])) as [Answer<Result>];
  if (error) throw Object.assign(new Error(error.message), error);
  return result as Result;
}

/** Answers the one question of {@link runInChild}, and ends; it ends without an answer when nobody waits for one any more. */
export async function answerParent<Question, Result>(work: (question: Question) => Promise<Result>): Promise<void> {
  const answer: Answer<Result> = {};
  const end = (): never => process.exit(1);
  process.once('disconnect', end);
  try {
    const [question] = (await once(process, 'message')) as [Question];
    answer.result = await work(question);
  } catch (thrown) {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    answer.error = { name, message, stack };
  }
  process.off('disconnect', end);
  process.send?.(answer, () => process.disconnect?.());
}
