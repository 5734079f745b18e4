import { describe, expect, test } from 'vitest';
import {
  addWaiting,
  dropWaiting,
  MOST_WAITING,
  readWaiting,
  type WaitingMessage,
} from '#features/support/outbox-queue.ts';

const message = (id: string, fields: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id,
  name: 'Devi',
  email: '',
  comments: 'Namaste',
  ...fields,
});

describe('messages that wait', () => {
  test('come back as they were kept, a very long one too', () => {
    const kept = [message('1'), message('2', { comments: 'c'.repeat(1_000_000), name: 'n'.repeat(10_000) })];
    expect(readWaiting(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([
    null,
    '',
    'garbage',
    '{}',
    'null',
    '[null, 1, "x", [], {}]',
    '[{"id":"1","name":"Devi","comments":"no email"}]',
    '[{"id":"","name":"Devi","email":"","comments":"no id"}]',
    '[{"id":"1","name":"Devi","email":"","comments":""}]',
    '[{"id":1,"name":"Devi","email":"","comments":"a number"}]',
  ])('are none where storage holds %s', (stored) => {
    expect(readWaiting(stored)).toEqual([]);
  });

  test('are made afresh of their four fields', () => {
    const [read] = readWaiting('[{"id":"1","name":"a","email":"","comments":"b","__proto__":{"x":1},"to":"all"}]');
    expect(read).toEqual({ id: '1', name: 'a', email: '', comments: 'b' });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('are few: the oldest goes when there are too many', () => {
    const ids = Array.from({ length: MOST_WAITING + 2 }, (_, index) => String(index));
    const waiting = ids.map((id) => message(id)).reduce(addWaiting, [] as WaitingMessage[]);
    expect(waiting.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(readWaiting(JSON.stringify(ids.map((id) => message(id))))).toEqual(waiting);
  });

  test('do not stand twice under one id, and go by it', () => {
    const waiting = addWaiting([message('1'), message('2')], message('1', { comments: 'again' }));
    expect(waiting.map(({ id, comments }) => [id, comments])).toEqual([
      ['2', 'Namaste'],
      ['1', 'again'],
    ]);
    expect(dropWaiting(waiting, '2').map(({ id }) => id)).toEqual(['1']);
    expect(dropWaiting(waiting, 'unknown')).toEqual(waiting);
  });
});
