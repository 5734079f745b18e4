import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { folderOf } from './local-api.fixture.ts';

const library = folderOf({ 'Rigveda/SAN/0113 Dawn.txt': 'dawn' });
afterAll(library.remove);

const script = join(import.meta.dirname, '../../scripts/api.ts');
const data = join(library.dir, '.data');
const run = (argv: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [script, '--port', '0', '--data', data, ...argv], { env: { PATH: '', ...env } });

it('the command says where it serves which library, and ends on a signal', async () => {
  const command = run([], { LIBRARY_DIR: library.dir });
  const ended = once(command, 'exit');
  const [line] = await once(command.stdout.setEncoding('utf8'), 'data');
  expect(line).toContain(library.dir);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
  expect(await (await fetch(`${url}/files`)).json()).toMatchObject({
    files: [{ file_name: '0113 Dawn.txt', song_no: 113 }],
  });
  command.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it.each([
  ['a folder that is no library', ['--library', data], {}, /is not a library: .+\.\n {2}Name a folder/],
  [
    'a wrong setting',
    [],
    { OPENAI_BASE_URL: 'x', OPENAI_MODEL: 'm' },
    /^OPENAI_BASE_URL is not an http or https URL: "x"\n/,
  ],
])('the command refuses %s in two parts, with no stack', async (_, argv, env, message) => {
  const command = run(argv, env);
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(message);
  expect(said).not.toContain('    at ');
});
