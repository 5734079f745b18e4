/** The import graph in docs/architecture.md: which feature or layer imports which. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type ICruiseResult } from 'dependency-cruiser';
import { readGraph } from './import-graph.ts';

const NOTES = 'docs/architecture.md';
const BEGIN = '<!-- import graph: drawn by "npm run graph" -->';
const END = '<!-- end of the import graph -->';

/** Each feature and each layer is one node: `src/features/home/list.ts` → `src/features/home`. */
const NODE = '^src/features/[^/]+|^src/[^/]+';
/** Left out: nearly every node imports the first three, frames import nearly every node, and their arrows would hide all others. */
const NEARLY_ALL = '^src/(?:schemas|words|ui|layouts)/';

/** The picture as Mermaid, which code hosts draw. */
async function importPicture(graph: ICruiseResult): Promise<string> {
  const { output } = await format(graph, {
    outputType: 'mermaid',
    includeOnly: '^src/',
    exclude: NEARLY_ALL,
    collapse: NODE,
  });
  return String(output).trim();
}

/** The notes with the picture put in. @throws {Error} where they have no place for it */
export function withPicture(notes: string, picture: string): string {
  const begin = notes.indexOf(BEGIN);
  const end = notes.indexOf(END);
  if (begin === -1 || end < begin) {
    throw new Error(
      `${NOTES} has no place for the import graph.\n  Write the lines ${BEGIN} and ${END} where the graph belongs.`,
    );
  }
  return `${notes.slice(0, begin)}${BEGIN}\n\n\`\`\`mermaid\n${picture}\n\`\`\`\n\n${notes.slice(end)}`;
}

/** Whether the notes of a project show its graph: one text in two parts where they do not. */
export async function pictureFaults(root: string, graph: ICruiseResult): Promise<string[]> {
  const notes = readFileSync(join(root, NOTES), 'utf8');
  if (withPicture(notes, await importPicture(graph)) === notes) return [];
  return [`${NOTES} does not show the imports of src/ as they are now.\n  Draw the graph again with "npm run graph".`];
}

/** Draws the picture of a project into its notes. */
export async function drawPicture(root: string): Promise<void> {
  const notes = join(root, NOTES);
  writeFileSync(notes, withPicture(readFileSync(notes, 'utf8'), await importPicture(await readGraph(root))));
}
