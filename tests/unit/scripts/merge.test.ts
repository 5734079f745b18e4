import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UserError } from '#schemas/user-error.ts';
import { mergeShards, shardsIn } from '../../../scripts/shards/merge.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'nama-merge-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

function shard(name: string, files: Record<string, string>): string {
  const folder = join(ROOT, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** A folder of shards that say so of themselves. */
function shardsThatSay(place: string, said: readonly string[]): string {
  for (const [at, text] of said.entries()) shard(`${place}/${at}`, { 'index.html': 'home', '.shard': text });
  return join(ROOT, place);
}

test('shards that are not of one site are refused with every file that differs', async () => {
  const one = shard('strange/1', { 'index.html': 'a', 'a.html': 'a', 'same.html': 'same' });
  const two = shard('strange/2', { 'index.html': 'b', 'b.html': 'b', 'same.html': 'same' });
  cpSync(join(one, 'a.html'), join(two, 'a.html'));
  await expect(mergeShards([one, two], join(ROOT, 'merged'))).rejects.toThrow(
    /^The shards do not belong to one site: "index\.html" differ between them\.\n {2}Build all of them again/,
  );
});

test('shards are asked for where there are none', async () => {
  mkdirSync(join(ROOT, 'none/empty'), { recursive: true });
  await expect(shardsIn(join(ROOT, 'none'))).rejects.toThrow(UserError);
  await expect(shardsIn(join(ROOT, 'nowhere'))).rejects.toThrow(/There is no shard in/);
});

test('all shards of a site are taken, one of them twice too', async () => {
  const folder = shardsThatSay('whole', ['2/2\n', '1/2\n', '1/2\n']);
  expect(await shardsIn(folder)).toEqual(['0', '1', '2'].map((name) => join(folder, name)));
});

test('those that are missing are named, with the command for the first', async () => {
  const folder = shardsThatSay('some', ['2/4\n', '4/4\n']);
  await expect(shardsIn(folder)).rejects.toThrow(
    new UserError(
      `Not all of the 4 shards are in ${folder}: 1, 3 missing.\n  Build them with "npm run shard -- --shard 1/4 --out ${folder}/1" and so on.`,
    ),
  );
});

test('shards of two builds are refused', async () => {
  await expect(shardsIn(shardsThatSay('mixed', ['1/2\n', '3/3\n']))).rejects.toThrow(
    /are not of one build: some are of 2, others of 3\.\n {2}Build all of them again/,
  );
});

test.each(['', 'x', '3/2'])('a shard that says "%s" of itself is to be built again', async (said) => {
  const folder = shardsThatSay(`unclear ${said.length}`, [said]);
  await expect(shardsIn(folder)).rejects.toThrow(UserError);
  await expect(shardsIn(folder)).rejects.toThrow(`${folder}/0 does not say which shard it is.\n  Build it again`);
});
