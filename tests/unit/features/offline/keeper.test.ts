import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure } from '#features/offline/check-kept.ts';
import type { Progress } from '#features/offline/download.ts';
import { findText } from '#features/offline/find-kept.ts';
import { type Ending, keep } from '#features/offline/keeper.ts';
import type { KeptItem } from '#features/offline/kept.ts';
import { findUpdates, offered } from '#features/offline/offer.ts';
import { sweep, withoutGone } from '#features/offline/remove-gone.ts';
import { Device, keeperOf, pathOf, request, Site, type Songs, SwitchedOff } from './device.fixture.ts';

const ID = 'pack:Hymns/TAM';
const never = new AbortController().signal;

/** Runs what a page does; null where the device was switched off meanwhile. */
const until = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof SwitchedOff) return null;
    throw error;
  });

async function readText(device: Device, name: string): Promise<string | null> {
  return (await findText(device.open(), pathOf(name)))?.text ?? null;
}

const record = (device: Device): KeptItem => device.records.get(ID) ?? expect.fail('it is not kept');

const SONGS: Songs = { a: 'திருவாசகம்', b: 'two', c: 'three', d: 'four', e: 'five', lost: null };

async function kept(songs: Songs = SONGS, names?: readonly string[]): Promise<{ device: Device; site: Site }> {
  const [device, site] = [new Device(), new Site()];
  site.publish(songs);
  device.records.set(ID, request(site, names));
  expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
  return { device, site };
}

/** Takes what the library has now. */
async function update(device: Device, site: Site): Promise<Ending> {
  const keeper = keeperOf(device, site);
  await findUpdates(keeper, never);
  return keep(keeper, ID, never);
}

describe('keeping a pack', () => {
  test('ends with every text as it was published', async () => {
    const { device, site } = await kept();
    expect(record(device)).toMatchObject({ state: 'whole', songs: 5, checked: 500 });
    expect(record(device).packs).toEqual([
      { ...request(site).packs[0], next: undefined, manifest: site.listed.manifest },
    ]);
    for (const [name, text] of Object.entries(SONGS)) expect(await readText(device, name)).toBe(text);
    expect([...device.files.keys()].sort()).toEqual(site.addresses.sort());
  });

  test('tells how much is there, and never less than before', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    const told: Progress[] = [];
    await keep(keeperOf(device, site), ID, never, (progress) => told.push(progress));
    expect(told.at(0)).toMatchObject({ songs: 0, ofSongs: 5 });
    expect(told.at(-1)).toMatchObject({ songs: 5, ofSongs: 5 });
    expect(told.map(({ songs }) => songs)).toEqual(told.map(({ songs }) => songs).sort((a, b) => a - b));
  });

  test('of single songs brings the chunks that hold them, and no other', async () => {
    const { device } = await kept(SONGS, ['a', 'lost']);
    expect(record(device).songs).toBe(1);
    expect(await readText(device, 'a')).toBe('திருவாசகம்');
    expect(await readText(device, 'b')).toBeNull();
    // The manifest, the chunk and its index.
    expect(device.files.size).toBe(3);
  });

  test('stops where the reader pauses, and goes on without asking for anything twice', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    const pause = new AbortController();
    const ending = await keep(keeperOf(device, site), ID, pause.signal, ({ songs }) => songs > 0 && pause.abort());
    expect(ending).toBe('stopped');
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
    expect(new Set(site.sent).size).toBe(site.sent.length);
  });

  test('waits for a lost connection', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    site.isThere = false;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('no-connection');
    expect(record(device).state).toBe('coming');
    site.isThere = true;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
  });

  test('is refused where there is no room, and goes on once there is', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    device.room = (publishedBytes(site) * 2) / 3;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('no-room');
    expect(record(device).state).toBe('paused');
    device.room = Number.POSITIVE_INFINITY;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
  });

  test('asks again past the cache for what came altered, and says so when it comes altered again', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    let times = 0;
    site.onSend = (address, bytes) => {
      if (!address.endsWith('.txt')) return bytes;
      times += 1;
      return times === 1 ? bytes.fill(65) : bytes;
    };
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');

    const other = new Device();
    other.records.set(ID, request(site));
    site.onSend = (address, bytes) => (address.endsWith('.txt') ? bytes.fill(65) : bytes);
    expect(await keep(keeperOf(other, site), ID, never)).toBe('altered');
    expect(record(other).state).toBe('paused');
    expect([...other.files.keys()].filter((address) => address.endsWith('.txt'))).toEqual([]);
  });

  test('does not count what the device does not give back as it was written', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    const { writeFile } = device;
    device.writeFile = (address, bytes) => writeFile(address, address.endsWith('.txt') ? bytes.slice(1) : bytes);
    expect(await keep(keeperOf(device, site), ID, never)).toBe('altered');
    expect(await measure(device.open(), record(device))).toMatchObject({ songs: 0, ofSongs: 5 });
  });

  test('goes on with the later state when a deploy has taken a file away', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    site.onSend = (address, bytes) => {
      if (address.endsWith('.txt')) site.publish({ ...SONGS, b: 'changed', c: 'changed' });
      return bytes;
    };
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
    expect(await readText(device, 'b')).toBe('changed');
    expect(record(device)).toMatchObject({ checked: 1_000 });
  });

  test('brings again what the browser has cleared under it, and says meanwhile how much is there', async () => {
    const { device, site } = await kept();
    const [chunk] = [...device.files.keys()].filter((address) => address.endsWith('.txt'));
    device.files.delete(chunk ?? '');
    const there = await measure(device.open(), record(device));
    expect(there.songs).toBeLessThan(5);
    expect(there.ofSongs).toBe(5);
    device.files.clear();
    expect(await measure(device.open(), record(device))).toMatchObject({ songs: 0, ofSongs: 5 });
    site.isThere = false;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('no-connection');
    expect(record(device).state).toBe('coming');
    site.isThere = true;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
    expect(await measure(device.open(), record(device))).toMatchObject({ songs: 5, ofSongs: 5 });
  });
});

