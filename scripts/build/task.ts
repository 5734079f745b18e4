/** Tasks of a build, named apart from what does them, so that a process loads what it does and no more. */

/** Names a function of a module, so that what asks for it need not load what does it. */
export interface Task<Question, Result> {
  module: URL;
  name: string;
  /** For types alone. */
  does?: (question: Question) => Result;
}

/** `taskIn<typeof import(MODULE)>(new URL(MODULE, import.meta.url))(NAME)` */
export const taskIn =
  <Module>(module: URL) =>
  <Name extends string & keyof Module>(
    name: Name,
  ): Module[Name] extends (question: infer Question) => infer Result ? Task<Question, Awaited<Result>> : never =>
    ({ module, name }) as never;

/** Does a task in this process or in another. @throws the error that the task throws, with its name and message */
export type DoTask = <Question, Result>(task: Task<Question, Result>, question: Question) => Promise<Result>;

/** What a child process is asked, and what it answers. Both can be cloned (structured clone). */
export interface Order {
  module: string;
  name: string;
  question: unknown;
}
export interface Answer {
  result?: unknown;
  error?: { name: string; message: string; stack: string | undefined };
}

/** In this process: for what needs little memory, since another takes a tenth of a second to start. */
export const doHere: DoTask = async ({ module, name }, question) => {
  const { [name]: work } = (await import(module.href)) as Record<string, (question: unknown) => never>;
  if (!work) throw new Error(`${module.pathname} has no ${name}.\n  Export it there.`);
  return work(question);
};
