import { describe, expect, test } from 'vitest';
import { sayBytes, sayDay } from '#features/offline/describe-kept.ts';
import { hasOtherSongs, type KeepRequest, measureDownload } from '#features/offline/keep-request.ts';
import { keep } from '#features/offline/keeper.ts';
import type { KeptItem } from '#features/offline/kept.ts';
import { currentWords } from '#words/store.ts';
import { Device, keeperOf, LIST, pathOf, Site, type Songs } from './device.fixture.ts';

const never = new AbortController().signal;
const SONGS: Songs = { a: 'திருவாசகம்', b: 'two', c: 'three', lost: null };

const PACK: KeepRequest = { id: `pack:${LIST}`, name: 'Hymns', label: 'Tamil', href: LIST };
const listOf = (...names: string[]): KeepRequest => ({ id: 'list:abcd', name: 'Morning', paths: names.map(pathOf) });

function library(): { device: Device; site: Site } {
  const [device, site] = [new Device(), new Site()];
  site.publish(SONGS);
  return { device, site };
}

const keepAll = async (device: Device, site: Site, item: KeptItem): Promise<void> => {
  device.records.set(item.id, item);
  await keep(keeperOf(device, site), item.id, never);
};

describe('a request', () => {
  test('for a language of a collection is all of its texts', async () => {
    const { device, site } = library();
    const measured = await measureDownload(keeperOf(device, site), PACK, never);
    expect(measured).toMatchObject({ songs: 3, missing: 0 });
    expect(measured.bytes).toBe(site.listed.bytes);
    // What finds their words is a part of it.
    expect(measured.bytes).toBeGreaterThan(new TextEncoder().encode('திருவாசகம்twothree').length);
    expect(measured.item).toMatchObject({ id: `pack:${LIST}`, state: 'coming', href: LIST, label: 'Tamil' });
    expect(measured.item.packs).toEqual([{ folder: 'Hymns', language: 'TAM', path: LIST, next: site.listed.manifest }]);
  });

  test('for single songs takes the chunks that hold them, and says which the library does not have', async () => {
    const { device, site } = library();
    const measured = await measureDownload(keeperOf(device, site), listOf('a', 'lost', 'nowhere'), never);
    expect(measured).toMatchObject({ songs: 1, missing: 2 });
    const { bytes } = measured;
    expect(bytes).toBeLessThan(site.listed.bytes);
    await keepAll(device, site, measured.item);
    const files = [...device.files].filter(([address]) => !address.endsWith('.json'));
    expect(bytes).toBe(files.reduce((sum, [, file]) => sum + file.length, 0));
  });

  test('measures nothing that is on the device already', async () => {
    const { device, site } = library();
    const { item } = await measureDownload(keeperOf(device, site), PACK, never);
    device.records.set(item.id, item);
    await keep(keeperOf(device, site), item.id, never);
    expect(await measureDownload(keeperOf(device, site), listOf('a'), never)).toMatchObject({
      songs: 1,
      bytes: 0,
      packed: 0,
    });
  });

  test('for what no pack has is empty', async () => {
    const { device, site } = library();
    const request = { ...listOf(), paths: ['/file/Other/SAN/x.txt/'] };
    expect(await measureDownload(keeperOf(device, site), request, never)).toMatchObject({
      songs: 0,
      bytes: 0,
      missing: 1,
    });
  });

  test('writes nothing to the device', async () => {
    const { device, site } = library();
    await measureDownload(keeperOf(device, site), PACK, never);
    expect(device.files.size + device.records.size).toBe(0);
  });

  test('tells a list that was changed since it was kept', async () => {
    const { device, site } = library();
    const request = listOf('a', 'b');
    const { item } = await measureDownload(keeperOf(device, site), request, never);
    expect(hasOtherSongs(item, request)).toBe(false);
    expect(hasOtherSongs(item, listOf('b'))).toBe(true);
    expect(hasOtherSongs((await measureDownload(keeperOf(device, site), PACK, never)).item, PACK)).toBe(false);
  });
});

test.each([
  [1, '1 KB'],
  [844_000, '844 KB'],
  [999_500, '1.0 MB'],
  [2_140_000, '2.1 MB'],
  [10_737_418_240, '10.7 GB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(sayBytes(bytes)).toBe(words);
});

test('a day is said in the words and digits of the page', () => {
  expect(sayDay(currentWords(), Date.UTC(2026, 10, 23, 12))).toBe('23 November 2026');
});
