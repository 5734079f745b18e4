/** A real nginx with the configuration that `npm run hosts` writes. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '#schemas/environment.ts';
import { nginxFiles } from '../../scripts/hosts/nginx.ts';
import { hostRules } from '../../scripts/hosts/rules.ts';
import { freePort } from '../../scripts/local-api/listen.ts';
import type { Redirect } from '../../scripts/old-addresses/resolve.ts';

const PROGRAM = ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0);
const BROTLI = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_filter_module.so'))
  .find(existsSync);

/** Why these tests cannot run here; '' when they can. */
export const noNginx =
  PROGRAM === undefined ? ' (skipped: there is no nginx; Debian: apt-get install nginx-light)' : '';
export const hasBrotli = BROTLI !== undefined;

export interface Nginx {
  /** Of the site itself, no slash at its end. */
  url: string;
  /** Of the port that only sends on to https; the same as `url` without TLS. */
  plainUrl: string;
  stop: () => Promise<void>;
}

/** A certificate that nobody trusts, for a name that nobody has. */
function certify(folder: string, hostname: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${hostname}`, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
}

/**
 * Serves a folder as the site of an environment; with TLS where its SITE_URL has it.
 * @param work a folder of its own
 */
export async function startNginx(
  dist: string,
  environment: Environment,
  work: string,
  moved: readonly Redirect[] = [],
): Promise<Nginx> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const rules = hostRules(environment, moved);
  const tls = rules.site.protocol === 'https:';
  if (tls) certify(work, rules.site.hostname);
  const [http, https] = [await freePort(0, '--port'), await freePort(0, '--port')];
  const listen = { http: `127.0.0.1:${http}`, https: `127.0.0.1:${https}` };
  for (const { name, content } of nginxFiles(rules, { root: dist, certificates: work, brotli: hasBrotli, listen })) {
    writeFileSync(join(work, name), content);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  const main = join(work, 'main.conf');
  writeFileSync(
    main,
    `${BROTLI ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${join(work, 'pid')};
events {}
http { sendfile on; ${temporary.join(' ')} include ${join(work, 'nama.conf')}; }
`,
  );
  const log = join(work, 'error.log');
  const child = spawn(PROGRAM ?? 'nginx', ['-p', work, '-c', main, '-e', log], { stdio: 'ignore' });
  const plainUrl = `http://127.0.0.1:${http}`;
  await untilItAnswers(plainUrl, child, log);
  return {
    url: tls ? `https://127.0.0.1:${https}` : plainUrl,
    plainUrl,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilItAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(log, 'utf8')}`);
    const answers = await ask(url, '/').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await delay(50);
  }
  throw new Error('nginx does not answer');
}

export interface Reply {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

/** One request whose target is sent as it stands: `fetch` would tidy `/\evil` and `/a/../b` before. */
export async function ask(
  url: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port, protocol } = new URL(url);
  const send = protocol === 'https:' ? secureRequest : request;
  const sent = send({ hostname, port, path: target, headers, method, agent: false, rejectUnauthorized: false });
  sent.end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}
