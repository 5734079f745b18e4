import { expect, test } from 'vitest';
import { type TraceEvent, tasksByMark } from '../../../scripts/bench/trace.ts';

const PAGE = { pid: 1, tid: 10 };
const WORKER = { pid: 1, tid: 11 };
const task = (thread: { pid: number; tid: number }, ts: number, dur: number): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ts: ts * 1000,
  dur: dur * 1000,
});
const key = (ts: number): TraceEvent => ({ ...PAGE, name: 'key', ts: ts * 1000 });
const names: TraceEvent[] = [
  { ...PAGE, name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } },
  { ...WORKER, name: 'thread_name', ts: 0, args: { name: 'DedicatedWorker thread' } },
];

test('each mark has the longest task of its own thread, up to the next mark', () => {
  const events = [...names, key(100), task(PAGE, 99, 8), task(PAGE, 120, 30), key(200), task(PAGE, 199, 5)];
  expect(tasksByMark(events, 'key').map(({ longest }) => longest)).toEqual([30, 5]);
});

test('a task that began before the mark counts whole: it is the one the key was handled in', () => {
  expect(tasksByMark([...names, key(100), task(PAGE, 60, 45)], 'key')[0]?.longest).toBe(45);
});

test('… and is not counted for the mark before, too', () => {
  const events = [...names, key(100), task(PAGE, 100, 7), key(200), task(PAGE, 160, 45)];
  expect(tasksByMark(events, 'key').map(({ longest }) => longest)).toEqual([7, 45]);
});

test('a task is as long as its thread ran, however long it had to wait for other programs', () => {
  const waited = { ...task(PAGE, 100, 90), tdur: 12_000 };
  expect(tasksByMark([...names, key(100), waited], 'key')[0]?.longest).toBe(12);
});

test('a task that is told twice, one within the other, is counted once', () => {
  const within = (thread: typeof PAGE): TraceEvent => ({
    ...task(thread, 101, 60),
    name: 'ThreadControllerImpl::RunTask',
  });
  const events = [...names, key(100), within(PAGE), task(PAGE, 101, 61), within(WORKER), task(WORKER, 101, 61)];
  expect(tasksByMark(events, 'key')).toEqual([{ longest: 61, working: 61 }]);
});

test('work of a worker is counted apart, and only within the mark', () => {
  const events = [...names, key(100), task(WORKER, 90, 30), task(WORKER, 150, 10), key(155)];
  expect(tasksByMark(events, 'key')).toEqual([
    { longest: 0, working: 25 },
    { longest: 0, working: 5 },
  ]);
});

test('other processes and other threads are not the page', () => {
  const events = [...names, key(100), task({ pid: 2, tid: 10 }, 100, 99), task({ pid: 1, tid: 12 }, 100, 99)];
  expect(tasksByMark(events, 'key')).toEqual([{ longest: 0, working: 0 }]);
});

test('without a mark there is nothing to tell', () => {
  expect(tasksByMark([...names, task(PAGE, 1, 2)], 'key')).toEqual([]);
});
