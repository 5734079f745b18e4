/** Ports, asked for before any long work: a busy one is told in a second and not after the build. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { portError } from '../local-api/listen.ts';

/**
 * The port itself, or a free one for 0.
 * @param option the option that names it, for the error
 * @throws {UserError} when another program uses it
 */
export async function freePort(port: number, option: string): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw portError(port, option, cause);
  }
  const given = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return given;
}
