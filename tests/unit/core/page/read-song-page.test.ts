import { describe, expect, it, test } from 'vitest';
import { readSongPage } from '#core/page/read-song-page.ts';
import { verseHtml } from '#core/text/text-html.ts';

const page = (html: string, more = ''): string => `<!doctype html><html lang="en"><head><title>x</title></head><body>
<h1 class="_c" dir="auto"><span lang="ta">காப்பு &amp; <b>more</b></span> <span>Kappu</span> </h1> <span class="badge _c"><span data-t="f">Song No</span> 3</span>
<div class="title"><p class="quiet"> <a href="/by/poet/andal/">Andal</a> · <a href="/by/work/x/">X</a> </p></div>
<ul role="list" data-editions><li><span aria-current="true">ENG</span></li>
<li><a href="/file/Puranas/SAN/1%20Om.txt/"><span>Sanskrit</span></a></li>
<li><a href="https://else.where/file/a/b/c/">x</a></li></ul>
<div class="box _d" tabindex="0" role="region" aria-label="Kappu, Tamil" data-box>
<div class="text verse" lang="ta" dir="ltr" data-text>${html}</div> <svg></svg></div><div>after</div>${more}`;

const STANZA = '<p id="v1.ab"><b><a href="#v1.ab">1.</a> </b><span>a &lt;b&gt;</span></p>';

describe('a song from its page', () => {
  it('has its text, its title and number, its language, its other editions and the song after it', () => {
    const next = '<a href="/file/Puranas/ENG/2%20Next.txt/" rel="next" data-astro-cid-x>';
    expect(readSongPage(page(STANZA, next))).toEqual({
      text: '1. a <b>',
      lang: 'ta',
      dir: 'ltr',
      names: [
        { text: 'காப்பு & more', lang: 'ta' },
        { text: 'Kappu', lang: undefined },
      ],
      title: 'காப்பு & more · Kappu',
      number: 'Song No 3',
      facts: 'Andal · X',
      language: 'Tamil',
      next: '/file/Puranas/ENG/2%20Next.txt/',
      editions: ['/file/Puranas/SAN/1%20Om.txt/'],
    });
  });

  test.each([
    '1. சிவ சிவ\nஓம்\n\nநம 2',
    'a < b & c > d "e" \'f\' &amp; &#39; </div> <script>alert(1)</script>',
    'यदा यदा ।।4.7।।\n\n\nॐ ॥ १ ॥\n',
    '<span class="badge">',
    '',
  ])('has its text to the letter: %j', (text) => {
    expect(readSongPage(page(verseHtml(text, true)))?.text).toBe(text);
  });

  it('has no number where the page has none', () => {
    expect(readSongPage(page(STANZA).replace('</span> 3', '</span> N/A'))?.number).toBe('');
  });

  it('reads from right to left where the page does', () => {
    expect(readSongPage(page('x').replace('lang="ta" dir="ltr"', 'lang="ur" dir="rtl"'))).toMatchObject({
      lang: 'ur',
      dir: 'rtl',
    });
  });

  it('is the last where no song comes after it, or what comes is no song of this site', () => {
    expect(readSongPage(page(STANZA))?.next).toBeNull();
    expect(readSongPage(page(STANZA, '<a href="//else.where/" rel="next">'))?.next).toBeNull();
    expect(readSongPage(page(STANZA, '<a href="/privacy/" rel="next">'))?.next).toBeNull();
  });

  test.each(['', '<h1>Support</h1>', '<div data-text>cut off', '<div class="data-text">x</div>'])(
    'is none where the page holds no text: %j',
    (html) => {
      expect(readSongPage(html)).toBeNull();
    },
  );
});
