import { describe, expect, test } from 'vitest';
import type { Part } from '../catalogue/parts.ts';
import type { NumberAnswer } from './quick-order.ts';
import { quickOrderRows, sumOfRows, type CheckedLine, type ListChanges } from './quick-order-rows.ts';

const partOf = (overrides: Partial<Part> = {}): Part => ({
  ...{ _id: 'disc', name: 'Brake disc', description: '', price: 64, quantity: 100, minQuantity: 10 },
  ...{ image: '', number: 'NH-10042', brand: '', version: 1 },
  ...overrides,
});
const disc = partOf();
const pads = partOf({ _id: 'pads', number: 'NH-10057', price: 38.5, quantity: 12, minQuantity: 4 });

const found = (part: Part): NumberAnswer => ({ kind: 'found', part });
const line = (at: number, answer: NumberAnswer, quantity: number | null = 10): CheckedLine => ({
  ...{ line: at, number: `No. ${at}`, quantity, answer },
});
const unchanged: ListChanges = { choices: new Map(), quantities: new Map() };
const needs = (lines: readonly CheckedLine[], changes: Partial<ListChanges> = {}) =>
  quickOrderRows(lines, { ...unchanged, ...changes }).map(({ lines: of, part, quantity, need }) => [
    of.map(({ line: at }) => at),
    part?._id,
    quantity,
    need,
  ]);

describe('a row', () => {
  test.each<[string, NumberAnswer, number | null, unknown[]]>([
    ['is ready', found(disc), 20, ['disc', 20, null]],
    ['without a quantity is the minimum order', found(disc), null, ['disc', 10, null]],
    [
      'with a quantity that cannot be read asks for it',
      found(disc),
      Number.NaN,
      ['disc', Number.NaN, 'giveQuantity'],
    ],
    ['below the minimum', found(disc), 9, ['disc', 9, 'belowMinimum']],
    ['above the stock', found(disc), 101, ['disc', 101, 'aboveStock']],
    ['out of stock', found(partOf({ quantity: 9 })), 9, ['disc', 9, 'soldOut']],
    ['that several parts match', { kind: 'several', choices: [disc, pads] }, 20, [undefined, 20, 'choose']],
    ['that only comes near', { kind: 'notFound', choices: [disc] }, 20, [undefined, 20, 'findOther']],
    ['of a part with a successor', { kind: 'notSold', sold: pads, successor: disc }, 20, ['disc', 20, null]],
    [
      'of a part without one',
      { kind: 'notSold', sold: pads, successor: null },
      20,
      [undefined, 20, 'leaveOut'],
    ],
  ])('%s', (_, answer, quantity, row) => {
    expect(needs([line(1, answer, quantity)])).toEqual([[[1], ...row]]);
  });

  test('adds up the lines that mean one part, at the place of the first', () => {
    const lines = [
      line(1, found(disc), 8),
      line(2, found(pads), 4),
      line(3, { kind: 'notSold', sold: pads, successor: disc }, 4),
    ];
    expect(needs(lines)).toEqual([
      [[1, 3], 'disc', 12, null],
      [[2], 'pads', 4, null],
    ]);
  });

  test('has the part that was chosen for its line, and the quantity that was set for its part', () => {
    const lines = [line(1, { kind: 'several', choices: [disc, pads] }, 20), line(2, found(disc), 10)];
    expect(needs(lines, { choices: new Map([[1, pads]]) })).toEqual([
      [[1], 'pads', 20, 'aboveStock'],
      [[2], 'disc', 10, null],
    ]);
    const changes = { choices: new Map([[1, disc]]), quantities: new Map([['disc', 40]]) };
    expect(needs(lines, changes)).toEqual([[[1, 2], 'disc', 40, null]]);
    expect(needs(lines.slice(1), { quantities: new Map([['disc', null]]) })).toEqual([
      [[2], 'disc', null, 'giveQuantity'],
    ]);
  });
});

test('the sum has what is ready, in lines of the list and in parts', () => {
  const lines = [line(1, found(disc), 8), line(2, found(pads), 3), line(3, found(disc), 4)];
  expect(sumOfRows(quickOrderRows(lines, unchanged))).toEqual({ ready: 2, open: 1, parts: 1, total: 768 });
});
