import { expect, test } from 'vitest';
import * as problem from '#messages/problem.js';
import * as product from '#messages/product.js';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { ApiError, type ApiErrorCode } from '#app/lib/http/api-error.ts';
import { addPartError, changePartError, isAlready } from './part-errors.ts';

const refused = (code: ApiErrorCode, message: string, status = 400) =>
  new ApiError(message, { status, code });

test.each([
  ['name: Too long', { field: 'name', message: 'Too long' }],
  ['price: At least $0.01', { field: 'price', message: 'At least $0.01' }],
  [
    'image: Use a picture that was uploaded here',
    { field: 'image', message: 'Use a picture that was uploaded here' },
  ],
])('what the server finds wrong with "%s" stands at its field', (message, failure) => {
  expect(addPartError(refused('INVALID', message))).toEqual(failure);
});

test('a name that is taken stands at the name', () => {
  const error = refused('NAME_TAKEN', 'A part with this name already exists', 409);
  expect(addPartError(error)).toEqual({ field: 'name', message: 'A part with this name already exists' });
});

test('a number that is taken stands at the number', () => {
  const message = '“Brake pad set” has this number already';
  expect(addPartError(refused('NUMBER_TAKEN', message, 409))).toEqual({ field: 'number', message });
});

test.each([problem.fitmentFault({ row: 2, fault: 'Choose a make' }), 'fitments.0.note: Too long'])(
  'what is wrong with a row of vehicles stands below the rows: %s',
  (text) => expect(changePartError(refused('INVALID', text)).field).toBe('fitments'),
);

test('an unknown successor stands at its field', () => {
  expect(changePartError(refused('INVALID', problem.unknownSuccessor()))).toMatchObject({
    field: 'successor',
    message: 'No part on sale has this number',
  });
});

test.each([
  [refused('INVALID', 'version: Not a number'), 'version: Not a number'],
  [refused('INVALID', 'The body is not JSON'), 'The body is not JSON'],
  [refused('INTERNAL', 'Something went wrong on our side', 500), 'Something went wrong on our side'],
  [refused('NETWORK', 'The shop could not be reached.', 0), 'The shop could not be reached.'],
  // The response had no id.
  [refused('BROKEN_ANSWER', 'The shop sent a response', 200), undefined],
  [new Error('something of ours'), undefined],
])('any other failure is told in the product’s words: %s', (error, reason) => {
  expect(addPartError(error)).toEqual({ message: product.productNotAdded(), reason });
});

test('a change that came too late brings the part as it is now', () => {
  const part = buildPart({ price: 68.5, version: 2 });
  const error = new ApiError('The part has changed', { status: 409, code: 'PART_CHANGED', part });
  expect(changePartError(error)).toEqual({ message: 'The part has changed', current: part });
});

test('a part that is gone is told as such', () => {
  expect(changePartError(refused('NOT_FOUND', 'Not found', 404)).message).toBe(
    'Somebody else has deleted this part.',
  );
});

test('a part is as wanted when all of the wish has come true', () => {
  const part = buildPart({ price: 68.5, quantity: 500, version: 4 });
  expect(isAlready(part, { version: 3, quantity: 500, quantitySeen: 96 })).toBe(true);
  expect(isAlready(part, { version: 3, quantity: 500, price: 70 })).toBe(false);
});

test('a change that the part does not show is never taken for done', () => {
  expect(isAlready(buildPart({ version: 4 }), { version: 3, references: [] })).toBe(false);
});
