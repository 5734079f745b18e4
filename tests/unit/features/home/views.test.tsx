import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Answer, Task } from '#features/translate/engine.ts';
import { ResultView, type ResultViewProps } from '#features/translate/ResultView.tsx';
import { TranslateMenu } from '#features/translate/TranslateMenu.tsx';
import { translationKinds } from '#features/translate/translation.ts';

const nothing = () => undefined;
const task: Task = {
  purpose: 'translation',
  type: 'convert_from_sanskrit',
  pieces: ['a'],
  verses: 0,
  quote: null,
};
const answer: Answer = { output: '<b>x</b>', model: null, by: null, day: '2026-11-21', cut: false, isCached: false };

const render = (job: Partial<ResultViewProps['job']>) =>
  renderToStaticMarkup(
    <ResultView
      origin="From here."
      sourceLang="ta"
      isLong={false}
      job={{ phase: 'result', run: 1, task, answers: [answer], fault: null, ...job }}
      onStop={nothing}
      onResume={nothing}
      onAnew={nothing}
      onClose={nothing}
      onShow={nothing}
    />,
  );
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label);

describe('the static menu', () => {
  it('is one that the browser opens by itself, before any script', () => {
    const html = renderToStaticMarkup(
      <TranslateMenu kinds={translationKinds('TAM')} disabled={false} busy={false} onChoose={nothing} />,
    );
    expect(html).toMatch(/^<details[^>]*><summary class="button"><span[^>]*>Translate/);
    expect(html).not.toContain('To English');
  });

  it('says that it is disabled where there is nothing to translate, and while it translates that it is busy, too', () => {
    const summary = (busy: boolean) =>
      renderToStaticMarkup(<TranslateMenu kinds={[]} disabled={!busy} busy={busy} onChoose={nothing} />);
    expect(summary(false)).toMatch(/<summary class="button" aria-disabled="true">/);
    expect(summary(true)).toMatch(/<summary class="button" aria-disabled="true" aria-busy="true">/);
  });
});

describe('a result', () => {
  it('shows its answer as text, with its language and where it comes from', () => {
    const html = render({});
    expect(html).toContain('<p lang="en" dir="ltr">&lt;b&gt;x&lt;/b&gt;</p>');
    expect(html).toContain('From here.');
  });

  it('offers what fits its state', () => {
    expect(buttons(render({}))).toEqual(['Close', 'Copy', 'Ask again']);
    expect(buttons(render({ phase: 'processing', answers: [] }))).toEqual(['Close', 'Cancel']);
    expect(buttons(render({ phase: 'error', answers: [], fault: 'failed' }))).toEqual(['Close', 'Try again']);
    expect(buttons(render({ phase: 'stopped' }))).toEqual(['Close', 'Continue', 'Copy']);
  });

  it('says in words what is happening', () => {
    expect(render({ phase: 'processing', answers: [] })).toContain('Translating…');
    const many = { ...task, pieces: ['a', 'b', 'c'] };
    expect(render({ phase: 'processing', task: many })).toContain(
      'This text is long, so it is sent part by part: 2 of 3…',
    );
    expect(render({ answers: [{ ...answer, isCached: true }] })).toContain('From an earlier request');
    expect(render({ answers: [{ ...answer, cut: true }] })).toContain('This answer was too long');
  });

  it('quotes the selected words, at most some lines of them', () => {
    const html = render({ task: { ...task, purpose: 'meaning', quote: 'w'.repeat(1000) } });
    expect(html).toContain(`<blockquote lang="ta" dir="auto"><q>${'w'.repeat(300)}…</q>`);
  });
});
