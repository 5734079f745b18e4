/** `node scripts/bench/script-round-trips.ts [library]`: how much of a real library comes back from each script to the letter, and what does not. */
import { join, resolve } from 'node:path';
import { PROJECT } from '../build/environment.ts';
import { roundTrips } from './round-trips.ts';
import { tableLines } from './table.ts';

const library = resolve(
  process.argv[2] ?? join(process.env['NAMA_SHARED'] ?? join(PROJECT, '..', 'shared'), 'library'),
);
for (const section of await roundTrips(library)) console.log(tableLines(section).join('\n'));
