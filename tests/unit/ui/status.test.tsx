import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Status } from '#ui/Status.tsx';

test('an alert that passes is there at once, and seen while it has words', () => {
  const status = (words: string) =>
    renderToStaticMarkup(
      <Status role="alert" passing className="toast">
        {words}
      </Status>,
    );
  expect(status('Copied')).toBe('<p role="alert" class="toast">Copied</p>');
  expect(status('')).toBe('<p role="alert" class="visually-hidden"></p>');
});
