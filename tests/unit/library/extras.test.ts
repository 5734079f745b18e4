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
  EMBED: 'on',
  TEXT_LICENCE: 'CC0',
};

describe('what a site has besides its pages', () => {
  test('is all that is asked for, where no host is named', () => {
    expect(chooseExtras(library(200_000), settings)).toEqual({
      old: true,
      embed: true,
      dumps: true,
      left: [],
    });
  });

  test('has no text to copy while nobody said on which terms', () => {
    expect(chooseExtras(library(10), { ...settings, TEXT_LICENCE: '' })).toEqual({
      old: true,
      embed: true,
      dumps: false,
      left: [],
    });
  });

  test('is nothing that is switched off, and no word is lost about it', () => {
    const off = { ...settings, OLD_PAGES: 'off', EMBED: 'off' } as const;
    expect(chooseExtras(library(10), off)).toEqual({
      old: false,
      embed: false,
      dumps: true,
      left: [],
    });
  });

  test.each([
    [6000, true],
    [12_000, false],
    [18_000, false],
  ])('gives way to the 20,000 files of Cloudflare: %i texts', (count, embed) => {
    const extras = chooseExtras(library(count), { ...settings, HOST: 'cloudflare' });
    expect({ ...extras, left: extras.left.length }).toEqual({
      old: true,
      embed,
      dumps: true,
      left: embed ? 0 : 1,
    });
  });

  test('keeps pages of old addresses before frames', () => {
    const kept = (moved: number) => {
      const { old, embed, left } = chooseExtras(library(6000, 3000, moved), { ...settings, HOST: 'cloudflare' });
      return { old, embed, left: left.length };
    };
    expect(kept(1000)).toEqual({ old: true, embed: true, left: 0 });
    expect(kept(6000)).toEqual({ old: true, embed: false, left: 1 });
    expect(kept(13_000)).toEqual({ old: false, embed: true, left: 1 });
  });

  test('says what is left out, by how much, and by which setting', () => {
    const { left } = chooseExtras(library(12_000), { ...settings, HOST: 'cloudflare' });
    expect(left).toEqual([
      'Pages for frames of other sites are left out: with them Cloudflare Pages, free would have about 26,314 files, 20,000 at most (EMBED).',
    ]);
  });

  test('gives way to the bytes of GitHub Pages', () => {
    expect(chooseExtras(library(20_000), { ...settings, HOST: 'github-pages' }).embed).toBe(true);
    expect(chooseExtras(library(32_000), { ...settings, HOST: 'github-pages' }).embed).toBe(false);
  });

  test('counts no page for frames where there is no text', () => {
    const lost = { entries: Array.from({ length: 12_000 }, () => ({ digest: null, bytes: 0 })) };
    expect(chooseExtras(lost, { ...settings, HOST: 'cloudflare' }).left).toEqual([]);
  });
});

describe('its settings', () => {
  test('leave texts alone unless somebody says on which terms they may be copied', () => {
    expect(readEnvironment({})).toMatchObject({
      TEXT_LICENCE: '',
      OLD_PAGES: 'on',
      EMBED: 'on',
      HOST: '',
    });
  });

  test.each([
    [{ TEXT_LICENCE: 'two\nlines' }, /TEXT_LICENCE holds a control character/],
    [{ TEXT_LICENCE: 'x'.repeat(201) }, /TEXT_LICENCE is longer than 200 characters/],
    [{ HOST: 'elsewhere' }, /HOST is none of cloudflare, cloudflare-paid, github-pages/],
    [{ EMBED: 'yes' }, /EMBED is neither on nor off/],
  ])('are refused with what is wrong: %o', (variables, words) => {
    expect(() => readEnvironment(variables)).toThrow(words);
  });
});
