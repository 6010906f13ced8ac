import { beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { golf, volvo } from '#mocks/fixtures/vehicles.ts';
import { chooseVehicle, keepMyVehicles, parseVehicles, readMyVehicles } from './my-vehicles.ts';
import { answerOf, keepMonth } from './vehicle-answers.ts';

const ate = { criterion: 'Brake system', value: 'ATE', answer: 'yes' } as const;

beforeEach(() => {
  keepMyVehicles([]);
});

test('an answer replaces the one to the same condition, and the oldest is forgotten', () => {
  chooseVehicle(golf);
  for (let index = 0; index < limits.answers; index += 1) answerOf(golf, { ...ate, value: `ATE ${index}` });
  answerOf(golf, ate);
  answerOf(golf, { ...ate, criterion: 'brake  SYSTEM', answer: 'no' });
  const answers = readMyVehicles()[0]?.answers ?? [];
  expect(answers).toHaveLength(limits.answers);
  expect(answers[0]?.value).toBe('ATE 1');
  expect(answers.at(-1)?.answer).toBe('no');
});

test('an answer about a vehicle of an address makes it the customer’s', () => {
  chooseVehicle(volvo);
  answerOf(golf, ate);
  expect(readMyVehicles().map(({ vehicle, answers }) => [vehicle.slug, answers])).toEqual([
    [golf.slug, [ate]],
    [volvo.slug, undefined],
  ]);
});

test('what the customer said stays when the vehicles of the account arrive', () => {
  chooseVehicle(golf);
  answerOf(golf, ate);
  keepMonth(golf, 10);
  keepMyVehicles([{ vehicle: golf, label: 'Van' }]);
  expect(readMyVehicles()).toEqual([{ vehicle: { ...golf, month: 10 }, label: 'Van', answers: [ate] }]);
  keepMonth(golf, null);
  expect(readMyVehicles()[0]?.vehicle.month).toBeNull();
});

test('what cannot be an answer or a month is not read', () => {
  const stored = (change: object) => JSON.stringify([{ vehicle: golf, label: '', ...change }]);
  expect(parseVehicles(stored({ answers: [ate] }))).toHaveLength(1);
  expect(parseVehicles(stored({ answers: [{ ...ate, answer: 'maybe' }] }))).toEqual([]);
  expect(parseVehicles(stored({ vehicle: { ...golf, month: 13 } }))).toEqual([]);
});
