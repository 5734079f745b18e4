/** A port for as long as the process runs, before servers that come and go: a port that is given back may be another program's. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

export interface Door {
  /** On 127.0.0.1. */
  port: number;
  /** Passes connections on to a server on 127.0.0.1, from now on; those that are open end with their own server. */
  leadTo(url: string): void;
}

const nothing = () => {};

export async function openDoor(): Promise<Door> {
  let target = 0;
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    // Where one side breaks, so does the other.
    pipeline(from, to, nothing);
    pipeline(to, from, nothing);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(url) {
      target = Number(new URL(url).port);
    },
  };
}
