/** A site behind a real nginx with gzip and brotli, set up as `npm run hosts -- --host nginx` says. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pRetry from 'p-retry';
import { readEnvironment } from '#schemas/environment.ts';
import { nginxFiles } from '../hosts/nginx.ts';
import { hostRules } from '../hosts/rules.ts';
import { freePort } from '../start/ports.ts';
import { Phone } from './phone.ts';
import { API_NAME, BENCH, VARIABLES } from './site.ts';

export interface Served {
  /** The folder that is served. */
  root: string;
  /** `http://127.0.0.1:4000`, no slash at its end. */
  origin: string;
}

/** Where Debian and others keep the module. */
const BROTLI = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_filter_module.so'))
  .find(existsSync);

/** Why nginx cannot serve here; null when it can. */
export function nginxMissing(): string | null {
  if (spawnSync('nginx', ['-v']).status !== 0) return 'there is no nginx (Debian: apt-get install nginx-light)';
  return BROTLI ? null : 'nginx has no brotli (Debian: apt-get install libnginx-mod-http-brotli-filter)';
}

/**
 * Serves a folder while something is done on a phone. Behind the name of the API every request is answered with nothing, as the
 * click log's are.
 */
export async function onPhone<T>(
  chromium: string,
  root: string,
  work: (phone: Phone, served: Served) => Promise<T>,
): Promise<T> {
  const folder = join(BENCH, 'nginx');
  await mkdir(folder, { recursive: true });
  const listen = `127.0.0.1:${await freePort(0, '--port')}`;
  const server = { root, certificates: folder, brotli: true, listen: { http: listen, https: listen } };
  for (const { name, content } of nginxFiles(hostRules(readEnvironment(VARIABLES)), server))
    await writeFile(join(folder, name), content);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'main.conf');
  await writeFile(
    file,
    `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${join(folder, 'pid')};
events {}
http {
  ${temporary.join(' ')}
  include ${join(folder, 'nama.conf')};
  server {
    listen ${listen};
    server_name ${API_NAME};
    access_log off;
    add_header Access-Control-Allow-Origin *;
    add_header Access-Control-Allow-Headers "authorization, content-type";
    return 204;
  }
}
`,
  );
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const child = spawn('nginx', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const origin = `http://${listen}`;
    await pRetry(() => fetch(origin), { retries: 100, factor: 1, minTimeout: 50 });
    const phone = await Phone.start(chromium, origin);
    return await work(phone, { root, origin }).finally(() => phone.close());
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** A folder with links to all of a site besides what is named, so that the bench can put more beside it. @returns the folder */
export async function linked(dist: string, without: readonly string[] = []): Promise<string> {
  const folder = join(BENCH, 'served');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(dist))
    if (!without.includes(name)) await symlink(join(dist, name), join(folder, name));
  return folder;
}
