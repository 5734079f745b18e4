import { describe, expect, test } from 'vitest';
import type { PlaylistSong } from '#core/library/playlist-links.ts';
import { renderPlaylist } from '#features/playlists/render.ts';
import { tagName } from '#words/names.ts';
import { tag } from '#words/tag.ts';

const pages: Readonly<Record<string, PlaylistSong>> = {
  '/file/Puranas/TAM/001%20Kappu.txt': { path: '/file/Puranas/TAM/001%20Kappu.txt/', name: 'Kappu', language: 'Tamil' },
  '/': { path: '/', name: 'Home', language: null },
};
const resolve = (href: string): PlaylistSong | null => pages[href] ?? null;
const html = (source: string, origin = ''): string => renderPlaylist(source, true, resolve, undefined, origin).html;
const external = (href: string, words: string): string =>
  `<a href="${href}" class="external" rel="noopener noreferrer nofollow">${words}</a>`;

describe('the text of a playlist keeps its mark-up', () => {
  test.each([
    '<p>Sung <em>before</em> <strong>dawn</strong>, see <sup>1</sup>.</p>',
    '<ol start="3" reversed type="a"><li value="7">x</li></ol>',
    '<dl><dt>Om</dt><dd>the <q lang="sa-Latn">praṇava</q></dd></dl>',
    '<ruby lang="sa">ॐ<rp>(</rp><rt lang="en">om</rt><rp>)</rp></ruby>',
    '<blockquote dir="rtl"><p>x<br>y</p></blockquote>',
    '<pre>a\n  b</pre>',
  ])('%s', (source) => {
    expect(html(source)).toBe(source);
  });

  test.each([
    ['<article><center><font size=7>x</font></center></article>', 'x'],
    ['<noscript><p>x</p></noscript><form><button>y</button></form>', '<p>x</p>y'],
    ['<p>a<style>p{}</style><script>b</script><svg><text>c</text></svg></p>', '<p>a</p>'],
    ['<p id=a class=b style=c title=d data-e=f aria-label=g>x</p>', '<p>x</p>'],
    ['<pre>\n\n\n a</pre>', '<pre> a</pre>'],
    ['<tr><td>x</td></tr><li>y</li><dd>z</dd>', 'xyz'],
    ['<ul>a<li>b</li><ul><li>c</li></ul></ul>', '<ul><li>a</li><li>b</li><li><ul><li>c</li></ul></li></ul>'],
    [
      '<h2>சிவபுராணம்</h2><p>To be sung, <b>ॐ</b>, at dawn</p>',
      '<h2 lang="ta">சிவபுராணம்</h2><p>To be sung, <b lang="sa">ॐ</b>, at dawn</p>',
    ],
    ['<h2>சிவபுராணம்</h2><p>At dawn</p>', '<h2>சிவபுராணம்</h2><p lang="en">At dawn</p>'],
    ['1 &lt; 2 &amp; 3 < 4', '1 &#x3C; 2 &#x26; 3 &#x3C; 4'],
    ['a\0b\u0007c\ud800', 'abc\ufffd'],
  ])('%j becomes %j', (source, expected) => {
    expect(html(source)).toBe(expected);
  });
});

describe('a first heading that only repeats the name of the playlist', () => {
  const named = (source: string): string => renderPlaylist(source, true, resolve, undefined, '', 'Study Circle').html;

  test.each([
    ['\n<h2> Study\n<em>circle</em></h2><p>x</p>', '\n<p>x</p>'],
    ['<h1>Study Circle</h1>', ''],
  ])('is left out: %j', (source, expected) => expect(named(source)).toBe(expected));

  test.each([
    '<p>x</p><h2>Study Circle</h2>',
    'Welcome<h2>Study Circle</h2>',
    '<h2>Study Circle, the songs</h2>',
    '<p>Study Circle</p>',
  ])('stays where it says more: %j', (source) => expect(named(source)).toBe(source));
});

describe('headings stand below the one of the page, and leave no level out', () => {
  test.each([
    ['h1 h2 h2 h1', 'h2 h3 h3 h2'],
    ['h2 h3', 'h2 h3'],
    ['h2 h4 h4 h3', 'h2 h3 h3 h3'],
    ['h4 h2', 'h2 h2'],
    ['h1 h2 h3 h4 h5 h6', 'h2 h3 h4 h5 h6 h6'],
  ])('%s → %s', (before, after) => {
    const source = before.split(' ').map((name) => `<${name}>x</${name}>`);
    expect([...html(source.join('')).matchAll(/<(h\d)>/g)].map(([, name]) => name).join(' ')).toBe(after);
  });
});

describe('a table', () => {
  test('scrolls in a box that the keyboard reaches, named by its caption or its number', () => {
    const box = (name: string) => `<div class="table" role="region" tabindex="0" aria-label="${name}"><table>`;
    const out = html('<table border=1 width=900><td>x</table><table><caption> Six\n<b>days</b></caption><td>y</table>');
    expect(out).toContain(`${box('Table 1')}<tbody><tr><td>x</td></tr></tbody></table></div>`);
    expect(out).toContain(box('Six days'));
  });
});

