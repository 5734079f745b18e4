/** A rebuild, which reuses pages, makes the same site as a clean build, byte for byte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Changes } from '../../scripts/publish/changes.ts';
import { type Built, drawBy, EDITS, firstModel, type Model, startRebuilds } from './rebuild.fixture.ts';

/** Two builds each; REBUILD_ROUNDS=100 asks for more, and REBUILD_SEED for others. */
const ROUNDS = Number(process.env['REBUILD_ROUNDS'] ?? 3);
const SEED = Number(process.env['REBUILD_SEED'] ?? 1);
const MINUTES = 300_000;

/**
 * Edits of one round: all kinds come in turn, so that a few rounds have seen each; one more than need be, so that the last two,
 * which make the most pages anew, are in a round with none that no other round has.
 */
const kinds = Object.keys(EDITS);
const perRound = Math.ceil(kinds.length / ROUNDS) + 1;
const kindsOf = (round: number): string[] =>
  Array.from({ length: Math.max(2, perRound) }, (_, at) => kinds[(round * perRound + at) % kinds.length] as string);

const draw = drawBy(SEED);
const model: Model = firstModel();
const rebuilds = startRebuilds();
let before: Built;

beforeAll(async () => {
  await rebuilds.pull(model);
  before = await rebuilds.again(model);
}, MINUTES);
afterAll(() => rebuilds.remove());

const differing = (a: Built, b: Built): string[] =>
  [...new Set([...a.files.keys(), ...b.files.keys()])].filter((name) => a.files.get(name) !== b.files.get(name));

const changes = (): Changes =>
  JSON.parse(readFileSync(join(`${rebuilds.dist}-releases`, 'cache/report/changes.json'), 'utf8'));

describe.each(Array.from({ length: ROUNDS }, (_, round) => ({ round })))(`seed ${SEED}, round $round`, ({ round }) => {
  const asked = kindsOf(round);
  const ofCode = asked.includes('change a template');
  let again: Built;

  test(
    `after edits that ${asked.join(', ')}, the site is that of a clean build`,
    async () => {
      const told = asked.map((kind) => EDITS[kind]?.(model, draw));
      await rebuilds.pull(model);
      again = await rebuilds.again(model);
      const clean = await rebuilds.clean(model);
      expect(clean.kept).toBe(0);
      expect(differing(again, clean), told.join('; ')).toEqual([]);
      expect(again.rendered + again.kept).toBe(clean.rendered);
    },
    MINUTES,
  );

  test('it took over pages unless the code had changed', () => {
    if (ofCode) expect(again.kept).toBe(0);
    else expect(again.kept).toBeGreaterThan(0);
  });

  test('the list for an upload names the files that differ from the site before, and no other', () => {
    const { written, removed } = changes();
    const gone = [...before.files.keys()].filter((name) => !again.files.has(name));
    expect(written.toSorted()).toEqual(
      differing(before, again)
        .filter((name) => again.files.has(name))
        .sort(),
    );
    // Hashed assets are kept for tabs still open, so no upload removes them yet.
    expect(removed).toEqual(gone.filter((name) => !name.startsWith('_astro/')));
    before = again;
  });
});
