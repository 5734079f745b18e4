import { describe, expect, it } from 'vitest';
import { browserSettings, environment, readEnvironment } from '#schemas/environment.ts';
import { UserError } from '#schemas/user-error.ts';

const faultsOf = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('these settings were taken');
};

describe('the settings', () => {
  it('have a default for everything', () => {
    const settings = readEnvironment({});
    expect(settings).toMatchObject({ CLICK_LOG: 'on', CLICK_LOG_URL: '', ALLOW_CODE: '', APP_NAME: 'nama' });
    expect(Object.values(settings)).not.toContain(undefined);
  });

  it('leave texts alone unless somebody says on which terms they may be copied', () => {
    expect(readEnvironment({}).TEXT_LICENCE).toBe('');
  });

  it('have their defaults where a variable is empty', () => {
    const empty = Object.fromEntries(Object.keys(environment.in.shape).map((name) => [name, '']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it('take no notice of other variables', () => {
    expect(readEnvironment({ PATH: '/bin', API_TOKEN: 'secret', constructor: 'x' })).toEqual(readEnvironment({}));
  });

  it('lose the slashes at the end of an address', () => {
    expect(readEnvironment({ API_URL: 'https://api.example.org/v1//' }).API_URL).toBe('https://api.example.org/v1');
  });

  it('lead browsers where the pull goes, unless they are told otherwise', () => {
    expect(readEnvironment({ API_URL: 'https://api.example.org' })).toMatchObject({
      BROWSER_API_URL: 'https://api.example.org',
      SUPPORT_URL: 'https://api.example.org/support',
    });
    expect(readEnvironment({ API_URL: 'http://10.0.0.1', BROWSER_API_URL: 'https://api.example.org/' })).toMatchObject({
      BROWSER_API_URL: 'https://api.example.org',
      SUPPORT_URL: 'https://api.example.org/support',
    });
    expect(readEnvironment({ SUPPORT_URL: 'https://forms.example.org/x' }).SUPPORT_URL).toBe(
      'https://forms.example.org/x',
    );
  });

  it('read whole numbers', () => {
    expect(readEnvironment({ PULL_CONCURRENCY: '64', PULL_TIMEOUT: '1', PULL_BUDGET: '600' })).toMatchObject({
      PULL_CONCURRENCY: 64,
      PULL_TIMEOUT: 1,
      PULL_BUDGET: 600,
    });
  });
});

describe('wrong settings', () => {
  it.each([
    ['API_URL', 'ftp://example.org', 'is not an http or https URL'],
    ['API_URL', 'example.org', 'is not an http or https URL'],
    ['API_URL', 'file:///etc/passwd', 'is not an http or https URL'],
    ['SITE_URL', 'javascript:alert(1)', 'is not an http or https URL'],
    ['CLICK_LOG', 'yes', 'is neither on nor off'],
    ['ALLOW_CODE', 'a b', 'has other characters than letters, digits, dot, dash and underscore'],
    ['ALLOW_CODE', '</script>', 'has other characters than letters, digits, dot, dash and underscore'],
    ['SITE_TITLE', 'x'.repeat(61), 'is longer than 60 characters'],
    ['TEXT_LICENCE', 'two\nlines', 'holds a control character'],
    ['TEXT_LICENCE', 'x'.repeat(201), 'is longer than 200 characters'],
    ['PULL_CONCURRENCY', '0', 'is below 1'],
    ['PULL_CONCURRENCY', '65', 'is above 64'],
    ['PULL_TIMEOUT', 'soon', 'is not a number'],
    ['PULL_TIMEOUT', '1.5', 'is not a whole number'],
    ['PULL_BUDGET', 'Infinity', 'is not a number'],
  ])('are named, with the value and the place to change it: %s %s', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toBe(
      `${name} ${fault}: ${JSON.stringify(value)}\n  Set ${name} in .env or in the environment; .env.example says what it holds.`,
    );
  });

  it('name optional addresses too', () => {
    for (const name of ['BROWSER_API_URL', 'SUPPORT_URL', 'CLICK_LOG_URL']) {
      expect(faultsOf({ [name]: 'nowhere' })).toContain(`${name} `);
    }
  });

  it('are all reported at once', () => {
    const faults = faultsOf({ API_URL: 'x', CLICK_LOG: 'maybe', PULL_BUDGET: '-1' });
    for (const name of ['API_URL', 'CLICK_LOG', 'PULL_BUDGET']) expect(faults).toContain(`Set ${name} in .env`);
  });
});

describe('what the pages may know', () => {
  it('is these six settings, and nothing that only the pull needs', () => {
    const settings = readEnvironment({
      API_URL: 'http://internal.example',
      BROWSER_API_URL: 'https://api.example.org',
      CLICK_LOG_URL: 'https://log.example.org/e',
      ALLOW_CODE: 'code-1',
      SITE_TITLE: 'Nāma',
    });
    expect(browserSettings(settings)).toEqual({
      apiUrl: 'https://api.example.org',
      supportUrl: 'https://api.example.org/support',
      clickLogUrl: 'https://log.example.org/e',
      allowCode: 'code-1',
      appName: 'nama',
      siteTitle: 'Nāma',
    });
    expect(JSON.stringify(browserSettings(settings))).not.toContain('internal.example');
  });

  it('has no address for the click log when the flag is off', () => {
    const settings = readEnvironment({ CLICK_LOG: 'off', CLICK_LOG_URL: 'https://log.example.org/e' });
    expect(browserSettings(settings).clickLogUrl).toBe('');
  });
});
