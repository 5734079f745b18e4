/** A look at the pictures that are shown with links: each that pages name is there, whole and of its size, and there is no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrangeLibrary } from '#core/library/library.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readPng } from '../cards/png.ts';
import { CARD } from '../cards/size.ts';
import { cardsOf } from '../cards/words.ts';
import type { Offender } from './verify.ts';

const FOLDER = 'cards';

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? join(entry.parentPath, entry.name) : [],
    );
  } catch {
    return [];
  }
}

/** Looks at the cards of a built folder. */
export function inspectCards(root: string, manifest: SnapshotManifest): Offender[] {
  const wanted = new Set(cardsOf(arrangeLibrary(manifest.entries, manifest.playlists), '').map(({ file }) => file));
  const offenders: Offender[] = [];
  for (const path of filesIn(join(root, FOLDER))) {
    const file = path.slice(root.length + 1);
    if (!wanted.delete(file)) {
      offenders.push({ file, what: 'is a card that no page of the library has' });
      continue;
    }
    const facts = readPng(readFileSync(path));
    if (facts === null) offenders.push({ file, what: 'is not a complete PNG' });
    else if (facts.width !== CARD.width || facts.height !== CARD.height)
      offenders.push({
        file,
        what: `is ${facts.width} × ${facts.height} pixels large, and not ${CARD.width} × ${CARD.height}`,
      });
  }
  for (const file of wanted) offenders.push({ file, what: 'is missing' });
  return offenders;
}
