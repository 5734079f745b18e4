import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { inlineRuntime } from '../../../scripts/build/inline-runtime.ts';

const chunk = (name: string, code: string): Rolldown.OutputChunk =>
  ({ name, code, fileName: `_astro/${name}.A-1.js`, imports: [] }) as unknown as Rolldown.OutputChunk;

/** What Rolldown writes: names that mean one thing inside, another outside, and a third where they are imported. */
const written = () => ({
  runtime: chunk('rolldown-runtime', 'var e=1,c=()=>e,o=()=>2;export{c as n,o as t};'),
  shared: chunk('shared', 'import{n as e,t}from"./rolldown-runtime.A-1.js";var r=e()+t();export{r as a};'),
  island: chunk(
    'Home.island',
    'import{t as e}from"./rolldown-runtime.A-1.js";import{a}from"./shared.A-1.js";export{e as x};',
  ),
});

describe("Rolldown's runtime", () => {
  test('is in the shared chunk, and the others import it from there', async () => {
    const { runtime, shared, island } = written();
    expect(inlineRuntime([runtime, shared, island], shared)).toBe(runtime.fileName);
    expect(island.code).toBe('import{a,runtime_t as e}from"./shared.A-1.js";export{e as x};');
    const module = await import(`data:text/javascript,${encodeURIComponent(shared.code)}`);
    expect(module.a).toBe(3);
    expect([module.runtime_n(), module.runtime_t()]).toEqual([1, 2]);
  });

  test('is not looked for in a build without it', () => {
    const { shared } = written();
    expect(inlineRuntime([shared], shared)).toBeNull();
  });

  test('stops the build where it is written or imported in a way that is not known', () => {
    const { runtime, shared, island } = written();
    runtime.code = 'export default 1;';
    expect(() => inlineRuntime([runtime, shared, island], shared)).toThrow(
      /Rolldown's runtime is not code with one list/,
    );
    const other = written();
    other.island.code = 'import*as e from"./rolldown-runtime.A-1.js";';
    expect(() => inlineRuntime([other.runtime, other.shared, other.island], other.shared)).toThrow(
      /Home\.island\.A-1\.js still imports the file/,
    );
  });
});
