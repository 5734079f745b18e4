/** What counts as the text of a song, and what does not. */
import { expect, test } from 'vitest';
import { NotATextError, parseText } from '#api/parse-text.ts';

const plain = 'text/plain; charset=utf-8';

test.each([
  ['plain text', 'अग्निमीळे', plain, 'अग्निमीळे'],
  ['plain text under the wrong media type', 'अग्निमीळे', 'text/html', 'अग्निमीळे'],
  ['a text with scraps of mark-up', 'one <td valign="top"> two', plain, 'one <td valign="top"> two'],
  ['a text that begins with a tag of its source', '<td>one', plain, '<td>one'],
  ['a text that looks like JSON', '{"a":1}', plain, '{"a":1}'],
  ['a JSON string', '"one\\ntwo"', 'application/json', 'one\ntwo'],
  ['a text with a stray NUL', 'one\0two three', plain, 'one\0two three'],
])('%s is a text', (_, body, mediaType, text) => {
  expect(parseText(body, mediaType)).toBe(text);
});

test.each([
  ['an HTML page', '<!DOCTYPE html><title>Oh</title>', plain],
  ['an HTML page without doctype', '\n<html lang="en">', plain],
  ['a piece of HTML that says so', '<h1>502 Bad Gateway</h1>', 'text/html'],
  ['an HTML page in a JSON string', '"<!doctype html>"', 'application/json'],
  ['an HTML page after a comment', '<!-- proxy -->\n<html lang="en">', plain],
  ['an HTML page after an XML declaration', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD">', plain],
  ['an HTML page after words', 'Please log in\n<HTML><body>', plain],
  ['characters that nobody can see', '\u200B\u200D \uFEFF\u2060\n', plain],
  ['nothing', '', plain],
  ['white space', ' \r\n\t', plain],
  ['a JSON object', '{"error":"no"}', 'application/json; charset=utf-8'],
  ['broken JSON', '"one', 'application/json'],
  ['UTF-16', 'o\0n\0e\0', plain],
])('%s is none', (_, body, mediaType) => {
  expect(() => parseText(body, mediaType)).toThrow(NotATextError);
});
