import { describe, expect, it } from 'vitest';
import { NoOutputError, parseAnswer } from '#api/reader-calls.ts';

describe('an answer to translate', () => {
  it('is its output, and its model where one is named', () => {
    expect(parseAnswer('{"output":"x"}')).toEqual({ output: 'x', model: null, by: null });
    expect(parseAnswer('{"output":"x","model":" m ","more":1}')).toEqual({ output: 'x', model: 'm', by: null });
    expect(parseAnswer('{"output":"x","by":"glossary"}')).toEqual({ output: 'x', model: null, by: 'glossary' });
    expect(parseAnswer('{"output":"x","by":"an oracle"}').by).toBeNull();
  });

  it.each([
    '{}',
    'null',
    '[]',
    '"x"',
    '5',
    '{"output":null}',
    '{"output":5}',
    '{"output":{"toString":"x"}}',
    '{"output":" \\n"}',
    '{"Output":"x"}',
  ])('is none when it is %s', (body) => expect(() => parseAnswer(body)).toThrow(NoOutputError));

  it.each(['', '<!doctype html>', '{"output":"half'])('is none when it is no JSON: %j', (body) => {
    expect(() => parseAnswer(body)).toThrow(SyntaxError);
  });

  it('names no model that is not a short text', () => {
    expect(parseAnswer('{"output":"x","model":{"a":1}}').model).toBeNull();
    expect(parseAnswer('{"output":"x","model":" "}').model).toBeNull();
    expect(parseAnswer(JSON.stringify({ output: 'x', model: 'm'.repeat(500) })).model).toHaveLength(80);
  });

  it('takes nothing else from the server', () => {
    const answer = parseAnswer('{"output":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(Object.keys(answer)).toEqual(['output', 'model', 'by']);
    expect('polluted' in {}).toBe(false);
  });
});
