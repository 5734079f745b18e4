/**
 * A site's score by the published rules of Mozilla's HTTP Observatory, as far as its scanner reads one answer: baseline
 * 100, what is wrong takes away, and extra credit counts once the rest is at 90 or more.
 * Source: github.com/mdn/mdn-http-observatory, src/grader/charts.js (points), src/analyzer/tests/ (what earns them).
 */

/** What the scanner sees. */
export interface Scanned {
  /** Headers of the page over https, by name in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  html: string;
  /** Where plain http is sent to; undefined when it is not. */
  redirect: string | undefined;
  hostname: string;
}

/** One test: its name and its points, extra credit when above 0. */
export type Marks = Record<string, number>;

const NO_CREDIT_BELOW = 90;

/** `a 'x'; b` → each directive with its sources; a directive given twice makes a policy invalid. */
function parse(policy: string): Map<string, string[]> | null {
  const rules = new Map<string, string[]>();
  for (const rule of policy.split(';')) {
    const [name = '', ...sources] = rule.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (rules.has(name)) return null;
    rules.set(name, sources);
  }
  return rules;
}

/**
 * Several policies as one: of a directive's sources those that every policy has that names the directive.
 * The scanner is stricter: what the first policy does not name counts as 'none' — which hides faults of a later one, so
 * here a directive of one policy alone stands as it is.
 */
function combine(policies: readonly Map<string, string[]>[]): Map<string, string[]> {
  const combined = new Map<string, string[]>();
  for (const policy of policies) {
    for (const [name, sources] of policy) {
      const before = combined.get(name);
      const both = before ? before.filter((source) => sources.includes(source)) : sources;
      combined.set(name, both.length > 0 ? both : ["'none'"]);
    }
  }
  return combined;
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];

function policyMarks(policies: readonly string[]): number {
  const read = policies.map(parse);
  const valid = read.filter((policy) => policy !== null);
  if (valid.length < read.length || valid.length === 0) return -25;
  const policy = combine(valid);
  const fallback = policy.get('default-src') ?? ['*'];
  const sources = (name: string): string[] => policy.get(name) ?? fallback;
  const has = (name: string, these: readonly string[]): boolean => sources(name).some((one) => these.includes(one));
  if (has('script-src', UNSAFE) || has('object-src', BROAD)) return -20;
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (has('style-src', UNSAFE)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scriptMarks(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const foreign = scripts.filter((attributes) => /\bsrc="(?:https?:)?\/\//.test(attributes));
  if (foreign.some((attributes) => !/src="https:/.test(attributes))) return -50;
  if (foreign.some((attributes) => !attributes.includes('integrity='))) return -5;
  return scripts.some((attributes) => attributes.includes('integrity=')) ? 5 : 0;
}

/** The points of each test. */
export function observatoryMarks({ headers, html, redirect, hostname }: Scanned): Marks {
  const own = (name: string): string => headers[name]?.trim().toLowerCase() ?? '';
  const header = headers['content-security-policy'];
  const meta = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi)].map(
    ([, content = '']) => content.replaceAll('&#39;', "'"),
  );
  const policies = [...(header ? [header] : []), ...meta];
  const age = Number(/max-age=(\d+)/.exec(own('strict-transport-security'))?.[1] ?? Number.NaN);
  const framing = parse(header ?? '')?.has('frame-ancestors');
  const target = redirect && URL.canParse(redirect) ? new URL(redirect) : null;
  return {
    'content-security-policy': policyMarks(policies),
    cookies: headers['set-cookie'] ? -20 : 0,
    'cross-origin-resource-policy': ['same-origin', 'same-site'].includes(own('cross-origin-resource-policy')) ? 10 : 0,
    'cross-origin-resource-sharing': own('access-control-allow-credentials') === 'true' ? -50 : 0,
    redirection: target?.protocol !== 'https:' ? -20 : target.hostname === hostname ? 0 : -5,
    'referrer-policy': /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      own('referrer-policy'),
    )
      ? 5
      : own('referrer-policy') === ''
        ? 0
        : -5,
    'strict-transport-security': Number.isNaN(age) ? -20 : age < 15_768_000 ? -10 : 0,
    'subresource-integrity': scriptMarks(html),
    'x-content-type-options': own('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framing ? 5 : /^(?:deny|sameorigin)$/.test(own('x-frame-options')) ? 0 : -20,
  };
}

/** The score; 130 is the most without being on the browsers' own list of https sites (5) and without SRI (5). */
export function observatoryScore(marks: Marks): number {
  const all = Object.values(marks);
  const base = all.filter((points) => points < 0).reduce((sum, points) => sum + points, 100);
  const credit = all.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  return Math.max(0, base >= NO_CREDIT_BELOW ? base + credit : base);
}
