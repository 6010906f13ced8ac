import { expect, test } from 'vitest';
import { numberWords } from './number-words.ts';

test.each([
  [0, 'zero'],
  [1, 'one'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [34, 'thirty-four'],
  [99, 'ninety-nine'],
  [100, '100'],
  [-3, '-3'],
])('%s is written "%s"', (value, words) => expect(numberWords(value)).toBe(words));
