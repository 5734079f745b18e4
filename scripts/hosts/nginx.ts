/** nginx: one file for the http block of a server that has nothing but this site, or others beside it. */

import {
  CACHE_RULES,
  goesWithParts,
  type Header,
  OPEN_HEADER,
  OPEN_ROOT,
  openHeaders,
  PARTS_OF_PAGES,
  WORKERS,
} from '#page/headers.ts';
import { UserError } from '#schemas/user-error.ts';
import { TYPES } from '../preview/types.ts';
import { NOT_FOUND } from '../verify/pages.ts';
import type { HostFile, HostRules } from './rules.ts';

/** How the server itself is set up. */
export interface NginxServer {
  /** The folder that is served; the link that a publishing step switches is fine. */
  root: string;
  /** `listen` of plain http and of TLS; the usual ports unless given. */
  listen?: { http: string; https: string } | undefined;
  /** Folder of `fullchain.pem` and `privkey.pem`, for a site at an https address. */
  certificates: string;
  /** Whether the server has ngx_brotli; naming it without is an error to nginx. */
  brotli: boolean;
}

/** nginx reads `$` as a variable even within quotes, and has no way to say it literally. */
function quoted(value: string): string {
  if (/["\\$\n\r]/.test(value)) {
    throw new UserError(
      `${JSON.stringify(value)} cannot stand in an nginx configuration: it holds one of " \\ $ or a line break.\n  Choose another path or address for --root, or for the URLs in .env.`,
    );
  }
  return `"${value}"`;
}

/** Below this many bytes the packed form is no smaller in packets. */
const SMALLEST = 512;

const plainType = (type: string): string => type.split(';')[0] ?? type;

/** `map $uri $nama_caching { … }`; the file that is sent decides, so that a missing asset's 404 page is not kept for a year. */
function cachingMap(): string[] {
  const lines = CACHE_RULES.map(({ prefix, value }) =>
    prefix === '/' ? `  default ${quoted(value)};` : `  "~^${prefix}" ${quoted(value)};`,
  );
  return ['map $uri $nama_caching {', ...lines, '}'];
}

const pattern = (prefix: string): string => prefix.replaceAll('.', '[.]');

/** Paths of what is neither page nor worker, as nginx tells them. */
const PARTS = `~^(?!${pattern(WORKERS)})(?:${PARTS_OF_PAGES.map(pattern).join('|')})`;

/** `Referrer-Policy` → `$nama_referrer_policy` */
const variable = ([name]: Header): string => `$nama_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The values of a header by the file that is sent: a part of a page is spared most, and what is open to others says so. A header
 * that is empty is not sent. null where there is one value alone.
 */
function headerMap({ headers }: HostRules, header: Header): string[] | null {
  const [name, value] = header;
  const usual = header === OPEN_HEADER ? '' : value;
  const ofParts = header === OPEN_HEADER || !goesWithParts(header) ? '' : value;
  const ofOpen = openHeaders(headers).find(([own]) => own === name)?.[1] ?? '';
  const others = [[PARTS, ofParts] as const, [`~^${OPEN_ROOT}`, ofOpen] as const].filter(
    ([, other]) => other !== usual,
  );
  if (others.length === 0) return null;
  const lines = others.map(([where, other]) => `  ${quoted(where)} ${quoted(other)};`);
  return [`map $uri ${variable(header)} {`, `  default ${quoted(usual)};`, ...lines, '}'];
}

/** As nginx lowers the case of what it looks up in a map: of ASCII alone. */
const lowered = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Old addresses → those of today, and the sizes of the table that takes them. nginx does not tell case apart here: where a
 * page's own path, or another old one, differs from an old path in that alone, the page of the old address does the work.
 */
function movedMap({ moved }: HostRules): string[] {
  const keyed = moved.map(({ from, to }) => ({ key: lowered(decodeURIComponent(from)), to }));
  const taken = new Set(keyed.map(({ to }) => lowered(decodeURIComponent(to))));
  const single = [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap((same) => (same.length === 1 ? same : []));
  const lines = single
    .filter(({ key }) => !taken.has(key) && !/["\\$]/.test(key))
    .map(({ key, to }) => ({ key, line: `  ${quoted(key)} ${quoted(to)};` }));
  if (lines.length === 0) return [];
  const longest = Math.max(...lines.map(({ key }) => Buffer.byteLength(key)));
  return [
    `map_hash_max_size ${2 ** Math.ceil(Math.log2(lines.length * 2 + 2048))};`,
    `map_hash_bucket_size ${2 ** Math.ceil(Math.log2(longest + 64))};`,
    'map $uri $nama_moved {',
    '  default "";',
    ...lines.map(({ line }) => line),
    '}',
  ];
}

function typeLines(): string[] {
  const byType = Map.groupBy(Object.entries(TYPES), ([, type]) => plainType(type));
  return [...byType].map(([type, same]) => `    ${type} ${same.map(([extension]) => extension.slice(1)).join(' ')};`);
}

function compression(brotli: boolean): string[] {
  const text = Object.values(TYPES).filter((type) => type.includes('charset'));
  // text/html is always among them, and nginx warns when it is named.
  const types = [...new Set(text.map(plainType))].filter((type) => type !== 'text/html').join(' ');
  return [
    `  charset utf-8;`,
    `  charset_types ${types};`,
    `  gzip on;`,
    `  gzip_vary on;`,
    `  gzip_proxied any;`,
    `  gzip_comp_level 6;`,
    `  gzip_min_length ${SMALLEST};`,
    `  gzip_types ${types};`,
    ...(brotli
      ? [`  brotli on;`, `  brotli_comp_level 5;`, `  brotli_min_length ${SMALLEST};`, `  brotli_types ${types};`]
      : []),
  ];
}

/** The site itself. `add_header` stands at one level only: nginx drops all outer ones where an inner one is. */
function serverLines(rules: HostRules, server: NginxServer): string[] {
  return [
    `  root ${quoted(server.root)};`,
    `  index index.html;`,
    // A folder without its slash is sent to its slash by nginx itself: only where the folder exists, and by a path, so that
    // neither the request's Host nor `//other.host` can be where it leads.
    `  absolute_redirect off;`,
    `  error_page 403 404 =404 /${NOT_FOUND};`,
    ...(movedMap(rules).length > 0 ? ['  if ($nama_moved) { return 301 $nama_moved$is_args$args; }'] : []),
    // No record of who read what: the privacy page says so.
    `  access_log off;`,
    `  server_tokens off;`,
    `  types {`,
    ...typeLines(),
    `  }`,
    `  default_type application/octet-stream;`,
    ...compression(server.brotli),
    `  add_header Cache-Control $nama_caching always;`,
    ...[...rules.headers, OPEN_HEADER].map((header) => {
      const value = headerMap(rules, header) ? variable(header) : quoted(header[1]);
      return `  add_header ${header[0]} ${value} always;`;
    }),
  ];
}

