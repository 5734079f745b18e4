/** The embedded API over real HTTP, on this machine only. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, type Translate } from './app.ts';
import { openLibrary } from './library.ts';
import { openStore } from './store.ts';
import { createTranslator } from './translate/index.ts';

/** A server that could not start; `message` says why, and what to change. */
export class ApiStartError extends Error {
  override name = 'ApiStartError';
}

export interface ApiOptions {
  /** A library folder, in either shape. */
  libraryDir: string;
  /** 0 takes any free one. */
  port: number;
  /** Where the SQLite file goes, or `:memory:`. */
  dataDir: string;
  /** The built-in glossary, which asks no one, unless another is given. */
  translate?: Translate | undefined;
  /** See `AppParts`. */
  hosts?: readonly string[] | undefined;
  bareList?: boolean | undefined;
  delayMs?: number | undefined;
}

export interface RunningApi {
  /** `http://127.0.0.1:8787`, no slash at its end. */
  url: string;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/**
 * Starts the API once its library is known to be one.
 * @throws {LibraryError} where the folder is no library
 * @throws {ApiStartError} where the port cannot be had
 */
export async function startApi({
  libraryDir,
  port,
  dataDir,
  translate = createTranslator(),
  ...parts
}: ApiOptions): Promise<RunningApi> {
  const library = openLibrary(libraryDir);
  await library.list();
  const store = openStore(dataDir);
  const app = createApp({ library, store, translate, ...parts });
  // The default of `overrideGlobalObjects` would swap the process's own Request and Response, which are not ours to swap.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (cause) {
    store.close();
    throw startError(port, cause);
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

function startError(port: number, cause: unknown): ApiStartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  const reason = code === 'EADDRINUSE' ? 'another program has it' : `the system says ${code}`;
  return new ApiStartError(
    `Port ${port} on 127.0.0.1 cannot be had: ${reason}.\n  Stop what holds it, or take another with --port (0 takes any free one).`,
    { cause },
  );
}
