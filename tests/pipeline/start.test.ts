import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filePath, safeSegment } from '#core/library/paths.ts';
import { run, runToEnd, startTrial, type Trial } from './start.fixture.ts';

let trial: Trial;
let words: string[];
beforeEach(() => {
  trial = startTrial();
  words = ['--library', trial.library, '--snapshot', trial.snapshot, '--out', trial.dist];
});
afterEach(() => trial.remove());

/** A port that is taken until the test ends. */
async function busyPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, free: () => server.close() };
}

describe('npm start', () => {
  test('serves the library, makes its site, serves that, and says where to look; SIGTERM ends all of it', async () => {
    const running = run('start.ts', [...words, '--port', '0', '--api-port', '0']);
    const [, site = ''] = await running.until(/Site +(http\S+)\//);
    const [, api = ''] = await running.until(/API +(http\S+)/);

    expect((await fetch(`${api}/health`)).status).toBe(200);
    const home = await fetch(`${site}/`);
    expect(home.status).toBe(200);
    expect(home.headers.get('content-security-policy')).toContain(`connect-src 'self' ${api}`);
    expect(await home.text()).toContain('Rig Veda');
    const awkward = await fetch(site + filePath('Rig_Veda', 'ENG', safeSegment('002 What? 100%.txt')));
    expect(await awkward.text()).toContain('A name that no host can store as it is.');

    running.child.kill('SIGTERM');
    expect(await running.ended, running.output()).toBe(0);
    await expect(fetch(`${site}/`)).rejects.toThrow();
    await expect(fetch(`${api}/health`)).rejects.toThrow();
    expect(readdirSync(`${trial.dist}-releases`).filter((name) => /lock|draft|next/.test(name))).toEqual([]);
  });

  test('stopped in the middle of its work ends with 130, and leaves no site and no lock', async () => {
    const running = run('start.ts', [...words, '--port', '0', '--api-port', '0']);
    await running.until(/Building/);
    running.child.kill('SIGINT');
    expect(await running.ended, running.output()).toBe(130);
    expect(existsSync(trial.dist)).toBe(false);
    expect(readdirSync(`${trial.dist}-releases`)).not.toContain('pull.lock');
  });

  test.each([
    ['--port', '--api-port'],
    ['--api-port', '--port'],
  ])('with a busy %s says which option to change, before any work', async (busy, other) => {
    const { port, free } = await busyPort();
    const { code, output } = await runToEnd('start.ts', [...words, busy, String(port), other, '0']);
    free();
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^Port ${port} on 127.0.0.1 cannot be opened: another program uses it.\n  Stop .* with ${busy} `),
    );
    expect(existsSync(trial.snapshot)).toBe(false);
  });

  test('with a folder that is not a library says so, without a stack trace', async () => {
    const { code, output } = await runToEnd('start.ts', [
      '--library',
      '/nowhere/at/all',
      '--port',
      '0',
      '--api-port',
      '0',
    ]);
    expect(code).toBe(1);
    expect(output).toContain('/nowhere/at/all');
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('every command', () => {
  test('refuses an option that it does not have', async () => {
    expect(await runToEnd('start.ts', ['--no-such-thing'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('--no-such-thing is not an option.\n  '),
    });
  });

  test('answers --help', async () => {
    const help = await runToEnd('check.ts', ['--help']);
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('Usage: npm ') });
  });

  test('tells a wrong setting in two parts', async () => {
    const { code, output } = await runToEnd('build.ts', ['--out', trial.dist], { SITE_URL: 'example.org' });
    expect(code).toBe(1);
    expect(output).toBe(
      'SITE_URL is not an http or https URL: "example.org"\n  Set SITE_URL in .env or in the environment; .env.example says what it holds.\n',
    );
  });

  test('without a snapshot says how to get one', async () => {
    const { code, output } = await runToEnd('build.ts', ['--snapshot', trial.snapshot, '--out', trial.dist]);
    expect(code).toBe(1);
    expect(output).toMatch(/There is no library to build from: .*\n {2}Run "npm run pull" first\./);
  });
});
