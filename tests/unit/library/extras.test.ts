import { describe, expect, test } from 'vitest';
import { chooseExtras, type ExtrasSettings } from '#library/extras.ts';
import { readEnvironment } from '#schemas/environment.ts';

const old = (count: number) => Array.from({ length: count }, () => ({ from: '/a/', to: null, name: '', at: '' }));
const library = (texts: number, bytes = 3000, moved = 0) => ({
  entries: Array.from({ length: texts }, () => ({ digest: 'd', bytes })),
  moved: old(moved),
});
const settings: ExtrasSettings = {
  HOST: '',
  OLD_PAGES: 'on',
  TEXT_LICENCE: 'CC0',
};

describe('what a site has besides its pages', () => {
  test('is all that is asked for, where no host is named', () => {
    expect(chooseExtras(library(200_000), settings)).toEqual({
      old: true,
      dumps: true,
      left: [],
    });
  });

  test('has no text to copy while nobody said on which terms', () => {
    expect(chooseExtras(library(10), { ...settings, TEXT_LICENCE: '' })).toEqual({
      old: true,
      dumps: false,
      left: [],
    });
  });

  test('is nothing that is switched off, and no word is lost about it', () => {
    const off = { ...settings, OLD_PAGES: 'off' } as const;
    expect(chooseExtras(library(10), off)).toEqual({
      old: false,
      dumps: true,
      left: [],
    });
  });

  test('keeps pages of old addresses as long as the host has room', () => {
    const kept = (moved: number) => chooseExtras(library(6000, 3000, moved), { ...settings, HOST: 'cloudflare' });
    expect(kept(12_000)).toEqual({ old: true, dumps: true, left: [] });
    expect(kept(13_000)).toEqual({
      old: false,
      dumps: true,
      left: [
        'Pages of old addresses are left out: with them Cloudflare Pages, free would have about 20,457 files, 20,000 at most (OLD_PAGES).',
      ],
    });
  });
});

describe('its settings', () => {
  test('leave texts alone unless somebody says on which terms they may be copied', () => {
    expect(readEnvironment({})).toMatchObject({
      TEXT_LICENCE: '',
      OLD_PAGES: 'on',
      HOST: '',
    });
  });

  test.each([
    [{ TEXT_LICENCE: 'two\nlines' }, /TEXT_LICENCE holds a control character/],
    [{ TEXT_LICENCE: 'x'.repeat(201) }, /TEXT_LICENCE is longer than 200 characters/],
    [{ HOST: 'elsewhere' }, /HOST is none of cloudflare, cloudflare-paid, github-pages/],
    [{ OLD_PAGES: 'yes' }, /OLD_PAGES is neither on nor off/],
  ])('are refused with what is wrong: %o', (variables, words) => {
    expect(() => readEnvironment(variables)).toThrow(words);
  });
});
