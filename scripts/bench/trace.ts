/** What Chromium's own trace says of each moment: how long tasks held the page's main thread, and how long its workers were busy. */

/** As far as it is read here; the Trace Event Format has more. */
export interface TraceEvent {
  name: string;
  /** Microseconds on a clock of its own; `dur` for what has a length. */
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread itself ran: other programs on the machine do not lengthen it. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** Categories to record: tasks and marks alone, since all that is written down takes its time from what is measured. */
export const TRACED = ['toplevel', 'blink.user_timing', '__metadata'];

/** One of our marks, with the tasks from it until the next one. */
export interface MarkedTasks {
  /** Milliseconds that the longest task of the page's main thread ran. */
  longest: number;
  /** Milliseconds that workers of the page were busy. */
  working: number;
}

const isTask = ({ name, dur }: TraceEvent): boolean =>
  (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') && dur !== undefined;

/** Chromium tells of one task under two names, one within the other; only the outer one is kept. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  const ends = new Map<number, number>();
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ tid, ts, dur = 0 }) => {
      if (ts < (ends.get(tid) ?? Number.NEGATIVE_INFINITY)) return false;
      ends.set(tid, ts + dur);
      return true;
    });
}

/**
 * @param mark name given to `performance.mark` at each moment of interest; the tasks of a moment last until the next
 * @returns one for each mark, in order
 */
export function tasksByMark(events: readonly TraceEvent[], mark: string): MarkedTasks[] {
  const marks = events.filter(({ name }) => name === mark).toSorted((a, b) => a.ts - b.ts);
  const first = marks[0];
  if (!first) return [];
  const workers = new Set(
    events
      .filter(
        (event) => event.name === 'thread_name' && event.pid === first.pid && /Worker/.test(event.args?.name ?? ''),
      )
      .map(({ tid }) => tid),
  );
  const tasks = outermost(events.filter((event) => event.pid === first.pid && isTask(event)));
  return marks.map(({ ts }, at) => {
    const end = marks[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const within = tasks.filter((task) => task.ts < end && task.ts + (task.dur ?? 0) > ts);
    // The task that set the mark had begun before it, and is no longer the one before's.
    const onMain = within
      .filter(({ tid, ts: begun, dur = 0 }) => tid === first.tid && begun + dur <= end)
      .map(({ dur = 0, tdur = dur }) => tdur / 1000);
    const worked = within
      .filter(({ tid }) => workers.has(tid))
      .map((task) => (Math.min(end, task.ts + (task.dur ?? 0)) - Math.max(ts, task.ts)) / 1000);
    return { longest: Math.max(0, ...onMain), working: worked.reduce((sum, ms) => sum + ms, 0) };
  });
}

/** The events that Chromium sends, some at a time. */
export const readTrace = (parts: readonly Readonly<Record<string, unknown>>[]): TraceEvent[] =>
  parts.flatMap(({ value }) => value as TraceEvent[]);
