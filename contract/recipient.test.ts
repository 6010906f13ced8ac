import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { isSameRecipient } from './recipient.ts';

const mara = { name: 'Mara Lindqvist', phone: '+46 522 123 45', address: 'Kajgatan 9\n451 42 Uddevalla' };

test.each([
  ['capitals', { name: 'MARA LINDQVIST' }],
  ['blanks', { name: 'Mara  Lindqvist ', address: 'Kajgatan\u00A09 \n\n451 42  Uddevalla\n' }],
  ['the groups of the phone number', { phone: '+46 52 21 23 45' }],
])('another spelling in %s is the same recipient', (_what, change) =>
  expect(isSameRecipient(mara, { ...mara, ...change })).toBe(true),
);

test.each([{ name: 'Maria Lindqvist' }, { phone: '' }, { address: 'Kajgatan 90\n451 42 Uddevalla' }])(
  '%j is another recipient',
  (change) => expect(isSameRecipient(mara, { ...mara, ...change })).toBe(false),
);

test('a folded text is folded', () => {
  const pieces = fc.constantFrom(
    '\u00AD',
    '\u2011',
    '\u00A0',
    '\u0301',
    '\u0345',
    'ß',
    'Σ',
    'İ',
    'ﬁ',
    'A',
    ' ',
    '´',
    '\n',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: pieces })), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 200 },
  );
});
