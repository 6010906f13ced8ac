import { describe, expect, test } from 'vitest';
import { product } from '#messages/en.json' with { type: 'json' };
import { readSource } from './sources.ts';

/** The sections of the product's specification that fix its words. */
const specification = readSource('docs/product.md')
  .split(/^(?=## )/m)
  .filter((section) => /^## (2|5|8)\. /.test(section))
  .join('');

// A quote is a message or a label; `{min}` and `{stock}` in it stand for a number.
const quoted = [
  ...new Set([...specification.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, words = '']) => words)),
];
const anyNumber = 7;
const withNumber = (words: string) => words.replace(/\{\w+\}/, String(anyNumber));

const known = Object.values(product).map(withNumber);

describe('the words that the product fixes', () => {
  test.each(quoted)('"%s" is in messages/en.json, letter for letter', (words) => {
    expect(known).toContain(withNumber(words));
  });

  test.each(known)('"%s" in messages/en.json is the specification\'s', (words) => {
    expect(quoted.map(withNumber)).toContain(words);
  });
});
