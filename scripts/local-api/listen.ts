/** A Hono app over real HTTP, on this machine only. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { UserError } from '#schemas/user-error.ts';

/**
 * Milliseconds that a connection is kept for the next request: longer than those who ask keep one (60 s, nginx's
 * `keepalive_timeout` of an upstream). Who is the first to close it must be who asks, or a request that is on its way is lost.
 */
const KEPT_ALIVE = 75_000;

export type RunningServer = Awaited<ReturnType<typeof listen>>;

/**
 * Answers on a port of 127.0.0.1; 0 takes any free one.
 * @throws {UserError} where it cannot be opened
 */
export async function listen(fetch: (request: Request) => Response | Promise<Response>, port: number) {
  // The default of `overrideGlobalObjects` would swap the process's own Request and Response, which are not ours to swap.
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  server.keepAliveTimeout = KEPT_ALIVE;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause) => {
    throw portError(port, '--port', cause);
  });
  return {
    /** `http://127.0.0.1:4321`, no slash at its end. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends open connections too. */
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * A port that could not be opened, in two parts.
 * @param option the option that names it: `--port`
 */
function portError(port: number, option: string, cause: unknown): UserError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  const reason = code === 'EADDRINUSE' ? 'another program uses it' : `the system says ${code}`;
  return new UserError(
    `Port ${port} on 127.0.0.1 cannot be opened: ${reason}.\n  Stop the program that uses it, or choose another port with ${option} (0 takes any free one).`,
    { cause },
  );
}

/**
 * The port itself, or a free one for 0. To be asked before any long work: a busy one is told in a second and not after the build.
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
