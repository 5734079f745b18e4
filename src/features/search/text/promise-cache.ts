/** A cache of the last answers by name. */

/** A signal that never aborts. */
export const ENDLESS = new AbortController().signal;

export type PromiseCache<T> = (name: string, make: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Holds so many answers; one that failed or was stopped is asked for again. */
export function promiseCache<T>(most: number): PromiseCache<T> {
  const held = new Map<string, { answer: Promise<T>; signal: AbortSignal; isThere: boolean }>();
  return (name, make, signal = ENDLESS) => {
    const had = held.get(name);
    held.delete(name);
    // What another question asked for and gave up is on its way to nobody.
    const isGood = had && (had.isThere || !had.signal.aborted);
    const one = isGood ? had : { answer: make(), signal, isThere: false };
    held.set(name, one);
    one.answer.then(
      () => {
        one.isThere = true;
      },
      () => {
        if (held.get(name) === one) held.delete(name);
      },
    );
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return one.answer;
  };
}