/** `nama.conf`, for `/etc/nginx/conf.d/`. */
export function nginxFiles(rules: HostRules, server: NginxServer): HostFile[] {
  const { hostname, host, protocol, port } = rules.site;
  const listen = (address: string | undefined, usual: string[]): string[] =>
    (address === undefined ? usual : [address]).map((one) => `  listen ${one};`);
  const lines = [
    '# Made by "npm run hosts -- --host nginx": run that again instead of changing this file.',
    ...movedMap(rules), // sizes of tables count before the first table
    ...cachingMap(),
    ...[...rules.headers, OPEN_HEADER].flatMap((header) => headerMap(rules, header) ?? []),
    '',
  ];
  if (protocol === 'https:') {
    lines.push(
      'server {',
      ...listen(server.listen?.http, ['80', '[::]:80']),
      `  server_name ${hostname};`,
      '  access_log off;',
      '  server_tokens off;',
      `  return 301 https://${host}$request_uri;`,
      '}',
      '',
      'server {',
      ...listen(server.listen && `${server.listen.https} ssl http2`, ['443 ssl http2', '[::]:443 ssl http2']),
      `  server_name ${hostname};`,
      `  ssl_certificate ${quoted(`${server.certificates}/fullchain.pem`)};`,
      `  ssl_certificate_key ${quoted(`${server.certificates}/privkey.pem`)};`,
      '  ssl_protocols TLSv1.2 TLSv1.3;',
      '  ssl_session_cache shared:nama:1m;',
    );
  } else {
    const usual = port || '80';
    lines.push('server {', ...listen(server.listen?.http, [usual, `[::]:${usual}`]), `  server_name ${hostname};`);
  }
  lines.push(...serverLines(rules, server), '}', '');
  return [{ name: 'nama.conf', content: lines.join('\n') }];
}
