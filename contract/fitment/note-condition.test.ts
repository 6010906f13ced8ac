import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { alternativesIn, countCriteria, proposedCondition, withCondition } from './note-condition.ts';

const ate = { criterion: 'Brake system', value: 'ATE' };

test.each([
  ['Brake system: ATE', ate],
  [' Chassis number up to :  8V-F: 012 ', { criterion: 'Chassis number up to', value: '8V-F: 012' }],
  ['Disc 312 mm', { criterion: '', value: 'Disc 312 mm' }],
  [': ATE', { criterion: '', value: 'ATE' }],
  [`${'x'.repeat(90)}:${'y'.repeat(130)}`, { criterion: 'x'.repeat(80), value: 'y'.repeat(120) }],
])('of "%s", the form proposes a condition', (note, condition) => {
  expect(proposedCondition(note)).toEqual(condition);
});

test('a condition is added once, in any case', () => {
  const option = { criterion: 'Option', value: '1ZE' };
  expect(withCondition([option], ate)).toEqual([option, ate]);
  expect(withCondition([ate], { criterion: 'brake  SYSTEM', value: 'Ate' })).toEqual([ate]);
});

test('statements with another condition of the criterion are counted', () => {
  const akebono = { criterion: 'brake SYSTEM', value: 'Akebono' };
  const criteria = countCriteria([
    { conditions: [], statements: 5 },
    { conditions: [ate, akebono], statements: 2 },
    { conditions: [akebono, { criterion: 'Option', value: '1ZE' }], statements: 1 },
  ]);
  expect(criteria.map(({ statements }) => statements)).toEqual([3, 1]);
  expect(alternativesIn(criteria, 'Brake  system')).toBe(3);
  expect(alternativesIn(criteria, 'Axle')).toBe(0);
});

test('a statement has so many conditions at most', () => {
  const many = Array.from({ length: limits.conditions }, (_, index) => ({ ...ate, value: String(index) }));
  expect(withCondition(many, ate)).toBeNull();
  expect(withCondition([...many.slice(1), ate], ate)).toHaveLength(limits.conditions);
});
