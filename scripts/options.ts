/** Command-line options, the same way for every script: typed values, `--help`, errors in two parts. */
import { UsageError } from '#schemas/user-error.ts';
import type { Command, Values } from './options/command.ts';
import { helpText } from './options/help.ts';
import { parseOptions } from './options/parse.ts';

/**
 * The options of this run. Ends the process itself in two cases: `--help` prints the help and exits with 0, and wrong
 * options print every fault and exit with 2, which shells take for wrong usage.
 * @param argv the words after the script's name
 * @example
 * const { port } = readOptions(
 *   { name: 'npm run api', about: '…', options: { port: { type: 'port', default: 8787, help: 'port to listen on' } } },
 * );
 */
export function readOptions<const C extends Command>(command: C, argv = process.argv.slice(2)): Values<C> {
  try {
    const values = parseOptions(command, argv);
    if (values !== 'help') return values;
    process.stdout.write(helpText(command));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
