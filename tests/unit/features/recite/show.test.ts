import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changed, firstShow, type Role, settle, stepShow } from '#features/recite/show.ts';
import { heard, type Show, show as schema } from '#schemas/show.ts';

const verses = [0, 1, 3].map((from) => ({ from, lines: [{ words: 'a', of: 0 as const }] }));
const show = (more: Partial<Show> = {}): Show => firstShow('1abc', more);

describe('a step of what is shown', () => {
  it('goes from verse to verse and from song to song, and ends with the programme', () => {
    expect(stepShow(show(), 1, verses, 2)).toEqual({ stanza: 1, part: 0, parts: 1 });
    expect(stepShow(show({ stanza: 3 }), 1, verses, 2)).toEqual({ song: 1, stanza: 0, part: 0, parts: 1 });
    expect(stepShow(show({ song: 1, stanza: 3 }), 1, verses, 2)).toBeNull();
    expect(stepShow(show(), -1, verses, 2)).toBeNull();
  });

  it('keeps to a verse that has more parts, and enters a song before it from its end', () => {
    expect(stepShow(show({ parts: 2 }), 1, verses, 1)).toEqual({ stanza: 0, part: 1, parts: 2 });
    const back = stepShow(show({ song: 1 }), -1, verses, 2);
    const there = { ...show({ song: 1 }), ...back };
    expect(there.song).toBe(0);
    expect(stepShow(there, -1, verses, 2)).toMatchObject({ stanza: 1 });
  });
});

describe('of two windows', () => {
  const older = show({ at: 5 });
  const newer = show({ at: 9, stanza: 3 });
  const says = (from: Role, what: Show | null, hello = false) => ({ from, hello, show: what });

  it('the one that knows the later change is right, and the other takes it', () => {
    expect(settle('screen', older, says('operator', newer))).toBe('take');
    expect(settle('screen', newer, says('operator', older))).toBe('tell');
    expect(settle('operator', newer, says('screen', newer))).toBeNull();
  });

  it('one that appears is answered, and has what the other shows', () => {
    expect(settle('operator', newer, says('screen', null, true))).toBe('tell');
    expect(settle('screen', null, says('operator', older, true))).toBe('take');
  });

  it('a screen follows an operator with another programme, and an operator stays with its own', () => {
    const other = firstShow('1def', { at: 1 });
    expect(settle('screen', newer, says('operator', other))).toBe('take');
    expect(settle('operator', older, says('screen', other))).toBeNull();
    expect(settle('operator', older, says('operator', { ...other, at: 99 }))).toBeNull();
  });

  test('all come to show the same, whatever each has changed and in whatever order they hear of it', () => {
    const change = fc.record({ who: fc.nat({ max: 2 }), stanza: fc.nat({ max: 9 }), now: fc.nat({ max: 20 }) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (changes, order) => {
        const roles: Role[] = ['operator', 'screen', 'screen'];
        const own: Show[] = roles.map(() => show());
        const post: { to: number; from: number; what: Show; hello: boolean }[] = [];
        const tell = (from: number, hello = false): void => {
          const what = own[from] as Show;
          for (const to of roles.keys()) if (to !== from) post.push({ to, from, what, hello });
        };
        for (const { who, stanza, now } of changes) {
          own[who] = changed(own[who] as Show, { stanza }, now);
          tell(who);
        }
        tell(0, true);
        for (let left = 500; post.length > 0; left -= 1) {
          expect(left, 'they come to an end').toBeGreaterThan(0);
          const [{ to, from, what, hello }] = post.splice(order.next().value % post.length, 1) as [
            (typeof post)[number],
          ];
          const does = settle(roles[to] as Role, own[to] ?? null, { from: roles[from] as Role, hello, show: what });
          if (does === 'take') own[to] = what;
          if (does === 'tell' || hello) tell(to);
        }
        expect(new Set(own.map(({ at }) => at)).size).toBe(1);
      }),
    );
  });
});

test('a change is later than what it changes, though the clock was put back', () => {
  expect(changed(show({ at: 50 }), { blank: true }, 20)).toMatchObject({ at: 51, blank: true });
});

test('what a window hears or finds stored is read by its rules', () => {
  expect(schema.safeParse(show()).success).toBe(true);
  expect(heard.safeParse({ from: 'screen', hello: true, show: null }).success).toBe(true);
  for (const wrong of [{ size: 99 }, { song: -1 }, { rows: [null, null] }, { link: 3 }])
    expect(schema.safeParse({ ...show(), ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
