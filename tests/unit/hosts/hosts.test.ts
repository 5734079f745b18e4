import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { dataPath, filePath, folderPath, playlistPath, supportPath } from '#core/library/paths.ts';
import { type Header, headersOf } from '#page/headers.ts';
import { readEnvironment } from '#schemas/environment.ts';
import { UserError } from '#schemas/user-error.ts';
import {
  LONGEST_CSP,
  MOST_CUSTOM_HEADERS,
  responseHeadersPolicies,
  viewerRequest,
} from '../../../scripts/hosts/cloudfront.ts';
import { headersFile, LONGEST_LINE } from '../../../scripts/hosts/headers-file.ts';
import { HOSTS, recipe } from '../../../scripts/hosts/hosts.ts';
import { nginxFiles } from '../../../scripts/hosts/nginx.ts';
import { hostRules } from '../../../scripts/hosts/rules.ts';

const rules = hostRules(readEnvironment({ SITE_URL: 'https://nama.example', API_URL: 'https://api.example/v1' }));
const server = { root: '/srv/nama/dist', certificates: '/etc/certificates', brotli: false };
const longNames = Array.from({ length: 40 }, (_, index) => ['X-Long', `${index}`.padEnd(60, 'x')] as const);

describe('every recipe', () => {
  test.each(HOSTS)('says what is left to do, or lost: %s', (host) => {
    const { files, notes } = recipe(host, rules, server);
    expect(notes.length).toBeGreaterThan(0);
    for (const { content } of files) expect(content.endsWith('\n')).toBe(true);
  });

  test.each(['nginx', 'cloudflare', 'netlify', 'cloudfront'] as const)(
    'of a host with headers has every one: %s',
    (host) => {
      const all = recipe(host, rules, server)
        .files.map(({ content }) => content)
        .join('\n');
      for (const [name, value] of rules.headers) {
        // CloudFront has fields of its own for five of them.
        if (host !== 'cloudfront') expect(all).toContain(name);
        if (!['max-age=63072000', 'nosniff'].includes(value)) expect(all.replaceAll('\\"', '"')).toContain(value);
      }
      expect(all).toMatch(/63072000/);
    },
  );
});

describe('_headers', () => {
  const { content } = headersFile(rules);

  /** What a path gets by all rules that fit it, as both hosts read them. */
  function headersAt(path: string): Header[] {
    return content.split(/^(?=\/)/m).flatMap((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      return fits
        ? lines.map((line): Header => [line.split(':')[0]?.trim() ?? '', line.slice(line.indexOf(':') + 2)])
        : [];
    });
  }
  const song = filePath('F', 'SAN', 'a.txt');
  const paths = ['/', '/404.html', '/my/', song, playlistPath('1'), dataPath()];
  const files = ['/data/catalogue.json', '/_astro/worker.a.js', '/sw.js'];

  test.each([...paths, ...files])(
    'gives a path its headers, and none twice, since values of one name are joined: %s',
    (path) => {
      const got = headersAt(path).filter(([name]) => name !== 'Cache-Control');
      const expected = headersOf(path, rules.headers);
      expect(got.toSorted()).toEqual(expected.toSorted());
      expect(new Set(headersAt(path).map(([name]) => name)).size).toBe(headersAt(path).length);
    },
  );

  test.each(['/_astro/a.js', '/catalogue/index.json', '/packs/index.json'])(
    'spares a part of pages nothing: %s',
    (path) => {
      for (const header of rules.headers) expect(headersAt(path)).toContainEqual(header);
    },
  );

  test('keeps hashed files for a year', () => {
    expect(new Map(headersAt('/_astro/a.js')).get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(new Map(headersAt('/')).has('Cache-Control')).toBe(false);
  });

  test('keeps to the limits of the hosts, and is refused with the line that does not', () => {
    expect(Math.max(...content.split('\n').map((line) => line.length))).toBeLessThanOrEqual(LONGEST_LINE);
    const value = 'x'.repeat(LONGEST_LINE);
    expect(() => headersFile({ ...rules, headers: [['X-Long', value]] })).toThrow(
      /X-Long is 2010 characters long, 2000/,
    );
    expect(() => headersFile({ ...rules, headers: [['X-Place', 'a :name']] })).toThrow(/X-Place holds a colon/);
  });
});

describe('CloudFront’s policy', () => {
  const [usual, data] = responseHeadersPolicies(rules);
  const policy = JSON.parse(usual?.content ?? '');

  test('is another where scripts of other sites may read', () => {
    expect(policy.CorsConfig).toBeUndefined();
    expect(data?.name).toBe('response-headers-policy-data.json');
    const { Name, CorsConfig, CustomHeadersConfig, SecurityHeadersConfig } = JSON.parse(data?.content ?? '');
    expect(Name).not.toBe(policy.Name);
    expect(CorsConfig.AccessControlAllowOrigins.Items).toEqual(['*']);
    expect(CustomHeadersConfig.Items).toContainEqual({
      Header: 'Cross-Origin-Resource-Policy',
      Value: 'cross-origin',
      Override: true,
    });
    expect(SecurityHeadersConfig.FrameOptions.FrameOption).toBe('DENY');
  });

  test('has each header once: in its own field, or among the custom ones', () => {
    const custom = policy.CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header);
    expect(policy.CustomHeadersConfig.Quantity).toBe(custom.length);
    expect(custom.length + Object.keys(policy.SecurityHeadersConfig).length).toBe(rules.headers.length);
    expect(policy.SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: false,
    });
    expect(policy.SecurityHeadersConfig.FrameOptions.FrameOption).toBe('DENY');
  });

  test('keeps to its quotas, and is refused beyond them', () => {
    const { ContentSecurityPolicy: csp } = policy.SecurityHeadersConfig.ContentSecurityPolicy;
    expect(csp.length).toBeLessThanOrEqual(LONGEST_CSP);
    expect(policy.CustomHeadersConfig.Quantity).toBeLessThanOrEqual(MOST_CUSTOM_HEADERS);
    expect(() => responseHeadersPolicies({ ...rules, headers: [...rules.headers, ...longNames] })).toThrow(UserError);
  });
});

