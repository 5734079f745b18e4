import { describe, expect, test } from 'vitest';
import { sizesUpTo } from '../../../scripts/bench/scale.ts';
import { barePage } from '../../../scripts/bench/visit.ts';

describe('the floor', () => {
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
