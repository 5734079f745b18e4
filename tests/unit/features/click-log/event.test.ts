import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTIONS, clickEvent, PAGES, PARTS, type PageName, pageName } from '#features/click-log/event.ts';
import { clickLogEvent, translationTypes } from '#schemas/wire.ts';

const src = join(import.meta.dirname, '../../../../src');
const guid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** Every value that `data-log` has in the sources, with the file it is in; an expression keeps its braces. */
function partsInSources(): { file: string; part: string }[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(astro|tsx)$/.test(name))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/\b(?:data-)?log=(?:"([^"]*)"|(\{[^}]*\}))/g)].map(
        ([, word, expression = '']) => ({ file, part: word ?? expression }),
      ),
    );
}

describe('an event of the click log', () => {
  const counter = { allowCode: 'open-sesame', appName: 'nama', pageId: guid(1) };

  test('has exactly the six fields of the specification', () => {
    expect(clickEvent(counter, guid(2), 'songs', 'click')).toEqual({
      requestid: guid(2),
      contextid: `open-sesame-${guid(1)}`,
      callerid: 'nama',
      component: 'songs',
      action: 'click',
      type: 'webpage',
    });
  });

  test('passes the schema of the wire for every page and every part', () => {
    for (const component of [...PAGES, ...PARTS]) {
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
    [null, 'not-found'],
    ['/file/', 'not-found'],
    ['/file/a/b/c/d/', 'not-found'],
    ['/elsewhere/', 'not-found'],
  ])('%s is counted as %s', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});

describe('the names of parts', () => {
  const found = partsInSources();

  test('are few fixed words: small letters, digits, hyphens and underscores', () => {
    for (const part of PARTS) expect(part).toMatch(/^[a-z][a-z0-9_-]{0,39}$/);
    expect(new Set(PARTS).size).toBe(PARTS.length);
  });

  test('are the only ones that the mark-up uses', () => {
    const expressions = ['{type}', '{log}']; // a translation's type, see the next test; a prop of our own menu and dialog
    const known: readonly string[] = [...PARTS, ...expressions];
    expect(found.length).toBeGreaterThan(10);
    expect(
      found.filter(({ part }) => !known.includes(part)),
      'name it in PARTS of src/features/click-log/event.ts',
    ).toEqual([]);
  });

  test('hold every type of translation', () => {
    expect(translationTypes.filter((type) => !(PARTS as readonly string[]).includes(type))).toEqual([]);
  });
});
