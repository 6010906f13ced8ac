import { expect, test } from 'vitest';
import { transitions } from '#server/orders/transitions.ts';
import { readSource, storiesIn } from '#tests/unit/sources.ts';
import { transitionsOf, orderStates } from './order-life.ts';

test('each state of the server’s table has a story', () => {
  const shown = storiesIn('workbench/order-life/OrderLife.stories.tsx').map((name) => name.toLowerCase());
  expect(shown.toSorted()).toEqual(orderStates.toSorted());
});

test('the diagram of the rules shows the transitions of the server’s table', () => {
  const [, diagram = ''] = /stateDiagram-v2\n(.*?)\n```/s.exec(readSource('docs/rules.md')) ?? [];
  const lines = Object.entries(transitions).map(([name, { from, to }]) => `  ${from} --> ${to}: ${name}`);
  expect(diagram.split('\n')).toEqual(lines);
});

test('a transition is possible only from its state in the table, and says why elsewhere', () => {
  for (const state of orderStates) {
    for (const { name, whyNot } of transitionsOf(state)) {
      if (transitions[name].from === state) expect(whyNot).toBeNull();
      else expect(whyNot).toContain(`Only an order that is ${transitions[name].from} can`);
    }
  }
  expect(transitionsOf('shipped').every(({ whyNot }) => whyNot !== null)).toBe(true);
});
