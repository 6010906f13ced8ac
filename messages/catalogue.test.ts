import { expect, test } from 'vitest';
import catalogue from '#messages/en.json' with { type: 'json' };
import { messagesIn, messageUses } from './uses.ts';

const ids = Object.entries(catalogue).flatMap(([group, messages]) =>
  Object.keys(messages).map((key) => `${group}.${key}`),
);

test('the messages of a source are found', () => {
  const source = "import * as m from '#messages/part-table.js';\nm.title();\nshow(m.hint);\nform.title;";
  expect(messagesIn(source)).toEqual(['partTable.title', 'partTable.hint']);
  expect(messagesIn("import * as product from '#messages/product.js';\nproduct.home();")).toEqual([
    'product.home',
  ]);
});

test('every message of messages/en.json is used', () => {
  const uses = messageUses();
  expect(ids.length).toBeGreaterThan(500);
  expect(
    ids.filter((id) => !(id in uses)),
    'no source uses these messages: remove them from messages/en.json',
  ).toEqual([]);
});

test('groups and keys are sorted', () => {
  expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).toSorted());
  for (const messages of Object.values(catalogue)) {
    expect(Object.keys(messages)).toEqual(Object.keys(messages).toSorted());
  }
});
