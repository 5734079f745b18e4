import { describe, expect, test } from 'vitest';
import { type Check, runChecks } from '../../../scripts/check/run.ts';

describe('a run of checks', () => {
  test('goes through all of them, tells each fault, and counts those that failed', async () => {
    const lines: string[] = [];
    const checks = [
      { name: 'first', run: async () => ['It is wrong.\n  Correct it.'] },
      { name: 'second', run: async () => [] },
    ];
    const failed = await runChecks(checks, new AbortController().signal, (line) => lines.push(line));
    expect(failed).toBe(1);
    expect(lines).toEqual(['FAIL first', '     It is wrong.\n       Correct it.', 'ok   second']);
  });

  test('does two at a time, and tells what each says in the order of the list', async () => {
    const lines: string[] = [];
    const second = Promise.withResolvers<void>();
    const first: Check['run'] = async (_, print) => {
      await second.promise;
      print('a');
      return ['b'];
    };
    const checks: Check[] = [
      { name: 'first', run: first },
      {
        name: 'second',
        run: async (_, print) => {
          print('c');
          second.resolve();
          return [];
        },
      },
    ];
    expect(await runChecks(checks, new AbortController().signal, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual(['a', 'FAIL first', '     b', 'c', 'ok   second']);
  });

  test('ends with the error of a check that breaks', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
    const checks = [{ name: 'first', run: async () => [] }, broken];
    const run = runChecks(checks, new AbortController().signal, () => undefined);
    await expect(run).rejects.toThrow('no such program');
  });
});
