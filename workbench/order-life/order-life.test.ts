import { expect, test } from 'vitest';
import { transitions } from '#server/orders/transitions.ts';
import { storiesIn } from '#tests/unit/sources.ts';
import { movesOf, orderStates } from './order-life.ts';

test('each state of the server’s table has its story', () => {
  const shown = storiesIn('workbench/order-life/OrderLife.stories.tsx').map((name) => name.toLowerCase());
  expect(shown.toSorted()).toEqual(orderStates.toSorted());
});

test('a move is open exactly where the table lets it begin, and says why it is not elsewhere', () => {
  for (const state of orderStates) {
    for (const { edge, whyNot } of movesOf(state)) {
      if (transitions[edge].from === state) expect(whyNot).toBeNull();
      else expect(whyNot).toContain(`Only an order that is ${transitions[edge].from} can`);
    }
  }
  expect(movesOf('shipped').every(({ whyNot }) => whyNot !== null)).toBe(true);
});
