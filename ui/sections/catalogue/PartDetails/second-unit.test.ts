import { expect, test } from 'vitest';
import { formatValue } from '#ui/components/Numeric/format-value.ts';
import { inSecondUnit } from './second-unit.ts';

test.each([
  [312, 'mm', '12.28'],
  [25, 'mm', '0.98'],
  [49.5, 'mm', '1.95'],
  [0.15, 'mm', '0.006'],
  [8.4, 'kg', '18.5'],
  [0.35, 'kg', '0.77'],
  [850, 'g', '30.0'],
  [1.5, 'l', '0.40'],
  [1.2, 'bar', '17.4'],
  [25, 'Nm', '18.4'],
  [82, '°C', '180'],
  [-40, '°C', '-40'],
  [1_000_000, 'mm', '39,370.08'],
  [0, 'kg', '0.0'],
] as const)('%s %s is %s in the second unit', (value, unit, expected) => {
  expect(inSecondUnit(value, unit)).toBe(expected);
});

test('a unit that is the same everywhere, and what is not a number, have no second unit', () => {
  expect(inSecondUnit(12, 'V')).toBeUndefined();
  expect(inSecondUnit(Number.NaN, 'mm')).toBeUndefined();
});

test.each([
  [49.5, 1, '49.5'],
  [312, 1, '312'],
  [8.4, 2, '8.4'],
  [0.585, 2, '0.58'],
  [1200, 0, '1,200'],
  [100, 0, '100'],
  [12.5, 1e9, '12.5'],
  [12.5, -3, '13'],
  [Number.POSITIVE_INFINITY, 0, '–'],
])('%s with at most %s decimals is "%s"', (value, decimals, expected) => {
  expect(formatValue(value, decimals)).toBe(expected);
});
