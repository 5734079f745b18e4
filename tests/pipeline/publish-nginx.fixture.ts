/** nginx over one folder, with what a plain configuration has. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether there is an nginx here at all. */
export const hasNginx = (): boolean =>
  ['nginx', '/usr/sbin/nginx'].some((path) => spawnSync(path, ['-v']).status === 0);

/** Starts it; `work` is a folder of its own. */
export async function startNginx(
  root: string,
  port: number,
  work: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  writeFileSync(
    join(work, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 2; pid ${join(work, 'pid')}; error_log ${join(work, 'error.log')};
events {}
http { access_log off; sendfile on; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; } }
`,
  );
  const path = ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0) ?? 'nginx';
  const child = spawn(path, ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
