import { expect, test } from 'vitest';
import { nameFault } from '../../../scripts/pull/name-faults.ts';

test.each([
  ['x'.repeat(1001), 'is longer than 1,000 characters'],
  ['x'.repeat(100_000), 'is longer than 1,000 characters'],
  ['\u200B\u200D\u2060', 'holds no visible character'],
  [' \u2060', 'holds no visible character'],
  ['a\nb', 'holds a control character'],
  ['a\u0007', 'holds a control character'],
  ['\u0085x', 'holds a control character'],
  ['/etc/passwd', 'is an absolute path'],
  ['\\\\host\\share', 'is an absolute path'],
  ['C:\\Windows', 'is an absolute path'],
  ['..;/x', 'would leave its folder'],
  ['a/..;jsessionid=1/b', 'would leave its folder'],
  ['../x', 'would leave its folder'],
  ['', 'is empty'],
  ['\uD800', 'holds half a character (a lone surrogate)'],
])('A41: %j is refused', (name, reason) => {
  expect(nameFault(name)).toBe(reason);
});

test.each(['0113 Dawn.txt', 'a/b', 'x'.repeat(1000), 'क\u200Dष', '...', 'why?', '%2e%2e', 'a:b', 'அ\u200C'])(
  'A41: %j is a name',
  (name) => {
    expect(nameFault(name)).toBe(null);
  },
);
