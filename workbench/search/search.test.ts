import { expect, test } from 'vitest';
import { product } from '#messages/en.json' with { type: 'json' };
import { texts } from '#messages/texts.ts';
import { findMessages, findTitles } from './search.ts';

const keysOf = (query: string) => findMessages(query).map(({ key }) => key);
const textsOf = (query: string) => findMessages(query).flatMap(({ forms }) => forms);

test('every message is found by its key and by each of its texts', () => {
  const lost = [...texts].filter(([key, forms]) =>
    [key, ...forms].some((text) => !keysOf(text).includes(key)),
  );
  expect(lost).toEqual([]);
});

test('the message with exactly this text or key is first', () => {
  expect(textsOf(product.alreadyPaid)[0]).toBe(product.alreadyPaid);
  for (const key of texts.keys()) expect(keysOf(key)[0]).toBe(key);
});

test('words are found in any order, whatever their case', () => {
  expect(textsOf('ORDER cancel sure')).toContain(product.cancelQuestion);
  expect(keysOf('no such text in the shop')).toEqual([]);
});

test('a text is found as the shop shows it, with values in place of its parameters', () => {
  expect(textsOf('Please order minimum 20')[0]).toBe(product.belowMinimum);
  // "{count} order" is not that.
  expect(keysOf(product.orderNotAccepted)).toEqual(['product.orderNotAccepted']);
});

test('components are found by a part of their name', () => {
  const titles = ['Components/TextField', 'Components/TextArea', 'Sections/Hero'];
  expect(findTitles(titles, 'text fi')).toEqual(['Components/TextField']);
  expect(findTitles(titles, 'sections')).toEqual([]);
});
