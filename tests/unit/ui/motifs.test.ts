import { describe, expect, test } from 'vitest';
import { MOTIFS } from '#ui/motifs.ts';

describe('the line art of collections', () => {
  test('is one for each collection of the specification, and one for all others', () => {
    expect(Object.keys(MOTIFS)).toEqual(['temple', 'conch', 'wheel', 'birds', 'kalasha', 'pond']);
  });

  test.each(Object.entries(MOTIFS))(
    '%s is under 1 KB, of lines alone, in the colour and the width of its place',
    (_, art) => {
      expect(art.length).toBeLessThanOrEqual(1024);
      expect(art).not.toMatch(/\b(?:id|fill|style|stroke|href)=/);
    },
  );
});
