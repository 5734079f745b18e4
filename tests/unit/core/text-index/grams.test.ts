import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstLettersOf,
  firstLettersRange,
  joinedSounds,
  keysOfPassages,
  passagesIn,
  rangeOf,
} from '#core/text-index/grams.ts';
import { inOrderOfUse, seedsOf } from '#core/text-index/seeds.ts';
import { partOf } from '#core/text-index/shard-tree.ts';
import { wordsIn } from '#core/text-index/words.ts';

const LINES = [
  'காதலாகிக் கசிந்து கண்ணீர் மல்கி ஓதுவார் தமை நன்னெறிக்கு உய்ப்பது',
  'अग्निमीळे पुरोहितं यज्ञस्य देवमृत्विजम्',
  'karmaṇy evādhikāras te mā phaleṣu kadācana',
  'tat savitur varenyam bhargo devasya dhimahi',
];
const line = fc.constantFrom(...LINES);

/** The keys of one passage. */
const keysOf = (text: string): Set<number> => keysOfPassages([text])[0] ?? new Set();
const seedKeys = (typed: string): number[] => seedsOf(joinedSounds(wordsIn(typed))).map(({ keys }) => keys[0]);

describe('the grams of a passage', () => {
  it('are those of a question that is a line of it, whole', () => {
    for (const one of LINES) expect(keysOf(one)).toEqual(expect.objectContaining(new Set(seedKeys(one))));
  });

  it('stay the same when its words are joined or divided elsewhere', () => {
    fc.assert(
      fc.property(line, fc.array(fc.nat(60), { maxLength: 6 }), (one, cuts) => {
        const letters = [...one.replaceAll(' ', '').matchAll(/\P{M}\p{M}*/gu)].map(([letter]) => letter);
        const divided = letters.map((letter, at) => (cuts.includes(at) ? ` ${letter}` : letter)).join('');
        expect(seedKeys(divided)).toEqual(seedKeys(one));
      }),
    );
  });

  it('run on into the next passage', () => {
    const [first = new Set()] = keysOfPassages(['thodudaiya', 'seviyan']);
    expect(first.size).toBeGreaterThan(keysOf('thodudaiya').size);
    expect(first).toEqual(expect.objectContaining(new Set(seedKeys('thodudaiyaseviya').slice(0, 4))));
  });

  it('are all that there is of a text that is shorter', () => {
    expect(keysOf('sambho')).toEqual(new Set([rangeOf(joinedSounds(['sambho']))[0]]));
  });

  it('hear no numbers', () => {
    expect(keysOf('1.4 agnim ile purohitam 12')).toEqual(keysOf('agnim ile purohitam'));
  });
});

describe('a passage', () => {
  it('has at most 40 words, and passages have all words of their stanza', () => {
    const stanza = fc.array(fc.constantFrom('agni', 'soma', 'शिव', '12', '।'), { maxLength: 200 });
    fc.assert(
      fc.property(stanza, (pieces) => {
        const passages = passagesIn(pieces.join(' '));
        expect(passages.flat()).toEqual(wordsIn(pieces.join(' ')));
        for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('the first letters of a line', () => {
  it('are the same in any script', () => {
    expect(firstLettersOf(['kadhalagi', 'kasindhu', 'kanneer', 'malgi'])).toBe('kkkn');
    expect(firstLettersOf(['காதலாகிக்', 'கசிந்து', 'கண்ணீர்', 'மல்கி'])).toBe('kkkn');
  });

  it('are a key of the passage that the line begins in', () => {
    const [first, end] = firstLettersRange('kkkn');
    const keys = keysOf('thodudaiya seviyan vidaiyeri orthu\nkadhalagi kasindhu kanneer malgi odhuvar');
    expect([...keys].filter((key) => key >= first && key < end)).toHaveLength(1);
  });

  it('are never the key of a gram', () => {
    const [, last] = rangeOf('yyyyyy');
    expect(firstLettersRange('a')[0]).toBeGreaterThanOrEqual(last);
  });
});

describe('the seeds of a question', () => {
  it('that is short are its end too, by how it begins', () => {
    expect(seedsOf('kasintukani').map(({ keys }) => keys[1] - keys[0])).toContain(169);
    expect(seedsOf('kasintukannirnalkiutuvar').every(({ keys }) => keys[1] - keys[0] === 1)).toBe(true);
  });

  it('are looked up rare ones first, and apart from one another', () => {
    const seeds = seedsOf('kasintukannirnalkiutuvar');
    const rare = seeds.at(-1)?.keys[0] ?? 0;
    const [wide, narrow] = [partOf((1 << 6) + (rare >> 18)), seeds.map(({ keys }) => partOf((1 << 24) + keys[0]))];
    const parts = [wide, ...narrow.filter(({ first }) => first < wide.first || first >= wide.end)];
    const order = inOrderOfUse(
      seeds,
      parts.toSorted((a, b) => a.first - b.first),
    );
    expect(order).toHaveLength(seeds.length);
    expect(wide.first <= (order[0]?.keys[0] ?? 0) && (order[0]?.keys[0] ?? 0) < wide.end).toBe(true);
    expect(Math.abs((order[0]?.at ?? 0) - (order[1]?.at ?? 0))).toBeGreaterThanOrEqual(6);
  });
});