const publishedBytes = (site: Site): number =>
  site.addresses.reduce((sum, address) => sum + site.send(address).length, 0);

describe('two items that share texts', () => {
  test('keep what the other needs, even while that is on its way', async () => {
    const { device, site } = await kept(SONGS, ['a']);
    device.records.set('other', { ...request(site), id: 'other' });
    const pause = new AbortController();
    await keep(keeperOf(device, site), 'other', pause.signal, ({ songs }) => songs > 3 && pause.abort());
    const { length } = site.sent;
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
    expect(await keep(keeperOf(device, site), 'other', never)).toBe('whole');
    expect(site.sent.length - length).toBeLessThan(site.addresses.length - 1);
    expect(new Set(site.sent).size).toBe(site.sent.length);
  });

  test('are removed one by one, with the files that no other needs', async () => {
    const { device, site } = await kept();
    device.records.set('other', { ...request(site, ['a']), id: 'other' });
    await keep(keeperOf(device, site), 'other', never);
    device.records.delete(ID);
    await sweep(device.open());
    expect(await readText(device, 'a')).toBe('திருவாசகம்');
    // The manifest, the chunk and its index.
    expect(device.files.size).toBe(3);
    device.records.clear();
    await sweep(device.open());
    expect(device.files.size).toBe(0);
  });
});

describe('an update', () => {
  const CHANGED: Songs = { ...SONGS, b: 'two, changed' };

  test('says what is new before it is asked for, and leaves the texts alone', async () => {
    const { device, site } = await kept();
    site.publish({ ...CHANGED, f: 'six' });
    const keeper = keeperOf(device, site);
    await findUpdates(keeper, never);
    expect(await offered(keeper, record(device))).toMatchObject({ changed: 1, added: 1, gone: 0 });
    expect(record(device)).toMatchObject({ state: 'whole', checked: 500, seen: 1_000 });
    expect(await readText(device, 'b')).toBe('two');
  });

  test('brings the changed chunk and no other', async () => {
    const { device, site } = await kept();
    site.publish(CHANGED);
    site.sent.length = 0;
    expect(await update(device, site)).toBe('whole');
    expect(site.sent.filter((address) => address.endsWith('.txt'))).toHaveLength(1);
    expect(await readText(device, 'b')).toBe('two, changed');
    expect([...device.files.keys()].sort()).toEqual(site.addresses.sort());
    expect(record(device)).toMatchObject({ checked: 1_000 });
  });

  test('leaves the copy of a song that is gone until the reader agrees', async () => {
    const { device, site } = await kept();
    const { a: _, ...rest } = SONGS;
    site.publish(rest);
    await update(device, site);
    expect(await measure(device.open(), record(device))).toMatchObject({ songs: 4, gone: 1 });
    expect(await readText(device, 'a')).toBe('திருவாசகம்');
    site.publish({ ...rest, b: 'another' });
    await update(device, site);
    expect(await readText(device, 'a')).toBe('திருவாசகம்');
    device.records.set(ID, withoutGone(record(device)));
    await sweep(device.open());
    expect(await readText(device, 'a')).toBeNull();
    expect([...device.files.keys()].sort()).toEqual(site.addresses.sort());
  });

  test('leaves that copy too where the browser has cleared the list of what is kept', async () => {
    const { device, site } = await kept();
    const { a: _, ...rest } = SONGS;
    site.publish(rest, 'stays');
    await findUpdates(keeperOf(device, site), never);
    device.files.delete(record(device).packs[0]?.manifest ?? '');
    expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
    expect(await readText(device, 'a')).toBe('திருவாசகம்');
  });

  test('takes a song that is back out of those that are gone', async () => {
    const { device, site } = await kept();
    const { a: _, ...rest } = SONGS;
    site.publish(rest);
    await update(device, site);
    site.publish(SONGS);
    await update(device, site);
    expect(record(device).packs[0]?.gone).toBeUndefined();
  });

  test('finds nothing where the library is as it was', async () => {
    const { device, site } = await kept();
    await findUpdates(keeperOf(device, site), never);
    expect(record(device)).toMatchObject({ state: 'whole', checked: 1_000 });
    expect(record(device).packs[0]?.next).toBeUndefined();
  });
});

