import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { escapeHtml } from '#core/text/markup.ts';
import { FIXED, fileOfPath } from '../../scripts/verify/pages.ts';
import { checkLines } from '../../scripts/verify/summary.ts';
import { type SmallSite, smallSite, TEXTS } from './small-site.fixture.ts';

let site: SmallSite;
let dawn: string;
beforeEach(() => {
  site = smallSite();
  dawn = fileOfPath(site.songPaths.find((path) => path.includes('Dawn')) ?? '');
});
afterEach(() => site.remove());

/** What the checks say about the one fault of a site. */
async function onlyFault(variables?: Record<string, string>): Promise<{ file: string; what: string }> {
  const { passed, offenderCount, offenders } = await site.check(variables);
  expect({ passed, offenderCount, offenders }).toMatchObject({ passed: false, offenderCount: 1 });
  return offenders[0] ?? { file: '', what: '' };
}

describe('a site that is right', () => {
  test('passes, with every page, text and link counted', async () => {
    const report = await site.check();
    expect(report.offenders).toEqual([]);
    expect(report).toMatchObject({
      passed: true,
      // Twelve pages of the library, those that every site has, and the 404 page.
      pages: {
        files: 7,
        languages: 3,
        folders: 1,
        playlists: 1,
        expected: 13 + FIXED.length,
        found: 13 + FIXED.length,
      },
      texts: 6,
    });
    expect(report.links).toBeGreaterThan(16);
  });

  test('is measured against the limits of hosts', async () => {
    const { sizes, overLimits } = await site.check();
    expect(sizes.files).toBe(15 + FIXED.length); // a picture and a script besides the pages
    expect(sizes.longestName.bytes).toBeGreaterThan(0);
    expect(overLimits).toEqual([]);
  });

  test('may link to itself by its own address, and out of the site', async () => {
    site.alter('404.html', (html) =>
      html.replace(
        '</main>',
        '<a href="https://library.example/privacy/">x</a><a href="mailto:a@b.example">y</a></main>',
      ),
    );
    expect((await site.check()).passed).toBe(true);
  });

  test('may hold data in a script that no browser runs', async () => {
    site.alter('index.html', (html) =>
      html.replace('</main>', '<script type="application/json">{"a":1}</script></main>'),
    );
    expect((await site.check()).passed).toBe(true);
  });
});

describe('pages (A22)', () => {
  test('one that is missing is named, with its address', async () => {
    rmSync(join(site.folder, 'support/index.html'));
    const { offenders } = await site.check();
    expect(offenders).toContainEqual({ file: 'support/index.html', what: 'is missing: /support/ has no page' });
    expect(offenders).toContainEqual({
      file: 'index.html',
      what: 'has the link "/support/", which leads to no file of the site',
    });
  });

  test.each([
    [
      'another address',
      'href="https://library.example/"',
      'href="https://library.example/data/"',
      /^has the canonical address .*data\/"; expected /,
    ],
    [
      'no address',
      '<link rel="canonical" href="https://library.example/">',
      '',
      /^has no canonical address; expected /,
    ],
    [
      'to leave it out',
      '<main',
      '<meta name="robots" content="noindex"><main',
      /^tells search engines to leave it out/,
    ],
  ])('one that tells search engines %s is named', async (_, from, to, what) => {
    site.alter('index.html', (html) => html.replace(from, to));
    expect((await onlyFault()).what).toMatch(what);
  });

  test('one that the snapshot does not ask for is named', async () => {
    mkdirSync(join(site.folder, 'file/Rig_Veda/SAN/ghost'));
    site.alter('index.html', (html) => {
      writeFileSync(join(site.folder, 'file/Rig_Veda/SAN/ghost/index.html'), html);
      return html;
    });
    expect(await onlyFault()).toEqual({
      file: 'file/Rig_Veda/SAN/ghost/index.html',
      what: 'is a page that the snapshot does not ask for',
    });
  });
});

