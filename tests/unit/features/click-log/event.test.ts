import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  clickEvent,
  limitEvents,
  MOST_A_SECOND,
  PAGES,
  type PageName,
  pageName,
} from '#features/click-log/event.ts';
import { clickLogEvent } from '#schemas/wire.ts';

const guid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

describe('an event of the click log', () => {
  const counter = { allowCode: 'open-sesame', appName: 'nama', pageId: guid(1) };

  test('has exactly the six fields of the specification', () => {
    expect(clickEvent(counter, guid(2), 'songs', 'link')).toEqual({
      requestid: guid(2),
      contextid: `open-sesame-${guid(1)}`,
      callerid: 'nama',
      component: 'songs',
      action: 'link',
      type: 'webpage',
    });
  });

  test('passes the schema of the wire for every page and every kind of control', () => {
    for (const component of PAGES) {
      for (const action of ACTIONS) {
        const event = clickEvent(counter, guid(2), component, action);
        expect(clickLogEvent.parse(event)).toEqual(event);
      }
    }
  });
});

describe('the name of a page', () => {
  test.each<[string | null, PageName]>([
    ['/', 'home'],
    ['/file/Puranas/', 'folder'],
    ['/file/Puranas/TAM/', 'language'],
    ['/file/Puranas/TAM/001%20Kappu.txt/', 'file'],
    ['/playlist/week/', 'playlist'],
    ['/playlist/', 'playlist'],
    ['/support/', 'support'],
    ['/privacy', 'privacy'],
    ['/my/', 'my'],
    ['/list/', 'list'],
    ['/screen/', 'screen'],
    [null, 'not-found'],
    ['/file/', 'not-found'],
    ['/file/a/b/c/d/', 'not-found'],
    ['/elsewhere/', 'not-found'],
  ])('%s is counted as %s', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});

test('no more events than a reader makes are sent in any one second, and later ones are again', () => {
  const mayCount = limitEvents();
  const sent = (from: number, to: number) => {
    let count = 0;
    for (let now = from; now < to; now += 1) count += Number(mayCount(now));
    return count;
  };
  expect(sent(0, 1000)).toBe(MOST_A_SECOND);
  expect(sent(1000, 3000)).toBe(2 * MOST_A_SECOND);
  expect(mayCount(60_000)).toBe(true);
});
