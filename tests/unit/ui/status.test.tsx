import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Status } from '#ui/Status.tsx';

test('a status that passes is seen while it has words', () => {
  const status = (words: string) =>
    renderToStaticMarkup(
      <Status passing className="toast">
        {words}
      </Status>,
    );
  expect(status('Copied')).toBe('<p role="status" class="toast">Copied</p>');
  expect(status('')).toBe('<p role="status" class="visually-hidden"></p>');
});
