import { describe, expect, test } from 'vitest';
import { type Filling, fill, pathPlace, place, readTemplate } from '#core/page/template.ts';
import { UserError } from '#schemas/user-error.ts';

const NAME = `<b> & "O'Hara"`;
const filled = (html: string, values: Filling['values'], regions: Filling['regions'] = {}): string =>
  fill(readTemplate(html), { values, regions });
const region = (name: string, inside: string): string => `<!--nama ${name}-->${inside}<!--nama /${name}-->`;

describe('a place of a template is filled as it is escaped there', () => {
  test.each([
    ['in text', 'nama-name&#39;&quot;', '&lt;b&gt; &amp; &quot;O&#39;Hara&quot;'],
    ['in an attribute', `<a title="A nama-name'&quot;">`, `<a title="A <b> &amp; &quot;O'Hara&quot;">`],
    ['as an attribute', `<a title="nama-name'&quot;">`, `<a title="<b> &amp; &quot;O'Hara&quot;">`],
    ['in JSON of an attribute', "nama-name'\\&quot;", "<b> &amp; \\&quot;O'Hara\\&quot;"],
    ['in the JSON of an island', 'nama-name&#39;\\&quot;', '&lt;b&gt; &amp; \\&quot;O&#39;Hara\\&quot;'],
    ['as markup', place('name'), NAME],
  ])('%s', (_, html, expected) => {
    expect(filled(`(${html})`, { name: NAME })).toBe(`(${expected})`);
  });

  test('as an address, behind the slash of the template', () => {
    const html = new URL(pathPlace('path'), 'http://nama.test').href;
    expect(filled(html, { path: 'file/A%20B/SAN/c/' })).toBe('http://nama.test/file/A%20B/SAN/c/');
  });
});

test('an attribute without a value is left out', () => {
  expect(filled(`<h1 lang="nama-lang'&quot;" dir="auto">`, { lang: undefined })).toBe('<h1 dir="auto">');
  expect(filled(`<h1 lang="nama-lang'&quot;" dir="auto">`, { lang: '' })).toBe('<h1 lang="" dir="auto">');
});

test('a region is shown as often as there is something to show, with values of its own', () => {
  const html = `${place('name')}: ${region('songs', `${place('song')}${region('new', '!')} of ${place('name')}, `)}`;
  const songs = [{ values: { song: 'a' }, regions: { new: [{}] } }, { values: { song: 'b' } }];
  expect(filled(html, { name: 'N' }, { songs, new: [] })).toBe('N: a! of N, b of N, ');
  expect(filled(html, { name: 'N' }, { songs: [] })).toBe('N: ');
});

test('what is put into a place is never taken for a place or a region', () => {
  const value = place('html') + region('songs', 'x');
  expect(filled(`${place('name')} ${place('html')}`, { name: value, html: 'x' }, { songs: [] })).toBe(`${value} x`);
});

test.each([
  ['with a place that nothing fills', place('colour'), /place "colour"/],
  ['with a region that nothing fills', region('colours', ''), /region "colours"/],
  ['with a region that has no end', '<!--nama songs-->', /region "songs" has no end/],
  ['with regions that cross', '<!--nama a--><!--nama b--><!--nama /a-->', /region "a" ends in the region "b"/],
])('a template %s is refused', (_, html, words) => {
  expect(() => filled(html, {})).toThrow(UserError);
  expect(() => filled(html, {})).toThrow(words);
});
