/** The answer to `--help`. */
import type { Command, Option } from './command.ts';

const PLACEHOLDERS = { text: 'TEXT', url: 'URL', port: 'N', number: 'N', choice: '' } as const;

/** `--port N`, `--bare-list`, `--source api|sample`. */
function usage(name: string, option: Option): string {
  if (option.type === 'flag') return `--${name}`;
  const placeholder = option.type === 'choice' ? option.choices.join('|') : PLACEHOLDERS[option.type];
  return `--${name} ${option.placeholder ?? placeholder}`;
}

/**
 * What a command does, how to type it, and each option with its default; ends in a newline.
 * npm hands on only what follows `--`, so the usage line of an npm command has it.
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
