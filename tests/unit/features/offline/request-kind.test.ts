import { describe, expect, test } from 'vitest';
import { isOfShell, outdated } from '#features/offline/worker/shell-cache.browser.ts';
import { kindOf, pagePath } from '../../../../src/features/offline/worker/request-kind.ts';

const FILES = new Set(['/', '/my/', '/_astro/Page.x.js', '/catalogue/index.json']);
const asked = { method: 'GET', navigates: false, pathname: '/' };

describe('what the worker answers', () => {
  test.each([
    ['a tab that goes to a song', { ...asked, navigates: true, pathname: '/file/F/SAN/a.txt/' }, 'song'],
    ['a script that asks for a song', { ...asked, pathname: '/file/F/SAN/a.txt/' }, 'song'],
    ['a tab that goes to another page', { ...asked, navigates: true, pathname: '/file/F/SAN/' }, 'page'],
    ['a hashed file of its shell', { ...asked, pathname: '/_astro/Page.x.js' }, 'hashed'],
    ['the catalogue', { ...asked, pathname: '/catalogue/index.json' }, 'file'],
    ['a hashed file of another version', { ...asked, pathname: '/_astro/Page.y.js' }, 'none'],
    ['a chunk of a pack', { ...asked, pathname: '/_astro/packs/f-san.x.txt' }, 'none'],
    ['a script that asks for a page of its shell', { ...asked, pathname: '/my/' }, 'none'],
    ['another site', { ...asked, pathname: null }, 'none'],
    ['a form that is sent', { ...asked, method: 'POST', navigates: true }, 'none'],
  ])('%s', (_, request, kind) => {
    expect(kindOf(request, FILES)).toBe(kind);
  });
});

test('an address is read as the library writes it', () => {
  expect(pagePath('/file/F/SAN/a,b.txt')).toBe('/file/F/SAN/a%2Cb.txt/');
  expect(pagePath('/')).toBe('/');
  expect(pagePath('/file/%E0%A4/')).toBeNull();
});

describe('the shells that go once a version serves', () => {
  const whole = (name: string, wholeAt = Number(name)) => ({ name, wholeAt });
  const half = (name: string) => whole(name, -1);
  test.each([
    ['the one before stays for pages that are open', [whole('1'), whole('2'), whole('3')], '3', ['1']],
    [
      'the one that served stays, not a later one that did not come whole',
      [whole('1'), half('2'), whole('3')],
      '3',
      ['2'],
    ],
    ['after a step back the later one stays', [whole('1'), whole('2')], '1', []],
    ['after a step back and on again the one that served stays', [whole('1', 3), whole('2'), whole('4')], '4', ['2']],
    ['of those that no worker has marked, the last stays', [half('1'), half('2'), whole('3')], '3', ['1']],
    ['there is no other', [whole('1')], '1', []],
  ])('%s', (_, shells, own, gone) => {
    expect(outdated(shells, own)).toEqual(gone);
  });
});

test('a page is of the shell when every file that it names is there', () => {
  expect(isOfShell('<script src="/_astro/Page.x.js"></script>', FILES)).toBe(true);
  expect(isOfShell('<script src="/_astro/Page.y.js"></script>', FILES)).toBe(false);
});
