/** The search engine by itself, at this machine's own speed. */
import { Bench } from 'tinybench';
import { createEngine } from '#features/search/engine.ts';
import type { Row, Section } from './report.ts';
import { percentile, rounded } from './statistics.ts';

/** Rounds over all letters, and of the index. */
const ROUNDS = 3;
const STEPS = ['number and name as written', 'and by sound', 'and fuzzy'];

/** `oṃ` → `o`, `oṃ`: what is in the field after each letter. */
const strokesOf = (word: string): string[] =>
  [...new Intl.Segmenter('und').segment(word)].map(({ index, segment }) => word.slice(0, index + segment.length));

/** @param names display names to search; @param words to type, letter by letter */
export async function engineSection(names: readonly string[], words: readonly string[]): Promise<Section> {
  const entries = names.map((name, at) => ({ songNo: at + 1, fileName: `${at + 1} ${name}.txt`, name }));
  const engine = createEngine(entries);
  const strokes = words.flatMap(strokesOf);
  const once = { time: 0, warmupTime: 0, retainSamples: true, throws: true };
  const letters = new Bench({ ...once, iterations: ROUNDS * strokes.length, warmupIterations: strokes.length });
  for (const [last, name] of STEPS.entries()) {
    let at = 0;
    letters.add(name, () => {
      const steps = engine.steps(strokes[at++ % strokes.length] ?? '');
      for (let step = 0; step <= last; step += 1) steps.next();
    });
  }
  const index = new Bench({ ...once, iterations: ROUNDS, warmup: false }).add('index', () => createEngine(entries));
  const rows = [...(await letters.run()), ...(await index.run())].map(({ name, result }): Row => {
    const samples = 'latency' in result ? (result.latency.samples ?? []) : [];
    const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)];
    return { step: name, times: samples.length, 'p50 ms': rounded(p50), 'p95 ms': rounded(p95) };
  });
  return {
    part: 'search',
    title: `The engine alone over ${names.length.toLocaleString('en')} names, in Node, not slowed`,
    rows,
    notes: ["From the letter to each step's answer; index: to build it once."],
  };
}
