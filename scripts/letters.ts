/** `npm run letters`: the mistakes that readers told, and a way to write what they propose into the library. */
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '#schemas/user-error.ts';
import { readTold, TOLD_FILE, toldKey } from '../src/snapshot.ts';
import { defaultSnapshot } from './build/build.ts';
import { PROJECT } from './build/environment.ts';
import { EXIT, endWith } from './build/exit.ts';
import { applyProposals } from './letters/apply.ts';
import { gatherLetters, type Letters, openTexts } from './letters/gather.ts';
import { FORMATS } from './letters/print.ts';
import { readAllMessages } from './letters/read-messages.ts';
import { readOptions } from './options.ts';
import { replaceJson } from './pull/disk.ts';
import { cut } from './pull/stanza-changes.ts';

const options = readOptions({
  name: 'npm run letters',
  about: 'Lists the mistakes that readers told in support messages, by text and verse.',
  options: {
    data: { type: 'folder', help: 'folder of the messages of the embedded API (default: .data)' },
    file: { type: 'file', help: 'file of support messages as JSON Lines, instead of that folder; - is standard input' },
    snapshot: { type: 'folder', help: 'folder of the snapshot (default: src/content/library)' },
    format: { type: 'choice', default: 'text', choices: ['text', 'json', 'html'], help: 'what is printed' },
    apply: { type: 'flag', help: 'show each open proposal, and write it into the library where you say so' },
    library: { type: 'folder', help: 'folder of the library, for --apply (default: LIBRARY_DIR)' },
  },
});

/** Leaves beside the snapshot which words readers proposed: a build says so where they came into a text. */
async function rememberTold(snapshot: string, { texts }: Letters): Promise<void> {
  const known = readTold(snapshot);
  const proposals = texts.flatMap(({ proposals }) => proposals.map(({ proposal }) => proposal));
  const keys = proposals.flatMap(({ path, after }) => (after === '' ? [] : toldKey(path, cut(after))));
  const all = [...new Set([...known, ...keys])].sort();
  if (all.length > known.length) await replaceJson(join(snapshot, TOLD_FILE), all);
}

/** Questions on the terminal, answered line by line; null once the input has ended. */
function openTerminal() {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  return {
    say: (line: string): void => console.log(line),
    async ask(question: string): Promise<string | null> {
      process.stdout.write(question);
      const { value, done } = await lines.next();
      return done ? null : value;
    },
    close: () => input.close(),
  };
}

await endWith(async () => {
  const library = options.library ?? process.env['LIBRARY_DIR'];
  if (options.apply && options.file === '-')
    throw new UsageError('--apply asks on standard input, from which --file - reads.\n  Give the messages in a file.');
  if (options.apply && !library)
    throw new UsageError('--apply has no library to write to.\n  Name its folder with --library, or in LIBRARY_DIR.');
  const snapshot = resolve(options.snapshot ?? defaultSnapshot());
  const texts = openTexts(snapshot);
  const letters = gatherLetters(
    await readAllMessages(options.file, resolve(options.data ?? join(PROJECT, '.data'))),
    texts,
  );
  await rememberTold(snapshot, letters);
  if (!options.apply || !library) {
    console.log(FORMATS[options.format](letters));
    return EXIT.well;
  }
  const terminal = openTerminal();
  const { written, refused } = await applyProposals(letters, { ...terminal, library: resolve(library), texts });
  terminal.close();
  console.log(`${written} written, ${refused} not. ${written > 0 ? 'Run "npm run site" to publish them.' : ''}`.trim());
  return refused > 0 ? EXIT.trouble : EXIT.well;
});
