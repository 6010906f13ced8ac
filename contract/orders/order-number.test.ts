import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumberIn } from './order-number.ts';

test.each([
  ['A8299A', false],
  ['a8299a', false],
  ['a8 299a', false],
  ['A82-99A', false],
  [' #a8299a ', true],
  ['Order A8299A', true],
  ['order #A8299A', true],
  ['Order: A8299A', true],
  ['Order no. A8299A', true],
  ['Order number A8299A', true],
  ['Order № A8299A', true],
  ['No. A8299A', true],
  ['A8299A.', false],
  ['“A8299A”,', false],
  ['(#A8299A)', true],
  ['A82\u201199A', false],
  ['A82\u202F99A', false],
  ['\u200BA8299A', false],
  ['Ａ８２９９Ａ', false],
])('reads the order number in "%s"', (search, isMarked) => {
  expect(orderNumberIn(search)).toEqual({ number: 'A8299A', isMarked });
});

test.each([
  'Order A8299A: pay within 60 minutes',
  'Re: Order A8299A: pay within 60 minutes',
  'Fwd: AW: Re: Order A8299A has shipped',
  'WG: Order A8299A is cancelled',
  '回复：Order A8299A is refunded',
  'Re: Question: Order A8299A',
  'Order no. A82 99A, placed with ada@norholt.test',
  'Where is order number a8299a?',
  'My parcel, #A8299A, is not here',
  'An order like my order A8299A',
])('finds the order number in "%s"', (search) => {
  expect(orderNumberIn(search)).toEqual({ number: 'A8299A', isMarked: false });
});

test.each([
  '',
  '#',
  'a8299',
  'a8299ab',
  'u8299a',
  'A8299A disc',
  'a8_299a',
  'Order status',
  'Order A8299AB: pay',
])('finds none in "%s"', (search) => expect(orderNumberIn(search)).toBeNull());

test('reads a number in every accepted spelling', () => {
  const digit = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  const heard = (text: string, isLower: boolean) => {
    const spelled = text.replaceAll('0', 'O').replaceAll('1', isLower ? 'l' : 'I');
    return isLower ? spelled.toLowerCase() : spelled;
  };
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('', ' ', '-'),
      (digits, isLower, gap) => {
        const number = digits.join('');
        const typed = `${heard(number, isLower).slice(0, 3)}${gap}${heard(number, isLower).slice(3)}`;
        expect(orderNumberIn(typed)).toEqual({ number, isMarked: false });
        expect(orderNumberIn(`#${typed}`)).toEqual({ number, isMarked: true });
      },
    ),
  );
});
