/** `npm run hosts`: the site's headers, caching and redirects in the words of one host. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import { readManifest } from '../src/snapshot.ts';
import { defaultSnapshot } from './build/build.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { HOSTS, recipe } from './hosts/hosts.ts';
import { hostRules } from './hosts/rules.ts';
import { type Redirect, redirects } from './old-addresses/resolve.ts';
import { readOptions } from './options.ts';

const options = readOptions({
  name: 'npm run hosts',
  about: 'Writes the configuration that a host needs, from the same rules that "npm run preview" serves by.',
  options: {
    host: { type: 'choice', default: 'nginx', choices: HOSTS, help: 'host to write for' },
    out: { type: 'folder', help: 'folder to write to (default: .cache/hosts/HOST)' },
    root: { type: 'folder', help: 'folder that nginx serves (default: dist)' },
    certificates: {
      type: 'folder',
      help: 'folder of fullchain.pem and privkey.pem for nginx (default: /etc/letsencrypt/live/HOSTNAME)',
    },
    snapshot: {
      type: 'folder',
      help: 'folder of the snapshot, which says which pages have moved (default: src/content/library)',
    },
    brotli: { type: 'flag', help: 'use the module ngx_brotli of nginx (Debian: libnginx-mod-http-brotli-filter)' },
  },
});

/** What has moved; nothing without a snapshot, since a host can be set up before the first pull. */
function redirectsOf(snapshot: string, environment: Environment): Redirect[] {
  if (!existsSync(join(snapshot, 'manifest.json'))) return [];
  return redirects(readManifest(snapshot), environment);
}

await endWith(async () => {
  const environment = loadEnvironment();
  const snapshot = resolve(options.snapshot ?? defaultSnapshot());
  const rules = hostRules(environment, redirectsOf(snapshot, environment));
  const out = resolve(options.out ?? join(PROJECT, '.cache', 'hosts', options.host));
  const { files, notes } = recipe(options.host, rules, {
    root: resolve(options.root ?? join(PROJECT, 'dist')),
    certificates: options.certificates ?? `/etc/letsencrypt/live/${rules.site.hostname}`,
    brotli: options.brotli,
  });
  await mkdir(out, { recursive: true });
  for (const { name, content } of files) await writeFile(join(out, name), content);
  for (const { name } of files) console.log(join(out, name));
  for (const note of notes) console.log(`- ${note}`);
  return 0;
});
