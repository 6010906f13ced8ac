import { expect, test } from 'vitest';
import { cleanLine, cleanLines, countCharacters, firstCharacters } from './clean-text.ts';

test.each([
  ['a zero-width space', '\u200B'],
  ['a zero-width no-break space', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a combining grapheme joiner', '\u034F'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['a blank Braille pattern', '\u2800'],
  ['a word joiner between spaces', ' \u2060\u00A0'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['emoji tags alone', '\u{E0067}\u{E007F}'],
  ['direction marks', '\u200E\u200F\u2066\u2069'],
  ['an interlinear annotation', '\uFFF9\uFFFA\uFFFB'],
  ['what a copied picture leaves', '\uFFFC'],
  ['noncharacters', '\uFFFE\u{1FFFF}'],
  ['control characters', '\0\u0007\u009B'],
  ['a lone surrogate', '\uD83D'],
])('leaves nothing of %s', (_name, typed) => {
  expect(cleanLine(typed)).toBe('');
  expect(cleanLines(`\n${typed}\r\n`)).toBe('');
});

test.each([
  ['an emoji of several people', '👩‍👩‍👧'],
  ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a heart with its variation selector', '❤\uFE0F'],
  ['Persian with a zero-width non-joiner', 'می\u200Cخواهم'],
  ['isolates and marks', '\u2068Ada\u2069 \u200Fعلي'],
  ['Braille', '⠓⠊'],
  ['a soft hyphen in a word', 'Brems\u00ADscheibe'],
])('keeps %s', (_name, typed) => expect(cleanLine(typed)).toBe(typed));

test('removes what nobody typed on purpose', () => {
  expect(cleanLine('\u202A+46 31 123 45 67\u202C')).toBe('+46 31 123 45 67');
  expect(cleanLine('\u202Egpj.exe')).toBe('gpj.exe');
  expect(cleanLine('A\0da \u0085Love\u009Blace\uD800')).toBe('Ada Lovelace');
  expect(cleanLine('Brake\tdisc')).toBe('Brake disc');
});

test('composes characters and trims', () => {
  expect(cleanLine('\u3000 Citroe\u0308n\u00A0')).toBe('Citroën');
});

test('writes every line break as a line feed, or as a space in text of one line', () => {
  const typed = 'Dock 4\r\nGate B\rHall 2\u2028Göteborg\n';
  expect(cleanLines(typed)).toBe('Dock 4\nGate B\nHall 2\nGöteborg');
  expect(cleanLine(typed)).toBe('Dock 4 Gate B Hall 2 Göteborg');
});

test('counts and cuts by code points', () => {
  expect(countCharacters('😀😀😀😀😀')).toBe(5);
  expect(firstCharacters('😀😀😀', 2)).toBe('😀😀');
});
