import { expect, test } from 'vitest';
import type { NumberAnswer } from '#contract/orders/quick-order.ts';
import { QuickOrderQuery } from '#contract/orders/quick-order.ts';
import { provideHttp } from '#app/lib/http/api.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { checkList } from './check-list.ts';

/** The server of these tests has one part, by these numbers. Returns the lists that it received. */
function serve(...known: readonly string[]): string[][] {
  const lists: string[][] = [];
  const answerOf = (number: string): NumberAnswer =>
    parts[0] && known.includes(number)
      ? { kind: 'found', part: parts[0] }
      : { kind: 'notFound', choices: [] };
  provideHttp({
    send({ body }) {
      const { numbers } = QuickOrderQuery.parse(body);
      lists.push(numbers);
      const answers = numbers.map(answerOf);
      return Promise.resolve({
        ...{ status: 200, body: { answers }, requestId: undefined, total: undefined, isCapped: false },
      });
    },
  });
  return lists;
}

const line = { line: 1, number: '1K0 615', quantity: 301, whole: '1K0 615 301' };
const other = { line: 2, number: 'NH-10042', quantity: 20 };

test('takes a line for one number if no part has its start, but one has the whole line', async () => {
  const lists = serve('1K0 615 301', 'NH-10042');
  expect(await checkList([line, other], null)).toMatchObject([
    { number: '1K0 615 301', quantity: null, answer: { kind: 'found' } },
    { number: 'NH-10042', quantity: 20, answer: { kind: 'found' } },
  ]);
  expect(lists).toEqual([['1K0 615', 'NH-10042'], ['1K0 615 301']]);
});

test('takes its end for the quantity if a part has its start', async () => {
  const lists = serve('1K0 615');
  expect(await checkList([line], null)).toMatchObject([{ number: '1K0 615', quantity: 301 }]);
  expect(lists).toHaveLength(1);
});

test('leaves a line as it was read if no part has either', async () => {
  serve();
  expect(await checkList([line], null)).toMatchObject([
    { number: '1K0 615', quantity: 301, answer: { kind: 'notFound' } },
  ]);
});
