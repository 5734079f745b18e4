import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '#ui/Field.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';

function Search({ first = '' }: { first?: string }) {
  const [text, setText] = useState(first);
  return (
    <SearchField
      id="find"
      name="find"
      label="home.search-files"
      clearLabel="home.clear-search"
      text={text}
      onText={setText}
    />
  );
}

describe('a field', () => {
  test('is named by its label and described by its fault, then by its hint', async () => {
    const screen = await render(
      <Field id="email" label="Email" hint="Only for an answer." fault="Enter an address." />,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    await expect.element(field).toHaveAccessibleDescription('Enter an address. Only for an answer.');
    await expect.element(field).toBeInvalid();
  });

  test('hands on what is typed', async () => {
    const onText = vi.fn();
    const screen = await render(<Field id="name" label="Name" onText={onText} />);
    await screen.getByRole('textbox', { name: 'Name' }).click();
    await userEvent.keyboard('De');
    expect(onText.mock.calls).toEqual([['D'], ['De']]);
  });
});

describe('a search field', () => {
  test('has a button that empties it, and gives it the focus', async () => {
    const screen = await render(<Search />);
    const field = screen.getByRole('textbox', { name: 'Search Files' });
    expect(screen.getByRole('button').query()).toBeNull();
    await field.fill('siva');
    await screen.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    expect(screen.getByRole('button').query()).toBeNull();
  });

  test('is emptied by Escape', async () => {
    const screen = await render(<Search first="siva" />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('textbox')).toHaveValue('');
  });

  test('is emptied by Escape also before who holds it knows of the letters', async () => {
    const onText = vi.fn();
    const field = createRef<HTMLInputElement>();
    const screen = await render(
      <SearchField
        id="find"
        name="find"
        label="home.search-files"
        clearLabel="home.clear-search"
        field={field}
        text=""
        onText={onText}
      />,
    );
    await screen.getByRole('textbox').fill('siva');
    await userEvent.keyboard('{Escape}');
    expect(onText.mock.calls).toEqual([['siva'], ['']]);
  });
});

test('a dropdown hands on the value of what is chosen by its name', async () => {
  const onChoose = vi.fn();
  const options = [
    { value: 'TAM', label: 'Tamil' },
    { value: 'SAN', label: 'Sanskrit' },
  ];
  const screen = await render(<Select aria-label="Language" value="TAM" options={options} onChoose={onChoose} />);
  const select = screen.getByRole('combobox', { name: 'Language' });
  await expect.element(select).toHaveDisplayValue('Tamil');
  await select.selectOptions('Sanskrit');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('SAN');
});