describe('CloudFront’s function', () => {
  type Value = { value: string; multiValue?: { value: string }[] };
  interface Result {
    uri?: string;
    statusCode?: number;
    headers: Record<string, Value>;
  }
  const context = createContext({});
  runInContext(viewerRequest().content, context);
  const handle = (uri: string, querystring: Record<string, Value> = {}): Result =>
    runInContext(`handler(${JSON.stringify({ request: { uri, querystring, headers: {} } })})`, context);

  test.each([
    '/',
    folderPath('Bhagavad Gita'),
    filePath('F', 'SAN', '001 Name.with.dots.txt'),
    playlistPath('1'),
    supportPath(),
    dataPath(),
  ])('finds the page of %s', (path) => {
    expect(handle(path)).toMatchObject({ uri: `${path}index.html` });
  });

  test.each([
    '/favicon.svg',
    '/_astro/a.B1.js',
    '/_astro/packs/a-san.01.txt',
    '/packs/index.json',
    '/catalogue/index.json',
    '/404.html',
    '/file/F/index.html',
    '/data/catalogue.json',
    '/data/dumps/F.jsonl.gz',
  ])('leaves a file alone: %s', (path) => {
    expect(handle(path)).toMatchObject({ uri: path });
    expect(handle(path).statusCode).toBeUndefined();
  });

  test('sends a page without its slash to its slash, dots in its name or not, with its query', () => {
    const path = filePath('F', 'SAN', '001 Name.txt');
    const query = {
      a: { value: '1' },
      b: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] },
      c: { value: '' },
    };
    const { statusCode, headers } = handle(path.slice(0, -1), query);
    expect(statusCode).toBe(301);
    expect(headers['location']?.value).toBe(`${path}?a=1&b=2&b=3&c`);
    expect(handle('/support').headers['location']?.value).toBe('/support/');
  });

  test('takes a plus sign for a plus sign, where S3 would read a space', () => {
    expect(handle('/file/a+b/').uri).toBe('/file/a%2Bb/index.html');
    expect(handle('/file/a+b').headers['location']?.value).toBe('/file/a%2Bb/');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '//file',
    '/filet',
    '/file.evil',
    '//evil.example/file',
  ])('never leads off the site (B13): %s', (path) => {
    expect(handle(path).statusCode).toBeUndefined();
  });
});

describe('nginx', () => {
  const [file] = nginxFiles(rules, server);

  test('is told to send http to https by the site’s own name, never the request’s', () => {
    expect(file?.content).toContain('return 301 https://nama.example$request_uri;');
    expect(file?.content).not.toMatch(/\$(?:http_)?host/);
  });

  test('has its headers at one level, since an inner one would drop the outer', () => {
    expect(file?.content).not.toMatch(/^\s*location\b/m);
    expect(file?.content.match(/add_header Content-Security-Policy/g)).toHaveLength(1);
  });

  test('spares the parts of pages what is about pages, workers excepted', () => {
    const [, path = ''] =
      /map \$uri \$nama_content_security_policy \{\n.*\n {2}"~(.+)" "";/.exec(file?.content ?? '') ?? [];
    expect('/_astro/Page.Bx1.js').toMatch(new RegExp(path));
    for (const data of ['/catalogue/index.json', '/packs/index.json']) expect(data).toMatch(new RegExp(path));
    for (const page of ['/_astro/worker.a.Bx1.js', '/file/_astro/', '/404.html', '/']) {
      expect(page).not.toMatch(new RegExp(path));
    }
    expect(file?.content).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  test('names brotli only where it is', () => {
    expect(file?.content).not.toContain('brotli');
    expect(nginxFiles(rules, { ...server, brotli: true })[0]?.content).toContain('brotli on;');
  });

  test.each(['/srv/$x', '/srv/"a', '/srv/a\\b'])('refuses a path that it would read otherwise: %s', (root) => {
    expect(() => nginxFiles(rules, { ...server, root })).toThrow(/cannot stand in an nginx configuration/);
  });

  test('keeps no record of who read what, as the privacy page says', () => {
    expect(file?.content.match(/access_log off;/g)).toHaveLength(2);
  });
});
