import { describe, expect, it } from 'vitest';
import { songOfPage } from '#features/recite/song-page.ts';

const page = (more = ''): string => `<h1 dir="auto">Om &amp; <b>Namah</b></h1>
<ul role="list" data-editions><li><span aria-current="true">ENG</span></li>
<li><a href="/file/Puranas/SAN/1%20Om.txt/"><span>Sanskrit</span></a></li>
<li><a href="https://else.where/file/a/b/c/">x</a></li></ul>
<div class="text verse" lang="en" dir="ltr" data-text><p><span>Om</span></p>

<p><span>Namah &lt;</span></p></div>${more}`;

describe('the song of another page', () => {
  it('has its words, its title, its other editions and the song after it', () => {
    const song = songOfPage(page('<a href="/file/Puranas/ENG/2%20Next.txt/" rel="next" data-astro-cid-x>'));
    expect(song).toEqual({
      text: 'Om\n\nNamah <',
      lang: 'en',
      dir: 'ltr',
      title: 'Om & Namah',
      next: '/file/Puranas/ENG/2%20Next.txt/',
      editions: ['/file/Puranas/SAN/1%20Om.txt/'],
    });
  });

  it('is the last where no song comes after it, or what comes is no song of this site', () => {
    expect(songOfPage(page())?.next).toBeNull();
    expect(songOfPage(page('<a href="//else.where/" rel="next">'))?.next).toBeNull();
    expect(songOfPage(page('<a href="/privacy/" rel="next">'))?.next).toBeNull();
  });

  it('is none where the page has no text', () => {
    expect(songOfPage('<h1>Om</h1>')).toBeNull();
  });
});
