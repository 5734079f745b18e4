/** Which names the embedded API answers to. */
import type { MiddlewareHandler } from 'hono';
import { ApiFault } from './faults.ts';

/** The names of this machine for itself (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** `'LOCALHOST.:8787'` → `localhost`; null for what is no host */
function nameIn(host: string): string | null {
  if (/[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

/**
 * Refuses every request that names another host, with 421: a page of a stranger whose name leads to this machine (DNS rebinding)
 * could read its answers, whatever CORS says.
 * @param hosts further names that are answered, without a port
 */
export function onlyFor(hosts: readonly string[]): MiddlewareHandler {
  const known = new Set(hosts.map(nameIn));
  return async (c, next) => {
    const host = c.req.header('Host') ?? '';
    const name = nameIn(host);
    if (name === null || !(LOCAL.test(name) || known.has(name)))
      throw new ApiFault(
        421,
        `This server does not answer for the host ${JSON.stringify(host)}`,
        'ask 127.0.0.1, or add the host to API_HOSTS',
      );
    await next();
  };
}
