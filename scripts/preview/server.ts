/** Serves the published site on this machine as a host would. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Header, responseHeaders } from '#page/headers.ts';
import type { Endpoints } from '#page/security.ts';
import { answer } from './respond.ts';

/** A server that cannot start; `message` says why, and what to change. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

export interface PreviewOptions {
  /** The site: a folder, or a link to one that may be switched while it is served. */
  dist: string;
  /** On 127.0.0.1; 0 takes any free one. */
  port: number;
  endpoints: Endpoints;
}

export interface RunningPreview {
  /** `http://127.0.0.1:4321`, no slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** @throws {PreviewError} when there is no site, or the port cannot be had */
export async function startPreview({ dist, port, endpoints }: PreviewOptions): Promise<RunningPreview> {
  if (!existsSync(dist)) {
    throw new PreviewError(`There is no site to serve: ${dist} does not exist.\n  Run "npm run build" first.`);
  }
  const all: Header[] = responseHeaders(endpoints);
  const server = createServer((request, response) => {
    const { method = 'GET', url: target = '/', headers } = request;
    answer(dist, { method, target, headers }, all).then(
      ({ status, headers: sent, body }) => response.writeHead(status, sent.flat()).end(body),
      (error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, all.flat()).end();
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause) => {
    throw portError(port, '--port', cause);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
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
export function portError(port: number, option: string, cause: unknown): PreviewError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  const reason = code === 'EADDRINUSE' ? 'another program has it' : `the system says ${code}`;
  return new PreviewError(
    `Port ${port} on 127.0.0.1 cannot be had: ${reason}.\n  Stop what holds it, or take another with ${option} (0 takes any free one).`,
    { cause },
  );
}