describe('links', () => {
  test.each(['/file/Rig_Veda/SAN/nobody.txt/', '/privacy', '/_astro/gone.js', './gone/', '/file/%zz/', '#nowhere'])(
    '%s is named, with the page it is on',
    async (address) => {
      site.alter('privacy/index.html', (html) => html.replace('</main>', `<a href="${address}">x</a></main>`));
      const { file, what } = await onlyFault();
      expect(file).toBe('privacy/index.html');
      expect(what).toContain(JSON.stringify(address));
    },
  );

  test('a refresh leads to the whole of an address with an apostrophe', async () => {
    const refresh = `<meta http-equiv="refresh" content="0;url=/file/Tris'anku/">`;
    site.alter('privacy/index.html', (html) => html.replace('</main>', `${refresh}</main>`));
    expect((await onlyFault()).what).toContain(`"/file/Tris'anku/"`);
  });

  test.each([
    ['a picture', '<img src="/gone.png" alt="">'],
    ['a picture of several sizes', '<img srcset="/favicon.svg 1x, /gone.png 2x" alt="">'],
    ['an island', '<astro-island component-url="/gone.png"></astro-island>'],
    ['a form', '<form action="/gone.png"></form>'],
    ['a refresh', '<meta http-equiv="refresh" content="5;url=/gone.png">'],
    ['a refresh in quotes', `<meta http-equiv="refresh" content="5; URL = '/gone.png'">`],
  ])('%s that leads nowhere is named too', async (_, markup) => {
    site.alter('privacy/index.html', (html) => html.replace('</main>', `${markup}</main>`));
    expect((await onlyFault()).what).toContain('"/gone.png"');
  });

  test('a refresh to a name with an apostrophe leads to all of it', async () => {
    const refresh = `<meta http-equiv="refresh" content="5;url=/o'gone/">`;
    site.alter('privacy/index.html', (html) => html.replace('</main>', `${refresh}</main>`));
    expect((await onlyFault()).what).toContain(`"/o'gone/"`);
  });
});

describe('texts', () => {
  /** Changes the text of the snapshot, and not its page. */
  const setDawn = (change: (text: string) => string): void => {
    const song = site.manifest.entries.find(
      ({ fileName, language }) => fileName.startsWith('001') && dawn.includes(language),
    );
    Object.assign(song ?? {}, { digest: hash('sha256', change(TEXTS['001 Dawn.txt'] ?? '')) });
  };

  test.each([
    ['a letter is changed', (html: string) => html.replace('उषो', 'उषा')],
    ['a blank line is lost', (html: string) => html.replace('देवि\n\n', 'देवि\n')],
    ['white space at a line end is lost', (html: string) => html.replace('अमर्त्या  \n', 'अमर्त्या\n')],
    [
      'it is the text of another song',
      (html: string) => html.replace(/<div data-text>.*?<\/div><\/div>/s, '<div data-text><div>x</div></div>'),
    ],
  ])('are compared whole: %s', async (_, change) => {
    site.alter(dawn, change);
    const { file, what } = await onlyFault();
    expect(file).toBe(dawn);
    expect(what).toContain("shows another text than the snapshot's");
  });

  test('show a NUL by a reference to its symbol, since HTML cannot hold one, and nothing else by it', async () => {
    site.alter(dawn, (html) => html.replaceAll('देवि', 'देवि&#9216;'));
    expect((await onlyFault()).what).toContain("shows another text than the snapshot's");
    setDawn((text) => text.replaceAll('देवि', 'देवि\0'));
    expect((await site.check()).offenders).toEqual([]);
  });

  test('may have that symbol of their own, beside a NUL', async () => {
    setDawn((text) => text.replaceAll('देवि', 'देवि\0␀'));
    site.alter(dawn, (html) => html.replaceAll('देवि', 'देवि␀&#9216;'));
    expect((await onlyFault()).what).toContain("shows another text than the snapshot's");
    site.alter(dawn, (html) => html.replaceAll('देवि␀&#9216;', escapeHtml('देवि\0␀')));
    expect((await site.check()).offenders).toEqual([]);
  });

  test('a page without its text element is named', async () => {
    site.alter(dawn, (html) => html.replace(' data-text', ''));
    expect(await onlyFault()).toEqual({ file: dawn, what: 'has no text element ([data-text])' });
  });

  test('a text that became mark-up is another text', async () => {
    const file = fileOfPath(site.songPaths.find((path) => path.includes('~')) ?? '');
    site.alter(file, (html) => html.replace('begins', '<i hidden>begins</i> and'));
    expect((await onlyFault()).what).toContain("shows another text than the snapshot's");
  });
});

