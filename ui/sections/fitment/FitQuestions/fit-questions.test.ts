import { expect, test } from 'vitest';
import type { Fitment } from '#contract/fitment/fitment.ts';
import { emptyStatement, golf, statementsOf } from '#mocks/fixtures/vehicles.ts';
import { countQuestions, fitQuestions } from './fit-questions.ts';

const ate = { criterion: 'Brake system', value: 'ATE' };
const option = { criterion: 'Option', value: '1ZE' };
const stated = (...rows: ReadonlyArray<Partial<Fitment>>) =>
  statementsOf(rows.map((row) => ({ ...emptyStatement, model: golf.model, ...row })));

test('an answer moves a condition from the open ones, also if it excludes the part', () => {
  const statements = stated({ conditions: [ate, option] });
  expect(fitQuestions(statements, true, golf, [])).toEqual({ open: [ate, option], answered: [] });
  const yes = { ...ate, answer: 'yes' as const };
  expect(fitQuestions(statements, true, golf, [yes])).toEqual({ open: [option], answered: [yes] });
  const no = { ...ate, answer: 'no' as const };
  expect(fitQuestions(statements, true, golf, [no])).toEqual({ open: [], answered: [no] });
});

test('asks for the month only where it makes a difference, also once it is known', () => {
  const statements = stated({ fromYear: 2016, fromMonth: 10 });
  const month = { year: 2016, value: null };
  expect(fitQuestions(statements, true, golf, [])).toEqual({ open: [], answered: [], month });
  expect(fitQuestions(statements, true, { ...golf, month: 3 }, [])?.month?.value).toBe(3);
  expect(fitQuestions(statements, true, { ...golf, year: 2017 }, [])).toBeNull();
});

test('nothing is asked about other vehicles, or what is certain already', () => {
  expect(fitQuestions(stated({ model: 'volvo-v70-3', conditions: [ate] }), true, golf, [])).toBeNull();
  expect(fitQuestions(stated({}, { position: 'Front', conditions: [ate] }), true, golf, [])).toBeNull();
});

test('counts the conditions of all vehicles, and the month, up to three', () => {
  expect(countQuestions(stated({}))).toBe(0);
  expect(countQuestions(stated({ conditions: [ate] }, { conditions: [ate], fromMonth: 2 }))).toBe(2);
  const many = ['a', 'b', 'c', 'd'].map((value) => ({ conditions: [{ ...ate, value }] }));
  expect(countQuestions(stated(...many))).toBe(3);
});
