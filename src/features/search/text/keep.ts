/** Keeps the last answers by name. */

/** A signal that never aborts. */
export const ENDLESS = new AbortController().signal;

export type Keep<T> = (name: string, make: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Keeps so many answers; one that failed or was stopped is asked for again. */
export function keep<T>(most: number): Keep<T> {
  const kept = new Map<string, { answer: Promise<T>; signal: AbortSignal; isThere: boolean }>();
  return (name, make, signal = ENDLESS) => {
    const had = kept.get(name);
    kept.delete(name);
    // What another question asked for and gave up is on its way to nobody.
    const isGood = had && (had.isThere || !had.signal.aborted);
    const one = isGood ? had : { answer: make(), signal, isThere: false };
    kept.set(name, one);
    one.answer.then(
      () => {
        one.isThere = true;
      },
      () => {
        if (kept.get(name) === one) kept.delete(name);
      },
    );
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return one.answer;
  };
}
