import { describe, expect, test } from 'vitest';
import { orderLines, readOrderList } from './order-list.ts';

const read = (text: string) => {
  const list = readOrderList(text);
  return orderLines(list, list.columns).map(({ number, quantity }) => [number, quantity]);
};

describe('a pasted line', () => {
  test.each<[string, string, number | null]>([
    ['NH-10042\t20', 'NH-10042', 20],
    ['NH-10042,20', 'NH-10042', 20],
    ['NH-10042, 20', 'NH-10042', 20],
    ['NH-10042;20', 'NH-10042', 20],
    ['20;NH-10042', 'NH-10042', 20],
    ['"NH-10042";"1,000"', 'NH-10042', 1000],
    ['NH-10042 20', 'NH-10042', 20],
    ['NH-10042     20', 'NH-10042', 20],
    ['20     NH-10042', 'NH-10042', 20],
    ['NH-10042 x 20', 'NH-10042', 20],
    ['NH-10042 x20', 'NH-10042', 20],
    ['20 x NH-10042', 'NH-10042', 20],
    ['20x NH-10042', 'NH-10042', 20],
    ['20 × NH-10042', 'NH-10042', 20],
    ['NH-10042 20 pcs', 'NH-10042', 20],
    ['W 712/95\t100', 'W 712/95', 100],
    ['W 712/95 100', 'W 712/95', 100],
    ['W 712/95', 'W 712/95', null],
    ['W 712', 'W 712', null],
    ['VM 608-2Z', 'VM 608-2Z', null],
    ['NH-10042\t', 'NH-10042', null],
    ['NH\u201110042\u00A0\u00A0２０', 'NH-10042', 20],
    ["'00340434\t2", '00340434', 2],
    ['NH-10042;0', 'NH-10042', Number.NaN],
    ['NH-10042;-2', 'NH-10042', Number.NaN],
    ['NH-10042;2.5', 'NH-10042', Number.NaN],
    ['NH-10042;1.000', 'NH-10042', Number.NaN],
    ['NH-10042;20.0', 'NH-10042', 20],
    ['Number;Qty\nNH-10042;some', 'NH-10042', Number.NaN],
  ])('%j is %s, %d', (line, number, quantity) => {
    expect(read(line)).toEqual([[number, quantity]]);
  });

  test.each<[string, string | undefined]>([
    ['1K0 615 301', '1K0 615 301'],
    ['nh10118 4', 'nh10118 4'],
    ['1K0 615  301', undefined],
    ['1K0 615 x 301', undefined],
    ['1K0 615 301 pcs', undefined],
    ['1K0 615\t301', undefined],
  ])('%j may be one number: %s', (line, whole) => {
    const list = readOrderList(line);
    expect(orderLines(list, list.columns)[0]?.whole).toBe(whole);
  });
});

test('counts lines as an editor does, and leaves out empty ones and the heading', () => {
  const list = readOrderList('\uFEFFPart number;Qty\r\n\r\nNH-10042;20\n;\rNH-10057;4\n');
  expect(list.headings).toEqual(['Part number', 'Qty']);
  expect(orderLines(list, list.columns)).toEqual([
    { line: 3, number: 'NH-10042', quantity: 20 },
    { line: 5, number: 'NH-10057', quantity: 4 },
  ]);
});

test('reads each line by its own separator if they are mixed', () => {
  expect(read('NH-10042\t20\nNH-10057;4\n2 x NH-10071\nNH-10118 8')).toEqual([
    ['NH-10042', 20],
    ['NH-10057', 4],
    ['NH-10071', 2],
    ['NH-10118', 8],
  ]);
});

describe('the columns of a list', () => {
  test.each<[string, string, [string, number | null]]>([
    ['a position, a number, a quantity', '1\tNH-10042\t20\n2\tNH-10057\t4', ['NH-10042', 20]],
    ['a quantity first', 'Menge;Artikelnummer\n20;NH-10042\n4;NH-10057', ['NH-10042', 20]],
    ['a name between', 'Item no.;Name;Qty;Price\nNH-10042;Disc, 282;20;64.00', ['NH-10042', 20]],
    ['numbers of digits alone', 'SKU,Count\n10042,20\n10057,4', ['10042', 20]],
    ['the same without a heading', '10042,20\n10057,4', ['10042', 20]],
    ['a comma in a quoted name', 'NH-10042,"Disc, vented 282",20\nNH-10057,Pads,4', ['NH-10042', 20]],
    ['no quantities', 'Number;Name\nNH-10042;Disc\nNH-10057;Pads', ['NH-10042', null]],
    ['the mark of Excel', 'sep=;\nNH-10042;20', ['NH-10042', 20]],
  ])('%s', (_, text, first) => {
    expect(read(text)[0]).toEqual(first);
  });

  test('can be changed', () => {
    const list = readOrderList('Number;Old number;Qty\nNH-10042;W 712/95;20');
    expect(orderLines(list, { number: 1, quantity: null })).toEqual([
      { line: 2, number: 'W 712/95', quantity: null },
    ]);
  });
});
