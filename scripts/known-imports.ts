/** `npm run known-imports`: makes the list of known breaks of the import table anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { importBreaks, KNOWN_IMPORTS, readGraph, readKnown } from './check/import-graph.ts';
import { knownAnew } from './check/known-imports.ts';
import { readOptions } from './options.ts';

const { add } = readOptions({
  name: 'npm run known-imports',
  about: `Takes out of ${KNOWN_IMPORTS} the imports that have been mended.`,
  options: { add: { type: 'flag', help: 'add new breaks too, with the day: for a new rule, or moved files' } },
});

await endWith(async () => {
  const breaks = importBreaks(await readGraph(PROJECT));
  const { known, added, removed, left } = knownAnew(readKnown(PROJECT), breaks, add ? new Date() : null);
  writeFileSync(join(PROJECT, KNOWN_IMPORTS), `${JSON.stringify(known, null, 2)}\n`);
  for (const [rule, { length }] of Object.entries(known.breaks)) console.log(`${String(length).padStart(4)} ${rule}`);
  console.log(`${added} added, ${removed} taken out.`);
  if (left > 0) console.log(`${left} new breaks are not in it.\n  Mend them, or add them with -- --add.`);
  return 0;
});
