/** What of the kept texts can be looked into, at every step of keeping them. */
import { describe, expect, test } from 'vitest';
import { verseHtml } from '#core/text/text-html.ts';
import { measure } from '#features/offline/check-kept.ts';
import { findText } from '#features/offline/find-kept.ts';
import { keptWords } from '#features/offline/in-worker.ts';
import { keep } from '#features/offline/keeper.ts';
import { findUpdates } from '#features/offline/offer.ts';
import { withoutGone } from '#features/offline/remove-gone.ts';
import { keptIndex } from '#features/search/text/kept-index.ts';
import { searchTexts, type TextStep } from '#features/search/text/text-search.ts';
import { unpackShard } from '#features/search/text/unpack-shard.browser.ts';
import { Device, keeperOf, request, Site, type Songs } from './device.fixture.ts';

const never = new AbortController().signal;
/** The first letter of a name tells its chunk: `a` and `e` share one. */
const SONGS: Songs = {
  a: 'அக்னிமீளே புரோஹிதம்',
  b: 'मा फलेषु कदाचन',
  c: 'thodudaiya seviyan vidaiyeri',
  e: 'namachivaya vazhga nathan thal vazhga',
  lost: null,
};
const AGNI = 'agnimile purohitam';
const PHALESHU = 'ma phaleshu kadachana';
const ID = 'pack:Hymns/TAM';

interface Kept {
  device: Device;
  site: Site;
}

async function kept(names?: readonly string[], songs = SONGS): Promise<Kept> {
  const [device, site] = [new Device(), new Site()];
  site.publish(songs);
  device.records.set(ID, request(site, names));
  await keep(keeperOf(device, site), ID, never);
  return { device, site };
}

async function opened(device: Device) {
  const index = keptIndex(await keptWords(device.open(), [...device.records.values()]), (_, node, file) =>
    unpackShard(node, file),
  );
  return { ...index, count: index.texts.texts.count };
}

/** Names of the songs that hold a line. */
async function found(device: Device, typed: string): Promise<string[]> {
  const { index, texts } = await opened(device);
  const source = {
    page: async (path: string) => verseHtml((await findText(device.open(), path))?.text ?? '', true),
  };
  const question = { typed, preference: {}, limits: { folder: '', language: '' } };
  let last: TextStep | undefined;
  for await (const step of searchTexts(index, texts, question, source, never)) last = step;
  return (last?.hits ?? []).map(({ place }) => texts.labelsOf(place).song).sort();
}

/** The next state of the library, brought as an update. */
async function update({ device, site }: Kept, songs: Songs): Promise<void> {
  site.publish(songs);
  await findUpdates(keeperOf(device, site), never);
  await keep(keeperOf(device, site), ID, never);
}

describe('kept texts', () => {
  test('are found by the sound of a line, whatever the letters', async () => {
    const { device } = await kept();
    expect(await found(device, AGNI)).toEqual(['a']);
    expect(await found(device, PHALESHU)).toEqual(['b']);
    expect(await found(device, 'தோடுடைய செவியன்')).toEqual(['c']);
    expect(await found(device, 'something else altogether')).toEqual([]);
    const { texts, count, unread } = await opened(device);
    expect({ count, unread }).toEqual({ count: 4, unread: 0 });
    expect(texts.labelsOf(0)).toMatchObject({ folder: 'Hymns', language: 'Tamil' });
  });

  test('are the songs that the reader keeps, not others that came in their chunk', async () => {
    const { device } = await kept(['a']);
    expect(await found(device, AGNI)).toEqual(['a']);
    expect(await found(device, 'namachivaya vazhga')).toEqual([]);
  });

  test('are each found once, though two kept items have them', async () => {
    const { device, site } = await kept(['a', 'b']);
    device.records.set('other', { ...request(site), id: 'other' });
    await keep(keeperOf(device, site), 'other', never);
    expect((await opened(device)).count).toBe(4);
    expect(await found(device, AGNI)).toEqual(['a']);
  });

  test('are found as far as they have come', async () => {
    const [device, site] = [new Device(), new Site()];
    site.publish(SONGS);
    device.records.set(ID, request(site));
    const pause = new AbortController();
    await keep(keeperOf(device, site), ID, pause.signal, ({ songs }) => songs > 0 && pause.abort());
    const { count, unread } = await opened(device);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(4);
    // What has not come yet is not missed.
    expect(unread).toBe(0);
  });

  test('are found by their new words once an update is whole, and by the old ones before', async () => {
    const at = await kept();
    const changed = { ...SONGS, b: 'यदा यदा हि धर्मस्य' };
    at.site.publish(changed);
    await findUpdates(keeperOf(at.device, at.site), never);
    expect(await found(at.device, PHALESHU)).toEqual(['b']);
    const { length } = at.site.sent;
    await update(at, changed);
    expect(await found(at.device, PHALESHU)).toEqual([]);
    expect(await found(at.device, 'yada yada hi dharmasya')).toEqual(['b']);
    const came = at.site.sent.slice(length).map((address) => address.split('.').at(-1));
    expect(came.sort()).toEqual(['bin', 'txt']);
    expect([...at.device.files.keys()].filter((address) => address.endsWith('.bin'))).toHaveLength(3);
  });

  test('that the library has no more are found until the reader lets them go', async () => {
    const at = await kept();
    const { b: _, ...rest } = SONGS;
    await update(at, rest);
    expect(await found(at.device, PHALESHU)).toEqual(['b']);
    const item = at.device.records.get(ID);
    if (item) at.device.records.set(ID, withoutGone(item));
    expect(await found(at.device, PHALESHU)).toEqual([]);
  });

  test('that cannot be looked into are counted, are not whole, and are mended', async () => {
    const { device, site } = await kept();
    const [index = ''] = [...device.files.keys()].filter((address) => address.endsWith('.bin'));
    device.files.set(index, new Uint8Array([1, 2, 3]));
    const item = device.records.get(ID);
    const { unread, count } = await opened(device);
    expect(unread).toBeGreaterThan(0);
    expect(count + unread).toBe(4);
    expect(await measure(device.open(), item ?? expect.fail())).toMatchObject({ songs: 4 - unread, ofSongs: 4 });
    await keep(keeperOf(device, site), ID, never);
    expect((await opened(device)).unread).toBe(0);
  });

  test('are none where nothing is kept', async () => {
    const device = new Device();
    expect(await keptWords(device.open(), [])).toEqual([]);
    expect(await found(device, AGNI)).toEqual([]);
  });
});
