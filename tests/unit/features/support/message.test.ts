import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSupport, MOST_BYTES, type Typed } from '#features/support/message.ts';
import { supportMessage } from '#schemas/wire.ts';
import { LOCALES } from '#words/locales.ts';
import { readCatalogue } from '../../../../scripts/words/catalogues.ts';

const typed = (fields: Partial<Typed>): Typed => ({ name: 'Devi', email: '', comments: 'Namaste', ...fields });
const faultsOf = (fields: Partial<Typed>) => checkSupport(typed(fields)).faults;

describe('a support message', () => {
  test('needs a name and comments, and no email', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ name: '', comments: '' })).toEqual({
      name: 'support.name-missing',
      comments: 'support.comments-missing',
    });
  });

  test('counts blanks as nothing', () => {
    expect(Object.keys(faultsOf({ name: ' \t', comments: '\r\n \n', email: '  ' }))).toEqual(['name', 'comments']);
  });

  test.each([
    'devi@example.org',
    'o.k+songs@mail.example.co.in',
    ' devi@example.org\n',
    'a!b@example.com',
    'a..b@localhost',
    'user@xn--p1b6ci4b4b3a.xn--h2brj9c',
    'राम@उदाहरण.भारत',
    'இராமன்@உதாரணம்.இந்தியா',
    'ක්‍රිෂ්ණ@ශ්‍රී.ලංකා', // letters joined by U+200D
  ])('takes the email %j', (email) => {
    expect(faultsOf({ email })).toEqual({});
  });

  test.each([
    'devi',
    'devi@',
    '@example.org',
    'devi@exa mple.org',
    'devi@-example.org',
    'devi@example..org',
    'राम@उदाहरण।भारत',
    'devi@@example.org',
    'a@example.org, b@example.org',
    'devi@example.org\nBcc: all@example.org',
  ])('says that %j is no email address, and what to do', (email) => {
    expect(faultsOf({ email })).toEqual({
      email: 'support.email-invalid',
    });
  });

  test('has no length that a person writes up to, in any script', () => {
    const email = `${'devi.'.repeat(80)}devi@example.org`;
    expect(faultsOf({ name: 'n'.repeat(5000), email, comments: 'திருவாசகம் '.repeat(25_000) })).toEqual({});
  });

  test('that is more than the API reads of one is to be sent in parts, by a sentence without a number', () => {
    expect(faultsOf({ comments: 'க'.repeat(MOST_BYTES / 3) })).toEqual({ comments: 'support.too-long' });
    expect(faultsOf({ name: 'n'.repeat(MOST_BYTES) })).toEqual({ name: 'support.too-long' });
    for (const locale of LOCALES) expect(readCatalogue(locale)['support.too-long']).not.toMatch(/[{\d]/);
  });

  test('keeps what was typed but for blanks at its ends and the system’s line ends', () => {
    const { text } = checkSupport(typed({ name: ' Devi ', comments: '<b>\r\nX-Header: 1\r\n🙏 திருவாசகம்\n' }));
    expect(text).toEqual({ name: 'Devi', email: '', comments: '<b>\nX-Header: 1\n🙏 திருவாசகம்' });
  });

  test('that has no faults is one that the API takes', () => {
    const email = fc.oneof(fc.emailAddress(), fc.string(), fc.constant(''));
    fc.assert(
      fc.property(fc.string(), email, fc.string({ unit: 'grapheme' }), (name, address, comments) => {
        const { text, faults } = checkSupport({ name, email: address, comments });
        return Object.keys(faults).length > 0 || supportMessage.safeParse(text).success;
      }),
      { numRuns: 400 },
    );
  });

  test('is checked in a time that does not run away with its length', () => {
    const long = `${'a.'.repeat(100)}${'-'.repeat(50)}`;
    expect(Object.keys(faultsOf({ email: long, name: 'x'.repeat(2_000_000) }))).toEqual(['email', 'name']);
  });
});
