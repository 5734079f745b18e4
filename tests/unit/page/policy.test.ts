import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { narrowPolicy } from '#page/policy.ts';
import { renderFaultPage } from '#page/render-fault.ts';
import { readPage } from '../../../scripts/verify/page.ts';

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64');
const hashOf = (code: string) => `'sha256-${sha256(code)}'`;
const [STYLE, SCRIPT, OTHER] = ['body{color:red}', 'document.title+=""', 'alert(1)'];
const POLICY = `script-src 'self' ${hashOf(SCRIPT)} ${hashOf(OTHER)}; style-src 'self' ${hashOf(STYLE)};`;
const NARROW = `script-src 'self' ${hashOf(SCRIPT)}; style-src 'self' ${hashOf(STYLE)};`;
const page = (policy: string, body: string) =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-security-policy" content="${policy}"><title>A</title></head><body>${body}<style>${STYLE}</style><script type="module" src="/a.js"></script><script>${SCRIPT}</script></body></html>`;

describe("a page's policy", () => {
  test.each([
    '',
    '<a title="001 <script>alert(1).txt">x</a>',
    '<a title="<script">x</a>',
    '<a title="<STYLE>">x</a>',
    '<a title="<style><script>">x</a>',
    '<a title="<style>a</style>">x</a>',
    '<a title="</script>">x</a>',
    '<!-- <script> -->',
  ])('names the scripts and styles of the page, and no other: %s', (body) => {
    expect(narrowPolicy(page(POLICY, body), sha256)).toBe(page(NARROW, body));
  });

  test('names what stands in a noscript', () => {
    const body = `<a title="<script"></a><noscript><style>${OTHER}</style></noscript>`;
    const policy = `style-src ${hashOf(OTHER)} ${hashOf(STYLE)};`;
    expect(narrowPolicy(page(policy, body), sha256)).toBe(page(policy, body));
  });
});

test('what stands for a page that could not be rendered is refused by the checks, with the reason (A30)', () => {
  const page = renderFaultPage(new TypeError('no "<b>"\nof & such'));
  expect(readPage(page).faults).toEqual([
    'could not be rendered: TypeError: no "<b>" of & such',
    'has no Content-Security-Policy',
  ]);
});
