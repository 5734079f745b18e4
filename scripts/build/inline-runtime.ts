/** Puts Rolldown's runtime into the chunk that islands share: a file of its own would be one more request of a first press. */
import type { Rolldown } from 'vite';

/** `…export{c as n,o as t};`, the end of the runtime's chunk. */
const EXPORTS = /export\{([^}]*)\};?\s*$/;
/** `c as n` → its name inside, and the one that others import. */
const pairs = (list: string): [inside: string, name: string][] =>
  list.split(',').map((part) => {
    const [inside = '', name = inside] = part.trim().split(' as ');
    return [inside, name];
  });

/** What the shared chunk calls and exports a name of the runtime: longer than the minifier's own names, which are `$n` too. */
const outside = (name: string): string => `runtime_${name}`;

/**
 * @param chunks all that a browser runs; the runtime is taken out of the bundle by the caller
 * @throws Error where the runtime's chunk is written in another way
 */
export function inlineRuntime(chunks: readonly Rolldown.OutputChunk[], shared: Rolldown.OutputChunk): string | null {
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
  if (!runtime) return null;
  const file = runtime.fileName.split('/').at(-1) ?? '';
  const [whole, list] = EXPORTS.exec(runtime.code) ?? [];
  if (whole === undefined || list === undefined || runtime.imports.length > 0) {
    throw new Error(
      `Rolldown's runtime is not code with one list of exports: ${JSON.stringify(runtime.code.slice(-200))}\n  Change scripts/build/inline-runtime.ts: this version of Rolldown writes its runtime differently.`,
    );
  }
  const names = pairs(list);
  const code = runtime.code.slice(0, -whole.length);
  const body = `var{${names.map(([, name]) => `${name}:${outside(name)}`).join()}}=(()=>{${code}return{${names.map(([inside, name]) => `${name}:${inside}`).join()}}})();`;
  const own = new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";?`);
  /** How a chunk's import of the shared one ends: it takes what it needs of the runtime in the same one. */
  const end = `}from"./${shared.fileName.split('/').at(-1)}"`;
  for (const chunk of chunks) {
    if (chunk === runtime) continue;
    const [, imported] = own.exec(chunk.code) ?? [];
    if (imported !== undefined && chunk === shared) {
      // Declared anew under the names that this chunk knows them by.
      const declared = pairs(imported).map(([name, inside]) => `${inside}=${outside(name)}`);
      chunk.code = chunk.code.replace(own, () => `${body}var ${declared.join()};`);
    } else if (imported !== undefined) {
      const taken = pairs(imported).map(([name, inside]) => `${outside(name)} as ${inside}`);
      const rest = chunk.code.replace(own, '');
      chunk.code = rest.includes(end)
        ? rest.replace(end, () => `,${taken.join()}${end}`)
        : chunk.code.replace(own, () => `import{${taken.join()}${end};`);
    }
    if (chunk.code.includes(file)) {
      throw new Error(
        `${chunk.fileName} still imports the file of Rolldown's runtime: ${chunk.code.slice(0, 200)}\n  Change scripts/build/inline-runtime.ts: this version of Rolldown imports its runtime differently.`,
      );
    }
  }
  shared.code = shared.code.replace(
    EXPORTS,
    (_, exported: string) => `export{${exported},${names.map(([, name]) => outside(name)).join()}};`,
  );
  return runtime.fileName;
}
