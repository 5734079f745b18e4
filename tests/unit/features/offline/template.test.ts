import { describe, expect, test } from 'vitest';
import { slot } from '../../../../src/features/offline/draw/slots.ts';
import { PARTS, readTemplate, TemplateError } from '../../../../src/features/offline/draw/template.ts';

const part = (name: string, html: string): string => `<template data-part="${name}">${html}</template>`;
/** Every variant of every part as markup that says which it is. */
const variants = Object.entries(PARTS).flatMap(([name, all]) => all.map((variant) => [name, variant] as const));
const editions = '<ul>edition current-lang;edition link-lang;</ul>';
const markup = (name: string, variant: string): string =>
  name === 'editions' && variant === 'many' ? editions : `${name} ${variant};`;
const parts = variants.map(([name, variant]) => part(`${name} ${variant}`, markup(name, variant)));
const shown = Object.entries(PARTS)
  .filter(([name]) => name !== 'edition')
  .map(([name, [variant]]) => markup(name, variant));
const SAID = '<template data-said="{&quot;Tamil&quot;:&quot;1a&quot;}"></template>';
const template = (page: string, all: readonly string[] = parts, said = SAID): string =>
  `${page}<template data-parts></template>${all.join('')}${said}`;

describe('a template', () => {
  test('is a page with a place for each part, and the variants of each', () => {
    const { page, parts: read, said } = readTemplate(template(`<h1>${slot('name')}</h1>${shown.join('')} `));
    expect(page).toContain(slot('name'));
    expect(page.endsWith(' ')).toBe(true);
    for (const name of Object.keys(PARTS).filter((one) => one !== 'edition')) expect(page).toContain(slot(name));
    expect(read.get('editions many')).toBe(`<ul>${slot('edition')}</ul>`);
    expect(read.get('nav -next')).toBe('nav -next;');
    expect(said).toEqual(new Map([['Tamil', '1a']]));
  });

  test.each([
    ['whose page does not show a part', template(shown.slice(1).join('')), /does not show the part "way"/],
    ['whose page shows a part twice', template([...shown, shown[0]].join('')), /shows the part "way" twice/],
    [
      'that lacks a variant',
      template(shown.join(''), parts.slice(1)),
      /lacks the variant "said-said" of the part "way"/,
    ],
    ['with a place that nothing fills', template(`${shown.join('')}${slot('colour')}`), /a place "colour"/],
    ['without the numbers of messages', template(shown.join(''), parts, ''), /no numbers of messages/],
    ['that is not there', '', /no numbers/],
  ])('%s is refused', (_, html, words) => {
    expect(() => readTemplate(html)).toThrow(TemplateError);
    expect(() => readTemplate(html)).toThrow(words);
  });
});
