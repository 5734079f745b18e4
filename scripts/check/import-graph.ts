/** Who imports whom, read by dependency-cruiser and held against the import table. */
import { existsSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { inProject, writeMirror } from './import-mirror.ts';
import { IMPORT_RULES, LAYERS } from './import-rules.ts';

/** The graph of a project that is laid out as this one. Its paths are those of the mirror. */
export async function readGraph(root: string): Promise<ICruiseResult> {
  const mirror = writeMirror(root);
  try {
    const { output } = await cruise(
      ['src', 'scripts', 'astro.config.mjs'].filter((name) => existsSync(join(mirror, name))),
      {
        baseDir: mirror,
        doNotFollow: { path: 'node_modules' },
        // Else an import of which only types are used would not be seen at all.
        tsPreCompilationDeps: true,
        enhancedResolveOptions: {
          exportsFields: ['exports'],
          conditionNames: ['import', 'types', 'node', 'default'],
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
        },
        skipAnalysisNotInRules: true,
        validate: true,
        // Else the names in the picture are numbers, and one new folder changes every line of it.
        reporterOptions: { mermaid: { minify: false } },
        ruleSet: { forbidden: [...IMPORT_RULES] },
      },
    );
    if (typeof output === 'string')
      throw new Error(
        `dependency-cruiser answered with a text and no object: ${output.slice(0, 200)}\n  Check its options in scripts/check/import-graph.ts.`,
      );
    return output;
  } finally {
    rmSync(mirror, { recursive: true, force: true });
  }
}

/** A package goes by the name that the importer wrote: where it lies is the installation's affair. */
function targetOf({ to, unresolvedTo }: IViolation): string {
  if (isBuiltin(to)) return to.replace(/^(?:node:)?/, 'node:');
  return to.includes('node_modules/') ? (unresolvedTo ?? to) : inProject(to);
}

/** A cycle is found once from each of its files: told from the first by name, it is one. */
function filesOf(violation: IViolation): string[] {
  const { from, cycle } = violation;
  if (!cycle) return [inProject(from), targetOf(violation)];
  const names = cycle.map(({ name }) => inProject(name));
  const first = names.indexOf(names.toSorted()[0] ?? '');
  return [...names.slice(first), ...names.slice(0, first), ...names.slice(first, first + 1)];
}

/** A break of the table: its files in their order, who imports and who is imported; for a cycle, all of it. */
type ImportBreak = ReturnType<typeof importBreaks>[number];

/** Every break of a rule in a graph, sorted and each once. */
export function importBreaks(graph: ICruiseResult) {
  const found = graph.summary.violations.map((violation) => ({ rule: violation.rule.name, files: filesOf(violation) }));
  const once = new Map(found.map((one) => [`${one.rule} ${one.files.join(' > ')}`, one]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function faultOf(one: ImportBreak): string {
  const { comment } = IMPORT_RULES.find(({ name }) => name === one.rule) ?? {};
  const [from, ...to] = one.files;
  return `${from} imports ${to.join(', which imports ')}, which breaks the rule "${one.rule}".\n  ${comment} The rules stand in scripts/check/import-rules.ts.`;
}

/** Files of `src` that belong to no layer, so that no rule applies to them. */
function homeless(graph: ICruiseResult): string[] {
  return graph.modules
    .map(({ source }) => source)
    .filter((source) => source.startsWith('src/') && !LAYERS.some(({ files }) => new RegExp(files).test(source)))
    .map(
      (source) =>
        `${inProject(source)} is in no layer of the import table.\n  Move it into one, or add a layer to scripts/check/import-rules.ts.`,
    );
}

/** Every break of the table in a graph: one text each, in two parts: files and rule; then what to do. */
export const importFaults = (graph: ICruiseResult): string[] => [
  ...homeless(graph),
  ...importBreaks(graph).map(faultOf),
];
