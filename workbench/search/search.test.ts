import { expect, test } from 'vitest';
import { messageUses } from '#messages/uses.ts';
import { texts } from '#messages/texts.ts';
import { findMessages, findTitles } from './search.ts';

test('every message that the shop uses is found by its key and by each of its texts', () => {
  const ids = Object.keys(messageUses());
  expect(ids.length).toBeGreaterThan(500);
  const lost = ids.filter((id) =>
    [id, ...(texts.get(id) ?? [])].some((query) => !findMessages(query).includes(id)),
  );
  expect(lost).toEqual([]);
});

test('the message with exactly this text or key is first', () => {
  expect(findMessages('Already paid')[0]).toBe('product.alreadyPaid');
  expect(findMessages('theListHasNoSuchSort')).toEqual(['problem.theListHasNoSuchSort']);
});

test('a text with the word comes before a key with it', () => {
  const found = findMessages('order');
  expect(found.indexOf('product.orderDeleted')).toBeLessThan(found.indexOf('orderTable.cancel'));
});

test('words are found in any order, whatever their case and apostrophes', () => {
  const goesBack = 'adminOrderTable.refundGoesBackToTheCustomersCard';
  expect(findMessages("CARD customer's back")).toContain(goesBack);
  expect(findMessages('customer’s card')).toContain(goesBack);
});

test('a text is found as the shop shows it, with values in place of its parameters', () => {
  expect(findMessages('Confirming 3 orders')[0]).toBe('adminOrderTable.confirmingOrders');
});

test('without a message that has every word, those with most of them are found', () => {
  expect(findMessages('Order is already paid')).toContain('product.alreadyPaid');
  expect(findMessages('already paid')).not.toContain('common.paid');
});

test('an empty query and one that nothing has find nothing', () => {
  expect(findMessages(' ')).toEqual([]);
  expect(findMessages('no such text in the shop')).toEqual([]);
});

test('components are found by a part of their name', () => {
  const titles = ['Components/TextField', 'Components/TextArea', 'Sections/Hero'];
  expect(findTitles(titles, 'text fi')).toEqual(['Components/TextField']);
  expect(findTitles(titles, 'sections')).toEqual([]);
  expect(findTitles(titles, '')).toEqual([]);
});