describe('a link to a page of the library', () => {
  const there = '<a href="/file/Puranas/TAM/001%20Kappu.txt/">';
  test.each([
    ['/file/Puranas/TAM/001%20Kappu.txt', 'Kappu'],
    ['/file/Puranas/TAM/001 Kappu.txt', 'Kappu'],
    ['../file/Puranas/TAM/001%20Kappu.txt', 'Kappu'],
    ['https://nama.example/file/Puranas/TAM/001%20Kappu.txt', 'Kappu'],
    ['//nama.example/file/Puranas/TAM/001%20Kappu.txt', 'Kappu'],
  ])('%s leads to its true path and says its language', (href, words) => {
    const source = `<a target=_blank href="${href}">${words}</a>`;
    expect(html(source, 'https://nama.example')).toBe(
      `${there}${words}</a> <span class="edition" data-t="${tagName('Tamil')['data-t']}">Tamil</span>`,
    );
  });

  test('without words of its own it has the name', () => {
    expect(html('<a href="/file/Puranas/TAM/001%20Kappu.txt"><img src=x></a>')).toContain(`${there}Kappu</a>`);
  });

  test('that says its language itself does not say it twice', () => {
    expect(html('<a href="/file/Puranas/TAM/001%20Kappu.txt">in Tamil</a>')).toBe(`${there}in Tamil</a>`);
  });

  test('whose words are the name of its file has the name of the song', () => {
    const song = { path: '/file/F/TAM/1/', name: 'Kappu', language: 'Tamil', folder: 'F', file: '001 kappu' };
    const shown = (words: string) => renderPlaylist(`<a href="/x">${words}</a>`, true, () => song).html;
    expect(shown('001  Kappu')).toContain('>Kappu</a>');
    expect(shown('First, 001 Kappu')).toContain('>First, 001 Kappu</a>');
  });

  test('among others in one language says none: the head of the page does', () => {
    const song = { path: '/file/F/TAM/1/', name: 'Kappu', language: 'Tamil', folder: 'F' };
    const { html: out, programme } = renderPlaylist('<a href="/x">a</a> <a href="/y">b</a>', true, () => song);
    expect(out).toBe('<a href="/file/F/TAM/1/">a</a> <a href="/file/F/TAM/1/">b</a>');
    expect(programme).toMatchObject({ first: '/file/F/TAM/1/', folder: 'F', language: 'Tamil' });
  });

  test('says its language only where it is another than that of the link before', () => {
    const song = (href: string) => {
      const language = href === '/t' ? 'Tamil' : 'Sanskrit';
      return { path: `/file/F${href}/`, name: 'x', language, folder: 'F' };
    };
    const links = ['/t', '/t', '/s', '/s'].map((href) => `<a href="${href}">x</a>`).join('');
    const { html: out } = renderPlaylist(links, true, song);
    expect([...out.matchAll(/class="edition"[^>]*>(\w+)/g)].map(([, language]) => language)).toEqual([
      'Tamil',
      'Sanskrit',
    ]);
  });

  test('whose words are the name of a file has the lines of the song’s name, and the author’s own words stay', () => {
    const title = { text: 'காப்பு', lang: 'ta', leads: true };
    const song = { path: '/file/F/TAM/1/', name: 'Kappu', title, language: 'Tamil', folder: 'F', file: '001 kappu' };
    const shown = (words: string, leads = true) =>
      renderPlaylist(`<a href="/x">${words}</a>`, true, () => ({ ...song, title: { ...title, leads } })).html;
    expect(shown('001 Kappu')).toContain(
      '><span lang="ta">காப்பு</span> <span lang="en" class="beneath">Kappu</span></a>',
    );
    expect(shown('001 Kappu', false)).toContain(
      '><span lang="en">Kappu</span> <span lang="ta" class="beneath">காப்பு</span></a>',
    );
    expect(shown('The invocation')).toContain('>The invocation</a>');
  });

  test('in a table whose head says what is in it says no more, and neither does the code of its language', () => {
    const tamil = '<a href="/file/Puranas/TAM/001%20Kappu.txt">x</a>';
    expect(html(`<table><tr><th>Tamil</th></tr><tr><td>${tamil}</td></tr></table>`)).not.toContain('edition');
    expect(html(`<table><tr><td>${tamil}</td></tr></table>`)).toContain('edition');
    expect(html('<a href="/file/Puranas/TAM/001%20Kappu.txt">TAM</a>')).toBe(`${there}TAM</a>`);
  });

  test('that is in no language says none', () => {
    expect(html('<a href="/">the library</a>')).toBe('<a href="/">the library</a>');
  });

  test.each(['/file/Puranas/TAM/gone.txt', '/playlist/99', '/file/%zz', '/elsewhere'])(
    '%s is text when it is gone',
    (href) => {
      expect(html(`<a href="${href}">x</a>`)).toBe(
        `x <span class="gone" data-t="${tag('playlist.link-gone')['data-t']}">(no longer in the library)</span>`,
      );
    },
  );
});

