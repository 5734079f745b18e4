import { describe, expect, test } from 'vitest';
import { chartSvg } from '../../../scripts/bench/chart.ts';
import { barePage, bareText } from '../../../scripts/bench/floor.ts';
import { typedWords } from '../../../scripts/bench/queries.ts';
import { sizesUpTo } from '../../../scripts/bench/scale.ts';

describe('the floor', () => {
  test('of a text has its words and lines, and nothing that runs or styles', () => {
    const html = bareText('A < B', 'one\ntwo\n\n<three>\n');
    expect(html).toContain('<p>one<br>\ntwo\n<p>&lt;three&gt;');
    expect(html).toContain('<title>A &lt; B</title>');
    expect(html).not.toMatch(/<(?:script|style|link)/);
  });

  test('of a page keeps its text and links alone', () => {
    const page =
      '<html><head><title>Home</title><style>a{}</style></head><body class="x"><script>1</script><p class="y" lang="ta">பா <a href="/a/" data-x="1 > 0">go</a></p><!-- no --><svg><path d="M0"/></svg><button type="button">Menu</button></body></html>';
    const bare = barePage(page);
    expect(bare).toContain('<p lang="ta">பா <a href="/a/">go</a></p>Menu');
    expect(bare).toContain('<title>Home</title>');
    expect(bare).not.toMatch(/script|style|class|svg|data-x|button|no -->/);
  });
});

test('libraries grow tenfold up to the largest asked for', () => {
  expect(sizesUpTo(10_000)).toEqual([1000, 10_000]);
  expect(sizesUpTo(20_000)).toEqual([1000, 10_000, 20_000]);
  expect(sizesUpTo(500)).toEqual([500]);
});

test('what costs the same per text is a straight line of one slope, wherever it begins', () => {
  const line = (factor: number) => [1000, 10_000, 100_000].map((texts) => ({ texts, value: texts * factor }));
  const svg = chartSvg('Growth', [
    { label: 'a', points: line(0.001) },
    { label: 'b', points: line(0.01) },
  ]);
  const paths = [...svg.matchAll(/<path d="M(\d+) (\d+)L(\d+) (\d+)L(\d+) (\d+)" fill="none"/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(paths).toHaveLength(2);
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] of paths) {
    expect(Math.abs((y1 - y2) / (x2 - x1) - (y2 - y3) / (x3 - x2))).toBeLessThan(0.02);
  }
});

test('what is typed begins as real names do, and ends with a word that no name holds', () => {
  const seeds = [
    { folder: 'F', language: 'ENG', fileName: '0113 Dawn of Day.txt' },
    { folder: 'F', language: 'TAM', fileName: '0114 தோடுடைய செவியன்.txt' },
  ];
  const words = typedWords(seeds, 6);
  expect(words).toEqual(expect.arrayContaining(['dawn of', '0113', 'shiva', 'qzxwv']));
  expect(words.some((word) => 'தோடுடைய செவியன்'.startsWith(word))).toBe(true);
});
