import { expect, test } from 'vitest';
import { formatBytes, formatSent } from './format-bytes.ts';
import { namesOf, fileErrorOf } from './file-error.ts';

const rules = { accept: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * 1024 ** 2 };
const picture = { name: 'gear.png', size: 344 * 1024, type: 'image/png' };

test('a picture within the rules is taken', () => {
  expect(fileErrorOf(picture, rules)).toBeNull();
  expect(fileErrorOf({ ...picture, size: rules.maxBytes }, rules)).toBeNull();
  expect(fileErrorOf({ ...picture, type: 'IMAGE/PNG' }, rules)).toBeNull();
  expect(fileErrorOf({ ...picture, type: 'image/gif' }, { ...rules, accept: ['image/*'] })).toBeNull();
});

test('a file is taken by its extension, because browsers know no common media types of lists', () => {
  const lists = { accept: ['.csv', '.xlsx'], maxBytes: 1000 };
  expect(fileErrorOf({ name: 'Parts.CSV', size: 10, type: 'application/vnd.ms-excel' }, lists)).toBeNull();
  expect(fileErrorOf({ name: 'parts.csv', size: 10, type: '' }, lists)).toBeNull();
  expect(fileErrorOf({ name: 'parts.pdf', size: 10, type: 'text/csv' }, lists)).toBe(
    'parts.pdf cannot be used. Choose CSV or XLSX.',
  );
});

test.each([
  [{ type: 'application/pdf' }, 'gear.png cannot be used. Choose PNG, JPEG or WebP.'],
  [{ type: '' }, 'gear.png cannot be used. Choose PNG, JPEG or WebP.'],
  [{ type: 'image/svg+xml' }, 'gear.png cannot be used. Choose PNG, JPEG or WebP.'],
  [{ size: 0 }, 'gear.png is empty. Choose another file.'],
  [{ size: rules.maxBytes + 1 }, 'gear.png is larger than 5 MB. Choose a smaller file.'],
])('%o is refused with "%s"', (change, message) => {
  expect(fileErrorOf({ ...picture, ...change }, rules)).toBe(message);
});

test('kinds are named as people name them', () => {
  expect(namesOf(['image/png'])).toBe('PNG');
  expect(namesOf(['image/jpeg', 'image/avif'])).toBe('JPEG or AVIF');
  expect(namesOf(['application/pdf'])).toBe('PDF');
  expect(namesOf(['image/*'])).toBe('any picture');
  expect(namesOf([])).toBe('any file');
});

test.each([
  [0, '0 bytes'],
  [312, '312 bytes'],
  [1024, '1 KB'],
  [352_256, '344 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [6_501_171, '6.2 MB'],
  [Number.NaN, '0 bytes'],
  [-1, '0 bytes'],
])('%d bytes are written as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test('what was sent is told in the unit of the whole', () => {
  expect(formatSent(219_136, 352_256)).toBe('214 of 344 KB');
  expect(formatSent(0, 6_501_171)).toBe('0 of 6.2 MB');
  expect(formatSent(9e9, 352_256)).toBe('344 of 344 KB');
});
