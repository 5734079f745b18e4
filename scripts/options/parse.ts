/** From the words of a command line to typed values. */

import { parseArgs } from 'node:util';
import { UsageError } from '#schemas/user-error.ts';
import type { Command, Option, Values } from './command.ts';
import { readValue } from './value.ts';

/**
 * The options of one run, or `'help'` when they ask for it, whatever else they say. Of one given twice the last counts.
 * @param argv the words after the script's name: `['--port', '8787', '--bare-list']`
 * @throws {UsageError} naming every unknown option, stray word and wrong value
 */
export function parseOptions<const C extends Command>(command: C, argv: readonly string[]): Values<C> | 'help' {
  const known = new Map<string, Option>(Object.entries(command.options));
  const tokens = tokenise(known, argv);
  if (tokens.some((token) => token.kind === 'option' && ['--help', '-h'].includes(token.rawName))) return 'help';

  const values = new Map<string, string | number | boolean | undefined>();
  for (const [name, option] of known) values.set(name, option.type === 'flag' ? false : option.default);
  const knows = `${command.name} has the options ${[...known.keys(), 'help'].map((name) => `--${name}`).join(', ')}.`;
  const faults: string[] = [];
  const strays: string[] = [];
  let lostPlace = false;

  for (const token of tokens) {
    if (token.kind === 'positional') strays.push(`${JSON.stringify(token.value)} belongs to no option.\n  ${knows}`);
    if (token.kind !== 'option') continue;
    const { rawName, name, value, inlineValue } = token;
    const option = rawName.startsWith('--') ? known.get(name) : undefined;
    if (!option) {
      faults.push(`${rawName} is not an option.\n  ${knows}`);
    } else if (option.type === 'flag') {
      values.set(name, true);
      if (value !== undefined) faults.push(`${rawName} takes no value: ${JSON.stringify(value)}.\n  Give it alone.`);
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      // In `--port --bare-list` the port was forgotten; a value that does begin so is written `--name=--value`.
      lostPlace ||= value !== undefined;
      faults.push(`${rawName} has no value.\n  Give it the ${option.help}.`);
    } else {
      const read = readValue(option, value);
      if ('value' in read) values.set(name, read.value);
      else faults.push(`${rawName} is not ${read.wanted}: ${JSON.stringify(value)}.\n  Give it the ${option.help}.`);
    }
  }
  // After a forgotten value the next words are read out of place, so that they would be reported wrongly.
  if (!lostPlace) faults.push(...strays);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return Object.fromEntries(values) as Values<C>;
}

/** `strict: false`, because the strict mode stops at the first fault and words it its own way. */
function tokenise(known: ReadonlyMap<string, Option>, argv: readonly string[]) {
  const options = Object.fromEntries(
    [...known].map(([name, { type }]) => [
      name,
      { type: type === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  return parseArgs({ args: [...argv], options, strict: false, tokens: true }).tokens;
}
