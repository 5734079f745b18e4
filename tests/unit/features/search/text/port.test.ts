import { expect, test } from 'vitest';
import { openTextPort } from '#features/search/text/port.ts';

test('the search inside texts hears its own answers alone, of those that its worker gives', () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {} });
  const heard: string[] = [];
  const question = {
    q: 'om',
    preference: {} as never,
    limits: { folder: '', language: '' },
    pages: 0,
    isTyping: false,
  };
  openTextPort(worker as unknown as Worker).ask(question, ({ type }) => heard.push(type));
  for (const type of ['found', 'texts-in', 'texts', 'texts-failed'])
    worker.dispatchEvent(new MessageEvent('message', { data: { type, id: 1 } }));
  expect(heard).toEqual(['texts', 'texts-failed']);
});
