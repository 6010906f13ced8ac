import { expect, test } from 'vitest';
import { orderLines, readOrderList } from '#contract/orders/order-list.ts';
import { listCsv } from './list-csv.ts';

test('keeps numbers as they are in a spreadsheet, and can be read again', () => {
  const text = listCsv([
    { line: 4, number: '0701', quantity: 20, reason: 'Not found: No part has this number' },
    { line: 7, number: '=W 712/"95"', quantity: null, reason: 'Several match' },
  ]);
  expect(text.split('\r\n')).toEqual([
    '"Line","Number","Quantity","Reason"',
    `4,"'0701",20,"Not found: No part has this number"`,
    `7,"'=W 712/""95""",,"Several match"`,
    '',
  ]);
  const list = readOrderList(text);
  expect(orderLines(list, list.columns)).toEqual([
    { line: 2, number: '0701', quantity: 20 },
    { line: 3, number: '=W 712/"95"', quantity: null },
  ]);
});