describe('B21: a link to another host', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a', 'example.org'],
    ['HTTP://Example.ORG:80', 'http://example.org/', 'example.org'],
    ['//example.org/a b?c="d"', 'https://example.org/a%20b?c=%22d%22', 'example.org'],
    ['\\\\example.org\\a', 'https://example.org/a', 'example.org'],
    ['https://xn--e1afmkfd.xn--p1ai:8443', 'https://xn--e1afmkfd.xn--p1ai:8443/', 'xn--e1afmkfd.xn--p1ai:8443'],
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com/', 'xn--80ak6aa92e.com'],
  ])('%s names it and tells it nothing', (source, href, host) => {
    expect(html(`<a href='${source}' target=_blank rel=opener>bank.example</a>`)).toBe(
      external(href, `bank.example <span class="host" dir="ltr">(${host})</span>`),
    );
  });

  test('is not named twice', () => {
    expect(html('<a href="https://example.org/a">example.org</a>')).toBe(
      external('https://example.org/a', 'example.org'),
    );
    expect(html('<a href="https://example.org/a"></a>')).toBe(external('https://example.org/a', 'example.org'));
  });

  test.each([
    'https://user:pass@evil.example/',
    'https://bank.example@evil.example/',
    '//bank.example@evil.example/',
    '/.//evil.example/',
    'https:evil.example',
    'java&Tab;script:alert(1)',
    'https://example.org/&#x7F;',
    'ftp://example.org/',
    '#part',
    '',
  ])('%j is no link', (href) => {
    expect(html(`<a href="${href}">x</a>`)).toBe('x');
  });

  test('of mail shows the one address that the message goes to', () => {
    expect(html('<a href="mailto:a@example.org?bcc=b@evil.example">write</a>')).toBe(
      '<a href="mailto:a@example.org" class="mail">write <span class="host" dir="ltr">(a@example.org)</span></a>',
    );
    expect(html('<a href="mailto:a@example.org,b@evil.example">write</a>')).toBe('write');
  });
});

describe('plain text', () => {
  test('keeps its lines and paragraphs, and is escaped', () => {
    const { html: out, problem } = renderPlaylist('a <b>\r\n  c & d\n \n\n\ne', false, resolve);
    expect(out).toBe('<p class="plain">a &#x3C;b><br>  c &#x26; d</p><p class="plain">e</p>');
    expect(problem).toBeNull();
  });

  const one = { path: '/file/F/SAN/1/', name: 'One', language: 'Sanskrit', folder: 'F' };
  const two = { ...one, path: '/file/G/TAM/2/', name: 'Two', language: 'Tamil', folder: 'G' };
  const find = (line: string) =>
    line.includes('001 One') ? { ...one, before: '1.' } : line.includes('002 Two') ? { ...two, before: '' } : null;
  const shown = (content: string, title = '') => renderPlaylist(content, false, resolve, find, '', title);
  const words = (label: string) => {
    const { 'data-t': dataT } = tagName(label);
    return `<span class="name"${dataT ? ` data-t="${dataT}"` : ''}>${label}</span>`;
  };

  test('leads to the song that a line in it names, under the name of the song, and leaves the rest alone', () => {
    expect(shown('To sing\n  1. 001 One').html).toBe(
      `<p class="plain linked">To sing<br>  1. <a href="/file/F/SAN/1/">One</a> <span class="edition">${words('F')}, ${words('Sanskrit')}</span></p>`,
    );
  });

  test('that names several songs in a row lists them, and says their places where they change', () => {
    const { html: out } = shown('1. 001 One\n1. 001 One (F)\n002 Two\n\nThen rest.');
    const first = `<span class="before">1.</span> <a href="/file/F/SAN/1/">One</a>`;
    expect(out).toBe(
      `<ol class="programme counted" role="list"><li>${first} <span class="edition">${words('F')}, ${words('Sanskrit')}</span></li>` +
        `<li>${first}</li>` +
        `<li><a href="/file/G/TAM/2/">Two</a> <span class="edition">${words('G')}, ${words('Tamil')}</span></li></ol>` +
        '<p class="plain">Then rest.</p>',
    );
  });

  test('leaves to the head of its page what all of its songs share', () => {
    const { html: out, programme } = shown('001 One\n001 One');
    expect(programme).toMatchObject({ first: '/file/F/SAN/1/', folder: 'F', language: 'Sanskrit' });
    expect(out).not.toContain('edition');
    expect(shown('001 One\n002 Two').programme).toMatchObject({
      first: '/file/F/SAN/1/',
      folder: null,
      language: null,
    });
    expect(shown('No song').programme).toMatchObject({ first: null, folder: null, language: null });
  });

  test('does not say its title twice', () => {
    expect(shown('\nDawn\n\nTo sing', 'Dawn').html).toBe('<p class="plain">To sing</p>');
    expect(shown('To sing\nDawn', 'Dawn').html).toContain('Dawn');
  });
});
