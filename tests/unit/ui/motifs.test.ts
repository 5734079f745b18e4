import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../src/ui/motifs');
const files = readdirSync(FOLDER);

describe('the line art of collections', () => {
  test('is one for each collection of the specification, and one for all others', () => {
    expect(files.toSorted()).toEqual([
      'Birds.astro',
      'Conch.astro',
      'Kalasha.astro',
      'Pond.astro',
      'Temple.astro',
      'Wheel.astro',
    ]);
  });

  test.each(files)('%s is under 1 KB, of lines alone, in the colour and the width of its place', (file) => {
    const art = readFileSync(join(FOLDER, file), 'utf8');
    expect(Buffer.byteLength(art)).toBeLessThanOrEqual(1024);
    expect(art).not.toMatch(/\b(?:id|fill|style|stroke|href)=/);
  });
});
