/** A41: a list of brackets alone, 30 MB of them, is refused by a pull that stays within 300 MB. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../fixtures/pulling.ts';

const PROGRAM = join(import.meta.dirname, '../../scripts/pull.ts');

test('a list of 30 MB of [ is refused within 300 MB', { skip: process.platform !== 'linux' }, async () => {
  const folder = await temporaryFolder();
  const body = Buffer.alloc(30_000_000, '[');
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // The last line of its errors is the most memory that the process held, in KiB (getrusage(2)).
  const tell = `data:text/javascript,process.on('exit',()=>console.error(process.resourceUsage().maxRSS))`;
  const { port } = server.address() as AddressInfo;
  const places = ['--out', join(folder, 'library'), '--report', join(folder, 'pull.json')];
  const child = spawn(process.execPath, ['--import', tell, PROGRAM, '--api', `http://127.0.0.1:${port}`, ...places]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (err += part));
  const [code] = await once(child, 'close');
  expect(code, err).toBe(1);
  expect(out).toContain('its JSON is nested deeper than 200000');
  expect(Number(err.trim().split('\n').at(-1)) / 1024).toBeLessThan(300);
});
