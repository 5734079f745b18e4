import { describe, expect, it } from 'vitest';
import { songOfPage } from '#features/print/page-song.ts';

const page = (badge: string): string => `<!doctype html><html lang="en"><head><title>x</title></head><body>
<h1 class="_c" lang="ta" dir="auto">காப்பு &amp; more</h1> <span class="badge _c">${badge}</span>
<div class="box _d" tabindex="0" role="region" aria-label="காப்பு &amp; more, Tamil" data-box>
<div class="text verse" lang="ta" dir="ltr" data-text><p id="v1.ab"><b><a href="#v1.ab">1.</a> </b><span>a &lt;b&gt;</span></p></div></div>`;

describe('a song from its page', () => {
  it('has its title, number, language and text', () => {
    expect(songOfPage(page('Song No 3'))).toEqual({
      title: 'காப்பு & more',
      titleLang: 'ta',
      number: 'Song No 3',
      language: 'Tamil',
      text: '1. a <b>',
      lang: 'ta',
      dir: 'ltr',
    });
  });

  it('has no number where the page has none', () => {
    expect(songOfPage(page('Song No N/A'))?.number).toBe('');
  });

  it('is none where the page holds no text', () => {
    expect(songOfPage('<h1>Support</h1>')).toBeNull();
    expect(songOfPage('')).toBeNull();
  });
});