describe('a device that is switched off at any moment', () => {
  const names = fc.constantFrom(...'abcdefghij');
  const songs = fc.dictionary(
    names,
    fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), fc.constant(null)),
  );
  const steps = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 });

  /** Of each text that it gives out: it was published by one of these libraries. Of what it counts: it is there. */
  async function saysWhatItHas(device: Device, states: readonly Songs[]): Promise<void> {
    const item = device.records.get(ID);
    if (!item) return;
    const there = await measure(device.open(), item);
    const all = new Set(states.flatMap((state) => Object.keys(state)));
    let readable = 0;
    for (const name of all) {
      const text = await readText(device, name);
      if (text === null) continue;
      readable += 1;
      expect(states.map((state) => state[name])).toContain(text);
    }
    expect(there.songs + there.gone).toBeLessThanOrEqual(readable);
    if (item.state === 'whole') expect(there.songs).toBe(item.songs);
  }

  test('never says more than it has, and always goes on', async () => {
    await fc.assert(
      fc.asyncProperty(songs, steps, async (library, moments) => {
        const [device, site] = [new Device(), new Site()];
        site.publish(library);
        device.records.set(ID, request(site));
        for (const moment of moments) {
          await until(keep(keeperOf(device, site, moment), ID, never));
          await saysWhatItHas(device, [library]);
        }
        expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
        for (const [name, text] of Object.entries(library)) expect(await readText(device, name)).toBe(text);
        expect([...device.files.keys()].sort()).toEqual(site.addresses.sort());
      }),
    );
  });

  test('loses no text while it is updated, and ends as the library is, with what is gone', async () => {
    await fc.assert(
      fc.asyncProperty(songs, songs, steps, async (before, after, moments) => {
        const { device, site } = await kept(before);
        site.publish(after);
        const takeNew = async (moment?: number): Promise<void> => {
          const keeper = keeperOf(device, site, moment);
          if (record(device).state === 'whole') await findUpdates(keeper, never);
          await keep(keeper, ID, never);
        };
        for (const moment of moments) {
          await until(takeNew(moment));
          await saysWhatItHas(device, [before, after]);
          for (const [name, text] of Object.entries(before))
            if (text !== null) expect(await readText(device, name)).not.toBeNull();
        }
        await takeNew();
        expect(record(device).state).toBe('whole');
        for (const name of Object.keys({ ...before, ...after }))
          expect(await readText(device, name)).toBe(after[name] ?? before[name] ?? null);
        device.records.set(ID, withoutGone(record(device)));
        await sweep(device.open());
        expect([...device.files.keys()].sort()).toEqual(site.addresses.sort());
      }),
    );
  });

  test('mends whatever the browser has cleared', async () => {
    await fc.assert(
      fc.asyncProperty(songs, fc.array(fc.nat(), { maxLength: 5 }), async (library, cleared) => {
        const { device, site } = await kept(library);
        for (const at of cleared) device.files.delete([...device.files.keys()][at % (device.files.size || 1)] ?? '');
        const there = await measure(device.open(), record(device));
        let readable = 0;
        for (const name of Object.keys(library)) readable += (await readText(device, name)) === null ? 0 : 1;
        expect(there.songs).toBeLessThanOrEqual(readable);
        expect(await keep(keeperOf(device, site), ID, never)).toBe('whole');
        for (const [name, text] of Object.entries(library)) expect(await readText(device, name)).toBe(text);
      }),
    );
  });
});
