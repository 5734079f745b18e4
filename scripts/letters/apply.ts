/** Writes proposals into the texts of a library, one at a time, each after it was shown and agreed to. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#schemas/user-error.ts';
import type { Catalogue } from '../local-api/catalogue.ts';
import { pathInside } from '../local-api/library-file.ts';
import { readListed, readTree } from '../local-api/library-folder.ts';
import { replaceFile } from '../pull/disk.ts';
import { oneLine } from '../pull/printable.ts';
import type { Letters, Texts, ToldProposal } from './gather.ts';
import { proposalLines } from './print.ts';
import { replaceVerse } from './replace-verse.ts';

interface Dialogue {
  say: (line: string) => void;
  /** The answer to a question; null where nobody answers any more. */
  ask: (question: string) => Promise<string | null>;
}

/** The file that holds the text of a song; undefined where the library has none, or a link leads out of it. */
function fileOf(library: string, catalogue: Catalogue, path: string, texts: Texts): string | undefined {
  const placed = texts.find(path);
  if (!placed) return undefined;
  const { s3Path, fileName } = placed.song;
  const names = { file_name: fileName, language: `${placed.folder.name}/${placed.list.code}` };
  const file = catalogue.textPath(s3Path === null ? names : { s3_path: s3Path });
  return file && pathInside(library, file);
}

function readFile(file: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    return null;
  }
}

/** @returns how many were written, and how many refused */
export async function applyProposals(
  letters: Letters,
  { library, texts, say, ask }: Dialogue & { library: string; texts: Texts },
): Promise<{ written: number; refused: number }> {
  if (!existsSync(library))
    throw new UserError(`There is no library at ${library}.\n  Name its folder with --library, or in LIBRARY_DIR.`);
  const catalogue = existsSync(join(library, 'files.json')) ? await readListed(library) : await readTree(library);
  const done = { written: 0, refused: 0 };
  const refuse = (one: ToldProposal, why: string): void => {
    done.refused += 1;
    say(`Not written: the proposal for ${oneLine(`${one.proposal.path}#${one.proposal.verse} ${why}`)}.`);
  };
  for (const { path, proposals } of letters.texts) {
    const file = fileOf(library, catalogue, path, texts);
    for (const one of proposals) {
      if (one.proposal.after === '' || one.fate === 'library') continue; // told in a sentence, or done
      const raw = file === undefined ? null : readFile(file);
      if (file === undefined || raw === null) {
        refuse(one, 'has no text in this library that can be read');
        continue;
      }
      const { text, refusal } = replaceVerse(raw, one.proposal);
      if (text === undefined) {
        refuse(one, refusal);
        continue;
      }
      say(['', oneLine(file), ...proposalLines(one).map((line) => `  ${line}`)].join('\n'));
      const answer = (await ask('Write it? [y]es, [n]o, [q]uit: '))?.trim().toLowerCase();
      if (answer === undefined || answer.startsWith('q')) return done;
      if (!answer.startsWith('y')) continue;
      await replaceFile(file, text);
      done.written += 1;
    }
  }
  return done;
}
