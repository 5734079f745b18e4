import { describe, expect, it } from 'vitest';
import { cssString, pageRules } from '#features/print/page-rules.ts';

describe('the pages of a booklet', () => {
  it('carry their part’s title and their number', () => {
    const rules = pageRules(['', 'Kappu (Song No 1), Tamil']);
    expect(rules).toMatch(/@page part-1 \{\s*@bottom-left \{ content: none;/);
    expect(rules).toMatch(/@page part-2 \{\s*@bottom-left \{ content: "Kappu \(Song No 1\), Tamil";/);
    expect(rules).toContain('@bottom-right { content: counter(page);');
  });

  it('carry no title so long that it meets the number', () => {
    const title = /content: "([^"]*)"/.exec(pageRules(['சிவபுராணம் '.repeat(20)]))?.[1] ?? '';
    expect(title.endsWith('…')).toBe(true);
    expect(title.length).toBeLessThanOrEqual(70);
  });
});

describe('a text in a style sheet', () => {
  it.each([
    ['6" tall', '"6\\22  tall"'],
    ['a\\', '"a\\5c "'],
    ['two\nlines', '"two\\a lines"'],
    ['"; } body { display: none } "', '"\\22 ; } body { display: none } \\22 "'],
  ])('stays a string: %j', (text, css) => expect(cssString(text)).toBe(css));
});
