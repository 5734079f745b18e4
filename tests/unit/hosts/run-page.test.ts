import { describe, expect, test } from 'vitest';
import { runPage } from '../../../scripts/hosts/run-page.ts';

const counts = { accepted: 5997, added: 2, changed: 1, removed: 0, stale: 3, missing: 0 };
const pull = {
  outcome: 'committed',
  seconds: 6,
  failure: null,
  warnings: ['2 entries are older than before'],
  entries: counts,
  playlists: { ...counts, accepted: 9 },
  skipped: [{ index: 3, what: 'entry', name: 'F/SAN/..', reason: 'would leave its folder' }],
};
const build = {
  seconds: { build: 12 },
  pages: { rendered: 3, kept: 6041 },
  changes: { from: 'a', written: 7, removed: 1 },
  checks: { offenderCount: 0, offenders: [], overLimits: ['Netlify: 60,000 entries in a folder, 54,000 at most'] },
};
const report = { outcome: 'published', startedAt: '2026-11-21T04:00:00Z', seconds: 25.4, failure: null, pull, build };

describe('the page of a run', () => {
  test('says what was published, in numbers', () => {
    const page = runPage(report);
    expect(page).toMatch(/^## Published\n/);
    expect(page).toContain('| entries | 5,997 | 2 | 1 | 0 | 3 | 0 |');
    expect(page).toContain('- 3 pages made, 6,041 taken over');
    expect(page).toContain('- 7 files to send, 1 to remove');
    expect(page).toContain('- `entry` `F/SAN/..`: `would leave its folder`');
    expect(page).toContain('54,000 at most');
  });

  test('says at which step a run failed, although it has no more to tell', () => {
    const failure = { step: 'pull', what: 'The pull ended with exit code 1.' };
    const page = runPage({ ...report, outcome: 'failed', failure, pull: null, build: null });
    expect(page).toMatch(/^## Failed; the site is as it was\n\nAt the `pull`: `The pull ended with exit code 1\.`/);
    expect(page).not.toContain('|');
  });

  test('shows a name of anyone’s making as code: no markup, no mention, no line of its own', () => {
    const name = '`@team`<img src=x>\n## Published\u202e';
    const page = runPage({ ...report, pull: { ...pull, skipped: [{ what: 'entry', name, reason: 'is odd' }] } });
    expect(page).toContain("- `entry` `'@team'<img src=x> ## Published `: `is odd`");
    expect(page.match(/^## /gm)).toHaveLength(1);
  });

  test('names the first of many and counts the others', () => {
    const skipped = Array.from({ length: 60 }, (_, index) => ({ what: 'entry', name: `${index}`, reason: 'is odd' }));
    const page = runPage({ ...report, pull: { ...pull, skipped } });
    expect(page.match(/is odd/g)).toHaveLength(25);
    expect(page).toContain('- and 35 more');
  });
});
