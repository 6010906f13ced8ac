import { expect, test } from 'vitest';
import * as product from '#messages/product.js';
import { buildPart } from '#mocks/fixtures/parts.ts';
import type { FaultPlace } from '#contract/input-fault.ts';
import { ApiError, type ApiErrorCode } from '#app/lib/http/api-error.ts';
import { addPartError, changePartError, isAlready } from './part-errors.ts';

const refused = (code: ApiErrorCode, message: string, status = 400, place: FaultPlace = {}) =>
  new ApiError(message, { status, code, ...place });

test.each(['name', 'price', 'image', 'successor', 'morePictures', 'fitments'] as const)(
  'what the server finds wrong with the field %s stands at it, whatever the message says',
  (field) => {
    const message = 'Description: This is not possible.';
    const place = { field, row: 2, column: 'note' };
    expect(addPartError(refused('INVALID', message, 400, place))).toEqual({ field, message });
    expect(changePartError(refused('INVALID', message, 400, place))).toMatchObject({ field, message });
  },
);

test.each([
  ['maker', 'references.2.maker'],
  ['number', 'references.2.number'],
  [undefined, 'references.2.number'],
])('what is wrong with the %s of another number stands in its row', (column, field) => {
  const error = refused('INVALID', 'This is not possible.', 400, { field: 'references', row: 2, column });
  expect(addPartError(error)).toEqual({ field, message: 'This is not possible.' });
});

test('a name that is taken stands at the name', () => {
  const error = refused('NAME_TAKEN', 'A part with this name already exists', 409, { field: 'name' });
  expect(addPartError(error)).toEqual({ field: 'name', message: 'A part with this name already exists' });
});

test('a number that is taken stands at the number', () => {
  const message = '“Brake pad set” has this number already';
  expect(addPartError(refused('NUMBER_TAKEN', message, 409, { field: 'number' }))).toEqual({
    field: 'number',
    message,
  });
});

test.each([
  [refused('INVALID', 'Version must be a number.', 400, { field: 'version' }), 'Version must be a number.'],
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
