import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callNames } from './calls.ts';
import {
  clockMax,
  failuresOf,
  latencyLimits,
  readScenario,
  stocks,
  users,
  writeScenario,
} from './scenario.ts';

const failures = callNames.flatMap((call) => failuresOf(call).map((kind) => ({ call, kind })));
const scenarios = fc.record(
  {
    as: fc.constantFrom(...users),
    latency: fc.integer(latencyLimits),
    failure: fc.constantFrom(...failures),
    stock: fc.constantFrom(...stocks),
    clock: fc.integer({ min: -clockMax, max: clockMax }).filter((hours) => hours !== 0),
  },
  { requiredKeys: [] },
);

test('reads what it has written, in letters that Storybook allows', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const text = writeScenario(scenario);
      expect(text).toMatch(/^[a-zA-Z0-9_-]*$/);
      expect(readScenario(text)).toEqual({ scenario, unread: [] });
    }),
  );
});

test('reads any text as far as possible without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { scenario } = readScenario(text);
      expect(readScenario(writeScenario(scenario)).scenario).toEqual(scenario);
    }),
  );
});

test('writes readable words', () => {
  expect(
    writeScenario({
      as: 'customer',
      latency: 2000,
      failure: { call: 'placeOrder', kind: 'ABOVE_STOCK' },
      stock: 'none',
      clock: 40 * 24,
    }),
  ).toBe('as-customer_latency-2000_failure-placeOrder-above-stock_stock-none_clock-ahead-40d');
});

test.each([
  'as-nobody',
  'latency-0',
  'latency-90000',
  'latency-2s',
  'failure-noSuchCall-internal',
  'failure-toString-internal',
  'failure-listParts-name-taken',
  'failure-listParts',
  'stock-many',
  'clock-ahead-0h',
  'clock-40d',
  'weather-rain',
  'as-',
])('reports %s as unread and continues', (part) => {
  expect(readScenario(`${part}_stock-low`)).toEqual({ scenario: { stock: 'low' }, unread: [part] });
});

test('uses the first of two values of a setting', () => {
  expect(readScenario('stock-low_stock-none')).toEqual({
    scenario: { stock: 'low' },
    unread: ['stock-none'],
  });
});
