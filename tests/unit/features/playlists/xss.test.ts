import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlaylistSong } from '#core/library/playlist-links.ts';
import { renderPlaylist } from '#features/playlists/render.ts';
import { faultsOf } from '../../../fixtures/xss-oracle.ts';
import { floods, vectors } from '../../../fixtures/xss-vectors.ts';

const nothing = (): PlaylistSong | null => null;
const anything = (): PlaylistSong | null => ({ path: '/file/F/SAN/a/', name: 'a', language: 'Sanskrit' });

describe('the oracle', () => {
  test.each([
    '<script>x</script>',
    '<p onclick="x">y</p>',
    '<a href="javascript:x">y</a>',
    '<a href="//evil.example/">y</a>',
    '<a href="https://evil.example/">y</a>',
    '<a href="https://a@evil.example/" rel="noopener noreferrer nofollow">y</a>',
    '<p id="x">y</p>',
    '<p class="x">y</p>',
    '<span data-t="1">x</span>',
    '<span class="gone" data-t="[1]">x</span>',
    '<h1>x</h1>',
    '<svg></svg>',
    '<!-- x -->',
    '</div><p>x</p>',
    '<p>x',
  ])('finds fault with %s, or reads it as the browser mends it', (html) => {
    expect(faultsOf(html)).toEqual(html === '<p>x' ? [] : expect.arrayContaining([expect.any(String)]));
  });
});

describe('A17: HTML of a playlist', () => {
  test('there are enough public vectors to speak of', () => {
    expect(new Set(vectors).size).toBeGreaterThan(571);
  });

  test.each(vectors.map((vector, index) => ({ vector, index })))('vector $index: $vector', ({ vector }) => {
    for (const html of [vector, `<p>before</p>${vector}<p>after</p>`, `<ul><li><table><td>${vector}`]) {
      expect(faultsOf(renderPlaylist(html, true, anything).html)).toEqual([]);
    }
    // Where a link leads to is one question, and what stands around it another.
    expect(faultsOf(renderPlaylist(vector, true, nothing).html)).toEqual([]);
    expect(faultsOf(renderPlaylist(vector, false, anything, anything).html)).toEqual([]);
  });

  test('no vector makes its neighbour unsafe, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...vectors), { minLength: 2, maxLength: 6 }), (some) => {
        expect(faultsOf(renderPlaylist(some.join(''), true, anything).html)).toEqual([]);
      }),
      { numRuns: 300, seed: 17 },
    );
  });

  test('no soup of tags is unsafe, however it is nested', () => {
    const name = fc.constantFrom(
      ...'a b p div table tr td th caption tbody col ul ol li dl dd pre h1 h2 ruby rt svg math mtext mi mglyph style title script noscript template select option form button foreignObject desc annotation-xml textarea xmp font br img frameset body html plaintext iframe'.split(
        ' ',
      ),
    );
    const piece = fc.oneof(
      name.map((tag) => `<${tag}>`),
      name.map((tag) => `</${tag}>`),
      name.map((tag) => `<${tag} title="</${tag}><img src=x onerror=alert(1)>" href="javascript:alert(1)" size=1>`),
      fc.constantFrom(
        'x',
        '\n',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<img src=x onerror=alert(1)>',
        '&lt;img&gt;',
        '"',
        '\0',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(faultsOf(renderPlaylist(pieces.join(''), true, anything).html)).toEqual([]);
      }),
      { numRuns: 500, seed: 17 },
    );
  });

  test.each([1, 'true', {}, [], 'false', null, undefined])('isHtml %j is not true, so its HTML is text', (flag) => {
    const { html, problem } = renderPlaylist('<b>x</b>', flag as boolean, nothing);
    expect(html).toBe('<p class="plain">&#x3C;b>x&#x3C;/b></p>');
    expect(problem).toBeNull();
  });
});

describe('A18: HTML that is too much', () => {
  test.each([...floods])('%s becomes escaped text, and the report says why', (_, content) => {
    const { html, problem } = renderPlaylist(content, true, nothing);
    expect(problem).toMatch(/^has (?:more than )?.*shown as text/);
    expect(html).toMatch(/^<p class="plain">&#x3C;/);
    expect(faultsOf(html)).toEqual([]);
  });

  test('a large and honest one is shown as HTML', () => {
    const row = '<tr><td>1</td><td><a href="/file/F/SAN/a">a</a></td></tr>';
    const { html, problem } = renderPlaylist(`<table>${row.repeat(5_000)}</table>`, true, anything);
    expect(problem).toBeNull();
    expect(html.match(/<tr>/g)).toHaveLength(5_000);
  });

  test('a fault in a look-up costs its own playlist only', () => {
    const broken = (): never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    const { html, problem } = renderPlaylist('<a href="/x">y</a>', true, broken);
    expect(problem).toContain('Maximum call stack size exceeded');
    expect(html).toBe('<p class="plain">&#x3C;a href="/x">y&#x3C;/a></p>');
  });
});
