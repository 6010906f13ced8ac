import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCode } from './plain-code.ts';

test.each([
  ['no-break and narrow no-break spaces', '1K0\u00A0615\u202F301', '1K0 615 301'],
  ['figure, thin and ideographic spaces', 'RR\u2007123\u2009456\u3000SE', 'RR 123 456 SE'],
  ['a line break and a tab', 'JD01\r4600\t0054\u0085B', 'JD01 4600 0054 B'],
  ['a blank Braille pattern', 'NH\u280010042', 'NH 10042'],
  [
    'every hyphen and dash',
    'A\u2010B\u2011C\u2012D\u2013E\u2014F\u2015G\u2212H\uFE63I\uFF0DJ',
    'A-B-C-D-E-F-G-H-I-J',
  ],
  ['a hyphen bullet, a heavy minus and the long vowel', 'A\u2043B\u2796C\u30FCD\uFF70E', 'A-B-C-D-E'],
  ['a superscript minus', 'NH\u207B10042', 'NH-10042'],
  ['soft hyphens and zero-width characters', '\u200BNH\u00AD-\u2060100\uFEFF42\u200D', 'NH-10042'],
  ['direction marks and isolates', '\u200E\u2068NH-10042\u2069\u200F\u061C', 'NH-10042'],
  ['control characters and lone surrogates', 'NH\0-1004\u009B2\uD800', 'NH-10042'],
  [
    'full-width letters, digits and signs',
    '\uFF2E\uFF28\uFF0D\uFF11\uFF10\uFF10\uFF14\uFF12\uFF03',
    'NH-10042#',
  ],
  ['digits of other scripts', '٤٠١٢ ४५ 𝟏𝟐', '4012 45 12'],
  ['slashes and full stops', '630\u20448\u22152\uFF0F1\uFF0E2\u3002', '630/8/2/1.2.'],
  ['ligatures and small capitals of symbols', 'ﬁ-№ ①', 'fi-No 1'],
])('makes %s plain', (_what, pasted, plain) => expect(plainCode(pasted)).toBe(plain));

test.each(['KR6E (4)', 'B6HS#1', 'NK_12', 'Größe-12', 'КПП-1234', '前刹车', 'É', '30×45'])(
  'keeps the signs of %s',
  (code) => expect(plainCode(code)).toBe(code),
);

const anyText = fc.string({ unit: 'binary' });
const ascii = fc.string({
  unit: fc.constantFrom(...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))),
});

test('leaves printable ASCII as it is', () => {
  fc.assert(
    fc.property(ascii, (code) => {
      expect(plainCode(code)).toBe(code);
    }),
  );
});

test('changes nothing the second time, and throws for no text', () => {
  const pieces = fc.constantFrom(
    '\u00AD',
    '\u2011',
    '\u00A0',
    '\u0301',
    '\u0338',
    '\uD800',
    '\u200D',
    '½',
    'ﬁ',
    'e',
    '-',
    '٤',
  );
  const text = fc.oneof(anyText, fc.string({ unit: pieces }));
  fc.assert(
    fc.property(text, (code) => {
      const plain = plainCode(code);
      expect(plainCode(plain)).toBe(plain);
    }),
    { numRuns: 1_000 },
  );
});

test('leaves nothing that nobody sees, and no blank but the space', () => {
  const hidden = /(?! )[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
  fc.assert(
    fc.property(anyText, (code) => {
      expect(plainCode(code)).not.toMatch(hidden);
    }),
    { numRuns: 1_000 },
  );
});

test('reads a code between invisible characters, with any hyphen and blank, as it was typed', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'NH10042-/. '), minLength: 1 });
  const hidden = fc.constantFrom('', '\u200B', '\u00AD', '\u2060', '\uFEFF', '\u200E');
  const hyphens = fc.constantFrom(...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D');
  const blanks = fc.constantFrom(...'\u00A0\u2007\u2009\u202F\u3000');
  fc.assert(
    fc.property(typed, hidden, hyphens, blanks, (code, mark, dash, space) => {
      const pasted = [...code.replaceAll('-', dash).replaceAll(' ', space)].join(mark);
      expect(plainCode(pasted)).toBe(code);
    }),
  );
});
