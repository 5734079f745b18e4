import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { UsageError } from '#schemas/user-error.ts';
import { helpText, parseOptions } from '../../../scripts/options.ts';

const command = {
  name: 'npm run api',
  about: 'Serves a library.',
  options: {
    library: { type: 'text', help: 'folder of the library', placeholder: 'DIR' },
    port: { type: 'port', default: 8787, help: 'port on this machine' },
    api: { type: 'url', default: 'http://127.0.0.1:8787', help: 'address of the API' },
    pages: { type: 'number', min: 1, max: 9, help: 'number of pages' },
    source: { type: 'choice', choices: ['api', 'sample'], help: 'place the texts come from' },
    'bare-list': { type: 'flag', help: 'serve the list as a bare array' },
  },
} as const;

const faultsOf = (...argv: string[]): string => {
  try {
    parseOptions(command, argv);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('these options were taken');
};

describe('options', () => {
  it('have their defaults, or are absent, where nothing is given', () => {
    expect(parseOptions(command, [])).toEqual({
      library: undefined,
      port: 8787,
      api: 'http://127.0.0.1:8787',
      pages: undefined,
      source: undefined,
      'bare-list': false,
    });
  });

  it('are read by type, with the value after a space or an equals sign', () => {
    const argv = ['--port', '0', '--library=../texts', '--bare-list', '--pages=9', '--source', 'sample'];
    expect(parseOptions(command, argv)).toMatchObject({
      port: 0,
      library: '../texts',
      'bare-list': true,
      pages: 9,
      source: 'sample',
    });
  });

  it('lose the slashes at the end of an address', () => {
    expect(parseOptions(command, ['--api', 'https://example.org/v1/'])).toMatchObject({
      api: 'https://example.org/v1',
    });
  });

  it('count last when given twice', () => {
    expect(parseOptions(command, ['--port', '1', '--port', '2'])).toMatchObject({ port: 2 });
  });

  it('may begin with dashes after an equals sign', () => {
    expect(parseOptions(command, ['--library=--odd'])).toMatchObject({ library: '--odd' });
  });

  it('have types: a default is never undefined, a choice is one of its words', () => {
    const values = parseOptions(command, []);
    if (values === 'help') throw new Error('no one asked for help');
    expectTypeOf(values.port).toEqualTypeOf<number>();
    expectTypeOf(values.library).toEqualTypeOf<string | undefined>();
    expectTypeOf(values.source).toEqualTypeOf<'api' | 'sample' | undefined>();
    expectTypeOf(values['bare-list']).toEqualTypeOf<boolean>();
  });
});

describe('wrong options', () => {
  it.each([
    ['an unknown name', ['--prot', '1'], '--prot is not an option'],
    ['a short name', ['-p'], '-p is not an option'],
    ['a name of every object', ['--constructor'], '--constructor is not an option'],
    ['a port with letters', ['--port', '80a'], '--port is not a whole number from 0 to 65535: "80a"'],
    ['a port too high', ['--port', '65536'], '--port is not a whole number from 0 to 65535: "65536"'],
    ['an empty port', ['--port='], '--port is not a whole number from 0 to 65535: ""'],
    ['a number below its bound', ['--pages', '0'], '--pages is not a whole number from 1 to 9: "0"'],
    ['a number in parts', ['--pages', '1.5'], '--pages is not a whole number'],
    ['an address of another kind', ['--api', 'ftp://example.org'], '--api is not an http or https address'],
    ['a choice that is none', ['--source', 'web'], '--source is not one of api, sample: "web"'],
    ['an empty text', ['--library', ''], '--library is not at least one character'],
    ['a flag with a value', ['--bare-list=no'], '--bare-list takes no value: "no"'],
    ['no value at the end', ['--port'], '--port has no value'],
    ['a stray word', ['8787'], '"8787" belongs to no option'],
  ])('are named with their value: %s', (_, argv, fault) => {
    expect(faultsOf(...argv)).toContain(fault);
  });

  it('say in the second line what to change', () => {
    expect(faultsOf('--port', '80a')).toMatch(/\n {2}Give it the port on this machine\.$/);
    expect(faultsOf('--prot=1')).toMatch(
      /\n {2}npm run api has the options --library, --port, --api, --pages, --source, --bare-list, --help\.$/,
    );
  });

  it('are all reported at once', () => {
    const faults = faultsOf('--port', 'x', '--api', 'y', '--what');
    expect(faults.split('\n')).toHaveLength(6);
  });

  it('name the option without a value, and not the one after it', () => {
    const faults = faultsOf('--port', '--library', 'texts');
    expect(faults).toContain('--port has no value');
    expect(faults).not.toContain('belongs to no option');
  });
});

describe('--help', () => {
  it('is answered beside any other option', () => {
    expect(parseOptions(command, ['--port', 'x', '--help'])).toBe('help');
    expect(parseOptions(command, ['-h'])).toBe('help');
  });

  it('shows usage, every option and the defaults', () => {
    expect(helpText(command)).toBe(`Serves a library.

Usage: npm run api -- [options]

  --library DIR        folder of the library
  --port N             port on this machine (default: 8787)
  --api URL            address of the API (default: http://127.0.0.1:8787)
  --pages N            number of pages
  --source api|sample  place the texts come from
  --bare-list          serve the list as a bare array
  --help               this text
`);
  });
});

describe('a script', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nama-options-'));
  const script = join(dir, 'script.ts');
  const module = JSON.stringify(join(import.meta.dirname, '../../../scripts/options.ts'));
  writeFileSync(
    script,
    `import { readOptions } from ${module};
    const { port } = readOptions({ name: 'x', about: 'X.', options: { port: { type: 'port', help: 'port' } } });
    console.log('port', port);`,
  );
  afterAll(() => rmSync(dir, { recursive: true }));
  const run = (...argv: string[]) => spawnSync(process.execPath, [script, ...argv], { encoding: 'utf8' });

  it('goes on with its options', () => {
    expect(run('--port', '7')).toMatchObject({ status: 0, stdout: 'port 7\n' });
  });

  it('ends with 0 after its help', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: x [options]') });
  });

  it('ends with 2 and the faults on standard error', () => {
    expect(run('--port', 'z')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('"z"') });
  });
});
