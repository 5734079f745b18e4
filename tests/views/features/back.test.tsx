import { afterEach, expect, test } from 'vitest';
import { leadBack } from '#features/reading/back.page.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test.each([
  ['?folder=Thirumurai&language=TAM', '/?folder=Thirumurai&language=TAM'],
  ['//evil.example', '/?//evil.example'],
  ['javascript:alert(1)', '/?javascript:alert(1)'],
  ['#x', '/?%23x'],
])('every way Home opens it with the query it was left with, and nothing but a query: %s', (stored, expected) => {
  document.body.innerHTML =
    '<a href="/">Nama</a><a href="/?folder=Puranas&language=TAM">Back to File List</a><a href="/my/">My place</a>';
  sessionStorage.setItem('home', stored);
  leadBack();
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual([expected, expected, '/my/'].map((path) => new URL(path, location.href).href));
});