describe('the policy', () => {
  test.each([
    ['an inline script', '<script>alert(1)</script>', 'script-src'],
    ['an inline style', '<style>p{color:red}</style>', 'style-src'],
  ])('does not cover %s that was added', async (_, markup, directive) => {
    site.alter('index.html', (html) => html.replace('</main>', `${markup}</main>`));
    const { file, what } = await onlyFault();
    expect(file).toBe('index.html');
    expect(what).toMatch(new RegExp(`that its policy's ${directive} does not name \\('sha256-`));
  });

  test.each([
    ['style=', '<p style="color:red">x</p>', 'has a style attribute on <p>: "color:red"'],
    ['on…=', '<p onclick="alert(1)">x</p>', 'has an onclick attribute on <p>'],
    ['on…= in capitals, without quotes', '<IMG OnError=alert(1) alt>', 'has an onerror attribute on <img>'],
  ])('needs no exception for %s', async (_, markup, what) => {
    site.alter('index.html', (html) => html.replace('</main>', `${markup}</main>`));
    expect(await onlyFault()).toEqual({ file: 'index.html', what });
  });

  test('must be there', async () => {
    site.alter('support/index.html', (html) => html.replace('http-equiv="content-security-policy"', 'name="x"'));
    const { offenders } = await site.check();
    expect(offenders.map(({ what }) => what)).toContain('has no Content-Security-Policy');
  });

  test('must come before the scripts and styles that it controls', async () => {
    site.alter('support/index.html', (html) => html.replace('<meta charset', '<script>early()</script><meta charset'));
    expect((await onlyFault()).what).toContain('has an inline script before its policy');
  });

  test('must not be loosened', async () => {
    site.alter('support/index.html', (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"));
    expect((await onlyFault()).what).toBe("its policy's script-src allows 'unsafe-inline'");
  });
});

describe('secrets (A25)', () => {
  const secret = 'sk-4f9&a"1<c7e';
  const variables = {
    OPENAI_API_KEY: secret,
    ALLOW_CODE: 'public-by-design',
    HOME: '/home/somebody',
    DEPLOY_TOKEN: 'short',
  };

  test.each([
    ['as it is', '_astro/home.Bx1.js', secret],
    ['in HTML', 'index.html', 'sk-4f9&amp;a&#34;1&lt;c7e'],
    ['in an address', 'index.html', 'sk-4f9%26a%221%3Cc7e'],
    ['in JSON', '_astro/home.Bx1.js', 'sk-4f9&a\\"1<c7e'],
  ])('a value is found %s; its name is told, and the value is not', async (_, file, form) => {
    site.alter(file, (content) =>
      content.replace('</main>', `<!-- ${form} --></main>`).replace('home = 1', `home = 1; // ${form}`),
    );
    const report = await site.check(variables);
    expect(report.offenders).toEqual([{ file, what: 'holds the value of OPENAI_API_KEY' }]);
    expect(checkLines(report).join('\n')).not.toContain('4f9');
  });

  test('public settings are not secrets', async () => {
    site.alter('index.html', (html) => html.replace('</main>', '<p>public-by-design /home/somebody short</p></main>'));
    expect((await site.check(variables)).passed).toBe(true);
  });
});

describe('the report', () => {
  test('counts all faults, and names the first of them', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `<a href="/gone/${index}/">x</a>`).join('');
    site.alter('privacy/index.html', (html) => html.replace('</main>', `${many}</main>`));
    const report = await site.check();
    expect(report.offenderCount).toBe(300);
    expect(report.offenders).toHaveLength(100);
    expect(checkLines(report).at(-1)).toBe('  and 280 more');
  });

  test('shows a hostile file name as text on one line (A27)', async () => {
    site.alter('index.html', (html) => {
      writeFileSync(join(site.folder, '::error::\n\u001b[31mred.html'), html);
      return html;
    });
    const lines = checkLines(await site.check());
    expect(lines.join('')).not.toContain('\u001b');
    expect(lines.filter((line) => line.startsWith('::'))).toEqual([]);
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
  });
});
