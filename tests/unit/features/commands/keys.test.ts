import { describe, expect, it } from 'vitest';
import { ACTIONS } from '#features/commands/actions.browser.ts';
import { actionOf, BOX_KEY, keysHere, type Stroke } from '#features/commands/keys.ts';
import type { Action } from '#ui/action.ts';

const NONE = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
};
/** The actions of a page that has everything, or all but one thing. */
const actions = (but = ''): Action[] => ACTIONS.map((action) => ({ ...action, applies: () => action.id !== but }));
const press = (stroke: Partial<Stroke>, but = '', isMac = false) =>
  actionOf({ ...NONE, key: '', code: '', ...stroke }, isMac, actions(but))?.id ?? null;
const KEYS = keysHere(actions())
  .filter(({ key }) => key !== BOX_KEY)
  .map(({ key, id }) => [key, id] as const);

describe('a single key', () => {
  it.each(KEYS)('%s means %s', (key, action) => expect(press({ key })).toBe(action));

  it.each([
    ['Tamil', 'ண', 'KeyN', 'next'],
    ['Hindi', 'ज', 'KeyP', 'prev'],
    ['Russian', 'о', 'KeyJ', 'next-verse'],
    ['Greek', 'κ', 'KeyK', 'previous-verse'],
    ['Arabic', 'ظ', 'Slash', 'find'],
  ])('is told by its place on a %s keyboard', (_name, key, code, action) => expect(press({ key, code })).toBe(action));

  it('is told by its letter wherever that stands on a Latin keyboard', () => {
    expect(press({ key: 'n', code: 'KeyL' })).toBe('next'); // Dvorak
    expect(press({ key: 'l', code: 'KeyP' })).toBe(null);
    expect(press({ key: 'ö', code: 'KeyN' })).toBe(null);
  });

  it('of the search looks in the text, and in the library where there is none', () => {
    expect(press({ key: '/' })).toBe('find');
    expect(press({ key: '/' }, 'find')).toBe('search');
    expect(keysHere(actions('find')).filter(({ key }) => key === '/')).toMatchObject([{ id: 'search' }]);
  });

  it('means nothing where the page has nothing for it, and is not listed there', () => {
    expect(press({ key: 'n' }, 'next')).toBe(null);
    expect(keysHere(actions('next')).map(({ key }) => key)).not.toContain('n');
  });

  it('of signs may need Shift', () => {
    expect(press({ key: '?', shiftKey: true })).toBe('keys');
    expect(press({ key: '/', code: 'Digit7', shiftKey: true })).toBe('find');
    expect(press({ key: '؟', code: 'Slash', shiftKey: true })).toBe('keys');
  });

  it('of letters means nothing with Shift, and its own with Caps Lock', () => {
    expect(press({ key: 'N', shiftKey: true })).toBe(null);
    expect(press({ key: 'т', code: 'KeyN', shiftKey: true })).toBe(null);
    expect(press({ key: 'N' })).toBe('next');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'means nothing with %o',
    (held) => {
      for (const [key] of KEYS.filter(([key]) => key !== 'k')) expect(press({ key, ...held })).toBe(null);
    },
  );

  it('that is held goes on from verse to verse, and from song to song not', () => {
    expect(press({ key: 'j', repeat: true })).toBe('next-verse');
    expect(press({ key: 'n', repeat: true })).toBe(null);
  });

  it.each(['Enter', ' ', 'ArrowDown', 'Escape', 'Process', 'Dead', 'Unidentified', ''])('%j is not ours', (key) =>
    expect(press({ key, code: key })).toBe(null),
  );
});

describe('the key of the command box', () => {
  it('is Ctrl+K, by its place on a keyboard that is not Latin', () => {
    expect(press({ key: 'k', ctrlKey: true })).toBe('find-anything');
    expect(press({ key: 'K', ctrlKey: true })).toBe('find-anything');
    expect(press({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe('find-anything');
    expect(press({ key: 't', code: 'KeyK', ctrlKey: true })).toBe(null);
  });

  it('is ⌘K on a Mac, whose Ctrl+K cuts a line', () => {
    expect(press({ key: 'k', metaKey: true }, '', true)).toBe('find-anything');
    expect(press({ key: 'k', ctrlKey: true }, '', true)).toBe(null);
  });

  it('is held down once, and with no other modifier', () => {
    expect(press({ key: 'k', ctrlKey: true, repeat: true })).toBe(null);
    expect(press({ key: 'k', ctrlKey: true, shiftKey: true })).toBe(null);
    expect(press({ key: 'k', ctrlKey: true, altKey: true })).toBe(null);
  });
});
