/** A site behind a real nginx with gzip and brotli, as most hosts would serve it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheControl, HASHED_FILES, headersOf, PARTS_OF_PAGES, responseHeaders, WORKERS } from '#page/headers.ts';
import { browserSettings, readEnvironment } from '#schemas/environment.ts';
import { freePort } from '../start/ports.ts';
import { VARIABLES } from './site.ts';

export interface Served {
  /** `http://127.0.0.1:4000`, no slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** Where Debian and others keep the module. */
const MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];
const BROTLI = 'ngx_http_brotli_filter_module.so';
const PACKED =
  'text/plain text/css text/javascript application/json image/svg+xml application/xml application/manifest+json';

/** Why nginx cannot serve here; null when it can. */
export function nginxMissing(): string | null {
  if (spawnSync('nginx', ['-v']).status !== 0) return 'there is no nginx (Debian: apt-get install nginx-light)';
  if (MODULES.some((folder) => existsSync(join(folder, BROTLI)))) return null;
  return 'nginx has no brotli (Debian: apt-get install libnginx-mod-http-brotli-filter)';
}

/** A host's configuration: every header of the site, packed on the fly at the usual qualities. */
function configuration(folder: string, port: number, dist: string, roots: Readonly<Record<string, string>>): string {
  const module = MODULES.map((at) => join(at, BROTLI)).find(existsSync);
  const all = responseHeaders(browserSettings(readEnvironment(VARIABLES)));
  const headersAt = (path: string): string =>
    headersOf(path, all)
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n    ');
  // A location with headers of its own inherits none, so that each says all of them.
  const prefixes = new Set(['/', HASHED_FILES, WORKERS, ...PARTS_OF_PAGES, ...Object.keys(roots)]);
  const locations = [...prefixes].map((prefix) => {
    const root = roots[prefix] ? `root ${roots[prefix]};` : '';
    return `location ${prefix} { ${root} ${headersAt(prefix)} add_header Cache-Control "${cacheControl(prefix)}" always; }`;
  });
  // The only call that a page makes by itself; a page of another origin asks first whether it may.
  const clickLog =
    'location = /click-log { add_header Access-Control-Allow-Origin *; add_header Access-Control-Allow-Headers "authorization, content-type"; return 204; }';
  return `load_module ${module};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types {
    text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg;
    image/webp webp; image/png png; image/avif avif; font/woff2 woff2; text/plain txt; application/xml xml;
    application/manifest+json webmanifest;
  }
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json;
  gzip on; gzip_comp_level 6; gzip_min_length 512; gzip_vary on; gzip_types ${PACKED};
  brotli on; brotli_comp_level 6; brotli_min_length 512; brotli_types ${PACKED};
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    index index.html;
    error_page 404 /404.html;
    ${[...locations, clickLog].join('\n    ')}
  }
}
`;
}

async function untilItAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (answers) return;
    await wait(50);
  }
  throw new Error('nginx does not answer.\n  Its own words are in error.log under .cache/bench/nginx.');
}

/**
 * Serves a built site.
 * @param folder for its configuration and files
 * @param roots paths that come from other folders: `{ '/floor/': '/tmp/x' }` serves `/tmp/x/floor/…`
 */
export async function serve(folder: string, dist: string, roots: Readonly<Record<string, string>>): Promise<Served> {
  await mkdir(folder, { recursive: true });
  const port = await freePort(0, '--port');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, dist, roots));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilItAnswers(port);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
