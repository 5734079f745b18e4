/** Command-line options, the same way for every script: typed values, `--help`, errors in two parts. */
import { parseArgs } from 'node:util';
import { UsageError } from '#schemas/user-error.ts';

/** One option. Without a default, an option that is not given is undefined (a flag: false). */
type Option = {
  /** What it gives, for `--help` and errors; a noun phrase, lower case, no full stop: `folder of the library`. */
  readonly help: string;
  /** What stands for the value in `--help` where the type's own word says too little: `DIR`. */
  readonly placeholder?: string;
} & (
  | { readonly type: 'flag' }
  | { readonly type: 'text' | 'folder' | 'file'; readonly default?: string }
  /** An http or https address; slashes at its end are dropped. */
  | { readonly type: 'url'; readonly default?: string }
  /** A TCP port, 0 (any free one) to 65535. */
  | { readonly type: 'port'; readonly default?: number }
  /** A whole number, from `min` (0 unless given) to `max` (no bound unless given). */
  | { readonly type: 'number'; readonly default?: number; readonly min?: number; readonly max?: number }
  | { readonly type: 'choice'; readonly default?: string; readonly choices: readonly string[] }
);

/** A script as its user sees it. */
type Command = {
  /** As typed: `npm run api`. */
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** By long name, without dashes: `{ scrub: { type: 'flag', … } }`; `help` is taken. */
  readonly options: Readonly<Record<string, Option>>;
  /** Lines that `--help` has after the options. */
  readonly more?: readonly string[];
};

type Value<O extends Option> = O extends { type: 'flag' }
  ? boolean
  : O extends { type: 'port' | 'number' }
    ? number
    : O extends { choices: readonly (infer Choice)[] }
      ? Choice
      : string;

type Absent<O extends Option> = O extends { type: 'flag' } | { default: string | number } ? never : undefined;

/** The value of each option, by its long name. */
type Values<C extends Command> = {
  [Name in keyof C['options']]: Value<C['options'][Name]> | Absent<C['options'][Name]>;
};

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

/**
 * The options of one run, or `'help'` when they ask for it, whatever else they say. Of one given twice the last counts.
 * @internal
 * @param argv the words after the script's name: `['--port', '8787', '--scrub']`
 * @throws {UsageError} naming every unknown option, stray word and wrong value
 */
export function parseOptions<const C extends Command>(command: C, argv: readonly string[]): Values<C> | 'help' {
  const known = new Map<string, Option>(Object.entries(command.options));
  const kinds = [...known].map(([name, { type }]) => [name, { type: type === 'flag' ? 'boolean' : 'string' }] as const);
  // The strict mode stops at the first fault and words it its own way.
  const { tokens } = parseArgs({ args: [...argv], options: Object.fromEntries(kinds), strict: false, tokens: true });
  if (tokens.some((token) => token.kind === 'option' && ['--help', '-h'].includes(token.rawName))) return 'help';

  const values = new Map<string, string | number | boolean | undefined>();
  for (const [name, option] of known) values.set(name, option.type === 'flag' ? false : option.default);
  const knows = `${command.name} has the options ${[...known.keys(), 'help'].map((name) => `--${name}`).join(', ')}.`;
  const faults: string[] = [];
  const strays: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') strays.push(`${JSON.stringify(token.value)} belongs to no option.\n  ${knows}`);
    if (token.kind !== 'option') continue;
    const { rawName, name, value, inlineValue } = token;
    const option = rawName.startsWith('--') ? known.get(name) : undefined;
    if (!option) faults.push(`${rawName} is not an option.\n  ${knows}`);
    else if (option.type === 'flag') {
      values.set(name, true);
      if (value !== undefined) faults.push(`${rawName} takes no value: ${JSON.stringify(value)}.\n  Give it alone.`);
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      // In `--port --scrub` the port was forgotten; a value that does begin so is written `--name=--value`.
      faults.push(`${rawName} has no value.\n  Give it the ${option.help}.`);
    } else {
      const read = readValue(option, value);
      if ('value' in read) values.set(name, read.value);
      else faults.push(`${rawName} is not ${read.wanted}: ${JSON.stringify(value)}.\n  Give it the ${option.help}.`);
    }
  }
  // After a forgotten value the next words are read out of place.
  if (faults.length === 0) faults.push(...strays);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return Object.fromEntries(values) as Values<C>;
}

/** The value, or in words what the text should have been. */
type ReadValue = { readonly value: string | number } | { readonly wanted: string };

/** `'8787'` as a port → `{ value: 8787 }`; `'80a'` → `{ wanted: 'a whole number from 0 to 65535' }`. */
function readValue(option: Exclude<Option, { type: 'flag' }>, text: string): ReadValue {
  switch (option.type) {
    case 'port':
      return wholeNumber(text, 0, 65_535);
    case 'number':
      return wholeNumber(text, option.min ?? 0, option.max ?? Number.POSITIVE_INFINITY);
    case 'url': {
      const isUrl = /^https?:\/\//i.test(text) && URL.canParse(text);
      return isUrl ? { value: text.replace(/\/+$/, '') } : { wanted: 'an http or https address' };
    }
    case 'choice':
      return option.choices.includes(text) ? { value: text } : { wanted: `one of ${option.choices.join(', ')}` };
    default:
      return text === '' ? { wanted: 'at least one character' } : { value: text };
  }
}

function wholeNumber(text: string, min: number, max: number): ReadValue {
  const value = Number(text);
  // 15 digits at most, so that no number is silently rounded.
  if (/^-?\d{1,15}$/.test(text) && value >= min && value <= max) return { value };
  const bounds = max === Number.POSITIVE_INFINITY ? `of ${min} or more` : `from ${min} to ${max}`;
  return { wanted: `a whole number ${bounds}` };
}

const PLACEHOLDERS = { text: 'TEXT', folder: 'DIR', file: 'FILE', url: 'URL', port: 'N', number: 'N' } as const;

/** `--port N`, `--scrub`, `--source api|sample`. */
function usage(name: string, option: Option): string {
  if (option.type === 'flag') return `--${name}`;
  const placeholder = option.type === 'choice' ? option.choices.join('|') : PLACEHOLDERS[option.type];
  return `--${name} ${option.placeholder ?? placeholder}`;
}

/**
 * The answer to `--help`: what a command does, how to type it, and each option with its default; ends in a newline.
 * npm hands on only what follows `--`, so the usage line of an npm command has it.
 * @internal
 */
export function helpText({ name, about, options, more = [] }: Command): string {
  const rows = Object.entries(options).map(([long, option]) => {
    const standard = option.type === 'flag' || option.default === undefined ? '' : ` (default: ${option.default})`;
    return [usage(long, option), `${option.help}${standard}`] as const;
  });
  rows.push(['--help', 'this text']);
  const width = Math.max(...rows.map(([left]) => left.length));
  const separator = name.startsWith('npm ') ? ' --' : '';
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return [about, '', `Usage: ${name}${separator} [options]`, '', ...lines, ...more, ''].join('\n');
}
