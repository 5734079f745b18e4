import { describe, expect, it } from 'vitest';
import { inflect } from '../../../../scripts/local-api/translate/inflect.ts';
import { beforeSandhi, canonical } from '../../../../scripts/local-api/translate/sandhi.ts';

describe('inflection', () => {
  it.each([
    ['deva', ['devaḥ', 'devam', 'devena', 'devāya', 'devasya', 'deve', 'devāḥ', 'devān', 'devānām', 'deveṣu']],
    ['rāma', ['rāmeṇa', 'rāmāṇām']],
    ['agni', ['agniḥ', 'agnim', 'agninā', 'agnaye', 'agneḥ', 'agnau', 'agne', 'agnayaḥ']],
    ['devī', ['devīm', 'devyā', 'devyai', 'devyāḥ', 'devi', 'devyaḥ']],
    ['guru', ['guruḥ', 'gurum', 'guruṇā', 'gurave', 'guroḥ', 'guravaḥ']],
    ['pitṛ', ['pitā', 'pitaram', 'pitrā', 'pituḥ', 'pitaraḥ', 'pitṝn']],
    ['karman', ['karma', 'karmaṇā', 'karmaṇi', 'karmāṇi']],
    ['ātman', ['ātmā', 'ātmānam', 'ātmanā', 'ātmanaḥ']],
    ['yogin', ['yogī', 'yoginam', 'yoginaḥ']],
    ['manas', ['manaḥ', 'manasā', 'manasi']],
    ['bhagavat', ['bhagavān', 'bhagavantam', 'bhagavataḥ', 'bhagavan']],
    ['vāc', ['vāk', 'vācam', 'vācā']],
  ])('of %s gives its case forms', (stem, forms) => {
    expect(inflect(stem, 'noun')).toEqual(expect.arrayContaining(forms));
  });

  it('gives adjectives a feminine, nouns none', () => {
    expect(inflect('śubha', 'adjective')).toContain('śubhāyai');
    expect(inflect('deva', 'noun')).not.toContain('devāyai');
  });

  it('leaves indeclinables alone', () => {
    expect(inflect('ca', 'fixed')).toEqual(['ca']);
  });
});

describe('sandhi undone', () => {
  it.each([
    ['agnir', 'agniḥ'],
    ['namo', 'namaḥ'],
    ['rāmaś', 'rāmaḥ'],
    ['tad', 'tat'],
    ['devām̐', 'devān'],
    ['ity', 'iti'],
  ])('%s may have been %s', (after, before) => {
    expect(beforeSandhi(after)).toContain(before);
  });

  it('spells the nasals one way', () => {
    expect(canonical('saṃjaya')).toBe('sañjaya');
    expect(canonical('yajñaṃ')).toBe('yajñam');
    expect(canonical('saṁyoga')).toBe('saṃyoga');
  });
});
