/** Work in a process of its own: whatever memory it took is given back when it ends, as no clearing away gives it back. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

interface Answer<Result> {
  result?: Result;
  error?: { name: string; message: string; stack: string | undefined };
}

/**
 * Asks a program that calls {@link answerApart}.
 * @param question anything that can be cloned, and so is the answer
 * @throws what the program throws, with its name and its words
 */
export async function askApart<Result>(program: URL, question: unknown): Promise<Result> {
  const child = fork(program, { serialization: 'advanced', execArgv: [] });
  // The channel closes once its last message is read; a process may be seen to end before that.
  const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(
    ([[code, signal]]): [Answer<Result>] => {
      const message = `${program.pathname} ended with ${signal ?? `exit code ${code}`}.\n  Its own words are above.`;
      return [{ error: { name: 'Error', message, stack: undefined } }];
    },
  );
  child.send(question as object);
  const [{ result, error }] = (await Promise.race([once(child, 'message'), gone])) as [Answer<Result>];
  if (error) throw Object.assign(new Error(error.message), error);
  return result as Result;
}

/** Answers the one question of {@link askApart}, and ends. */
export async function answerApart<Question, Result>(work: (question: Question) => Promise<Result>): Promise<void> {
  const answer: Answer<Result> = {};
  try {
    const [question] = (await once(process, 'message')) as [Question];
    answer.result = await work(question);
  } catch (thrown) {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    answer.error = { name, message, stack };
  }
  process.send?.(answer, () => process.disconnect?.());
}
