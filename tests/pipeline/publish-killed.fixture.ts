/**
 * A process that publishes a version and dies right before its nth step on the disk, as `kill -9` would have it.
 * Words: dist, version, n. Prints the number of steps when it lives to the end.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [dist = '', version = '', deadly = ''] = process.argv.slice(2);
let steps = 0;
const steppers = fs as unknown as Record<string, (...words: unknown[]) => Promise<unknown>>;
for (const name of ['rename', 'symlink', 'rm', 'mkdir', 'link', 'open', 'writeFile', 'copyFile']) {
  const real = steppers[name];
  if (!real) throw new Error(`node:fs/promises has no ${name}`);
  steppers[name] = (...words) => {
    if (steps === Number(deadly)) process.kill(process.pid, 'SIGKILL');
    steps += 1;
    return real(...words);
  };
}
syncBuiltinESMExports();

const { publishVersion } = await import('./publish.fixture.ts');
const { siteAt } = await import('../../scripts/publish/releases.ts');
await publishVersion(siteAt(dist), version);
console.log(steps);
