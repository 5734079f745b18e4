import { afterEach, expect, test } from 'vitest';
import { leadBack } from '#features/reading/back.browser.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test.each([
  ['?folder=Thirumurai&language=TAM', '/?folder=Thirumurai&language=TAM'],
  ['//evil.example', '/?//evil.example'],
  ['javascript:alert(1)', '/?javascript:alert(1)'],
  ['#x', '/?%23x'],
])('Home opens Home with the query it was left with, and nothing but a query: %s', (stored, expected) => {
  document.body.innerHTML = '<a href="/" data-home>Home</a>';
  sessionStorage.setItem('home', stored);
  leadBack();
  const home = document.querySelector<HTMLAnchorElement>('[data-home]');
  expect(home?.href).toBe(new URL(expected, location.href).href);
});
