import { expect, test } from 'vitest';
import { buildPart } from '#mocks/fixtures/parts.ts';
import type { FitMark } from '../fitment/fitment.ts';
import { basketProblems, blocksOrder, sumOfBasket, type JudgedLine } from './basket-problems.ts';

const part = buildPart({ _id: 'disc', price: 64, quantity: 36, minQuantity: 10 });

const line = (changes: Partial<JudgedLine> = {}): JudgedLine => ({
  partId: part._id,
  vehicle: null,
  quantity: 10,
  price: 64,
  part,
  isSold: true,
  successor: null,
  fit: null,
  ...changes,
});

const fit: FitMark = { kind: 'doesNotFit', engines: [], isUniversal: false };
const open: FitMark = { ...fit, kind: 'fitsIf' };
const successor = buildPart({ _id: 'next' });

test.each<[string, Partial<JudgedLine>, unknown[], boolean]>([
  ['nothing', {}, [], false],
  ['all that is in stock', { quantity: 36 }, [], false],
  ['more than is in stock', { quantity: 37 }, [{ kind: 'onlyLeft', left: 36 }], true],
  ['less than the minimum', { quantity: 9 }, [{ kind: 'belowMinimum', minimum: 10 }], true],
  [
    'less in stock than the minimum',
    { part: { ...part, quantity: 9 } },
    [{ kind: 'soldOut', stock: 9, minimum: 10 }],
    true,
  ],
  ['a part that was removed', { part: null }, [{ kind: 'notSold', successor: null }], true],
  ['a part with a successor', { isSold: false, successor }, [{ kind: 'notSold', successor }], true],
  ['another vehicle', { fit }, [{ kind: 'doesNotFit' }], true],
  ['another vehicle, wanted anyway', { fit, orderAnyway: true }, [], false],
  ['a condition', { fit: open }, [{ kind: 'fitsIf', fit: open }], false],
  ['another price', { price: 60 }, [{ kind: 'priceChanged', from: 60, to: 64 }], false],
])('the problem of a line with %s', (_of, changes, expected, isBlocked) => {
  const [problems = []] = basketProblems([line(changes)]);
  expect(problems).toEqual(expected);
  expect(problems.some(blocksOrder)).toBe(isBlocked);
});

test('two lines of a part share its stock, and a line that cannot be ordered takes none of it', () => {
  const lines = [line({ quantity: 20 }), line({ quantity: 20 }), line({ quantity: 16 })];
  expect(basketProblems(lines)).toEqual([[], [{ kind: 'onlyLeft', left: 16 }], []]);
});

test('the sum counts the lines that are ready, exactly, at the price of today', () => {
  const cheap = { ...part, _id: 'bolt', price: 2.1, quantity: 9600, minQuantity: 1 };
  const lines = [
    line({ quantity: 37 }),
    line({ partId: 'bolt', part: cheap, quantity: 3, price: 2 }),
    line({ partId: 'gone', part: null }),
  ];
  expect(sumOfBasket(lines, basketProblems(lines))).toEqual({
    ready: 1,
    pieces: 3,
    total: 6.3,
    isTooLarge: false,
  });
});

test('more than the provider can charge at once is too large', () => {
  const dear = (price: number) => line({ part: { ...part, price, minQuantity: 1 }, quantity: 1, price });
  const sum = (...lines: JudgedLine[]) => sumOfBasket(lines, basketProblems(lines)).isTooLarge;
  expect([sum(dear(999_999.99)), sum(dear(999_999), dear(1))]).toEqual([false, true]);
});
