/** Draws who imports whom, room by room, into the contributors' notes: `npm run graph`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGraph } from './import-graph.ts';

const FILE = 'CONTRIBUTING.md';
const BEGIN = '<!-- import graph: made by "npm run graph" -->';
const END = '<!-- end of the import graph -->';

/** `src/features/lists/link.ts` → `features/lists`, an `.astro` file by where it lies and not by its mirror. */
function roomOf(path: string): string | null {
  const [, room, feature] = /^(?:\.cache\/imports\/)?src\/(\w+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  if (room === undefined) return null;
  return room === 'features' ? `${room}/${feature}` : room;
}

const idOf = (room: string): string => room.replace(/\W/g, '_');

/** The picture as Mermaid, which hosts of code draw: an arrow from each room to those that it imports. */
export async function importPicture(root: string): Promise<string> {
  const graph = await readGraph(root);
  if (typeof graph === 'string') throw new Error(`dependency-cruiser answered with words: ${graph.slice(0, 200)}`);
  const arrows = new Set<string>();
  const rooms = new Set<string>();
  for (const { source, dependencies } of graph.modules) {
    const from = roomOf(source);
    if (from === null) continue;
    rooms.add(from);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      // What lies below everything would only be lines across the picture.
      if (to !== null && to !== from && !['schemas', 'words', 'ui', 'library'].includes(to))
        arrows.add(`  ${idOf(from)} --> ${idOf(to)}`);
    }
  }
  const names = [...rooms].sort().map((room) => `  ${idOf(room)}["${room}"]`);
  return ['flowchart LR', ...names, ...[...arrows].sort()].join('\n');
}

/** The notes with the picture put in. @throws {Error} where they have no place for it */
export function withPicture(notes: string, picture: string): string {
  const [before, rest] = notes.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(
      `${FILE} has no place for the import graph.\n  Put the lines ${BEGIN} and ${END} where it is to stand.`,
    );
  return `${before}${BEGIN}\n\n\`\`\`mermaid\n${picture}\n\`\`\`\n\n${END}${after}`;
}

/** Whether the notes show the graph as it is; one text in two parts where they do not. */
export async function pictureFaults(root: string): Promise<string[]> {
  const notes = readFileSync(join(root, FILE), 'utf8');
  return withPicture(notes, await importPicture(root)) === notes
    ? []
    : [`${FILE} shows another import graph than that of src.\n  Run "npm run graph".`];
}

export async function drawPicture(root: string): Promise<void> {
  const file = join(root, FILE);
  writeFileSync(file, withPicture(readFileSync(file, 'utf8'), await importPicture(root)));
}
