import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '#ui/Field.tsx';
import { SearchField } from '#ui/SearchField.tsx';

const nothing = () => undefined;

test('a field has its label, and nothing else that it was not given', () => {
  expect(renderToStaticMarkup(<Field id="name" label="Name" />)).toBe(
    '<label for="name">Name</label><input id="name"/>',
  );
});

test('a field is described by what is wrong with it first, then by what it takes', () => {
  const html = renderToStaticMarkup(<Field id="name" label="Name" hint="At most 200" fault="Enter your name." />);
  expect(html).toContain('aria-describedby="name-fault name-hint" aria-invalid="true"');
  expect(html).toContain('<p id="name-hint" class="quiet">At most 200</p>');
  expect(html).toContain('<p id="name-fault" class="fault" aria-live="polite">Enter your name.</p>');
});

test('the line for a fault stands there while nothing is wrong', () => {
  const html = renderToStaticMarkup(<Field id="name" label="Name" fault={null} />);
  expect(html).toContain('<p id="name-fault" class="fault" aria-live="polite"></p>');
  expect(html).not.toContain('aria-invalid');
});

test('a field of more than one line is a textarea', () => {
  expect(renderToStaticMarkup(<Field id="comments" label="Comments" rows={7} />)).toContain(
    '<textarea id="comments" rows="7">',
  );
});

test('a search field can be emptied once it holds something', () => {
  const field = (text: string) =>
    renderToStaticMarkup(
      <SearchField
        id="q"
        name="q"
        label="home.search-files"
        clearLabel="home.clear-search"
        text={text}
        onText={nothing}
      />,
    );
  expect(field('')).not.toContain('<button');
  expect(field('siva')).toContain('<button type="button" class="clear" aria-label="Clear search">');
});
