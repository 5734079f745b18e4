/** What a page's own Content-Security-Policy lets run, and whether that is everything the page brings. */
import { hash } from 'node:crypto';

/** A policy, directive → its sources: `script-src` → `["'self'", "'sha256-…'"]`. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Pages share policies, scripts and styles: each is read once. */
function cached<T>(make: (content: string) => T): (content: string) => T {
  const made = new Map<string, T>();
  return (content) => {
    const one = made.get(content) ?? make(content);
    // Enough for every kind of page; a site whose pages all differ must not fill the memory.
    if (made.size > 500) made.clear();
    made.set(content, one);
    return one;
  };
}

/** Reads the content of a policy; the first of two directives of one name counts (CSP 3, 2.2.1). */
export const readPolicy = cached((content): Policy => {
  const policy = new Map<string, readonly string[]>();
  for (const rule of content.split(';')) {
    const [name = '', ...sources] = rule.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
});

/** `'sha256-…'` of an inline script or style. */
export const sourceHash = cached((content) => `'sha256-${hash('sha256', content, 'base64')}'`);

/** Script types that a browser runs; any other (`application/json`) is data and needs no leave (HTML standard, 4.12.1). */
export function isExecutable(type: string | undefined): boolean {
  const known = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];
  return known.includes((type ?? '').trim().toLowerCase());
}

const NEVER = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'data:', 'http:', 'https:'];

/** What is wrong with a policy by itself, in words for the report. */
export function policyFaults(policy: Policy): string[] {
  const faults: string[] = [];
  if (policy.get('default-src')?.join(' ') !== "'none'") faults.push("its policy's default-src is not 'none'");
  for (const directive of ['script-src', 'style-src']) {
    const loose = (policy.get(directive) ?? []).filter((source) => NEVER.includes(source.toLowerCase()));
    if (loose.length > 0) faults.push(`its policy's ${directive} allows ${loose.join(' ')}`);
  }
  return faults;
}
