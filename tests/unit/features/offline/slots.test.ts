import { describe, expect, test } from 'vitest';
import { fill, pathSlot, slot, slotsOf } from '../../../../src/features/offline/draw/slots.ts';

const NAME = `<b> & "O'Hara"`;

describe('a place of a template is filled as it is escaped there', () => {
  test.each([
    ['in text', 'nama-name&#39;&quot;', '&lt;b&gt; &amp; &quot;O&#39;Hara&quot;'],
    ['in an attribute', "nama-name'&quot;", "<b> &amp; &quot;O'Hara&quot;"],
    ['in JSON of an attribute', "nama-name'\\&quot;", "<b> &amp; \\&quot;O'Hara\\&quot;"],
    ['as markup', slot('name'), NAME],
  ])('%s', (_, template, filled) => {
    expect(fill(`(${template})`, () => NAME)).toBe(`(${filled})`);
  });

  test('as an address, behind the slash of the template', () => {
    const template = new URL(pathSlot('path'), 'http://nama.test').href;
    expect(fill(template, () => 'file/A%20B/SAN/c/')).toBe('http://nama.test/file/A%20B/SAN/c/');
  });
});

test('what is put into a place is never taken for a place', () => {
  expect(fill(`${slot('name')} ${slot('html')}`, (name) => (name === 'name' ? slot('html') : 'x'))).toBe(
    `${slot('html')} x`,
  );
});

test('the places of a template are known by their names', () => {
  expect(slotsOf(`<a href="nama-path'&quot;">nama-name&#39;&quot;</a>`)).toEqual(['path', 'name']);
});
