import { expect, test } from 'vitest';
import { containsShopName } from './reviewer-name.ts';

test.each([
  'Norholt',
  'Norholt Support',
  'NORHOLT',
  'the norholt team',
  'OfficialNorholt',
  'TheNorHolt',
  'Nor holt',
  'Nor-holt Parts',
  'N o r h o l t',
  'N.O.R.H.O.L.T.',
  'Nor_holt',
  'Nor\u200bholt',
  'Nor\u00adholt',
  'Nor\u2060 \u2011holt',
  'N\u00f6rh\u00f3lt',
  'Nørholt',
  'Nоrhоlt',
  'Νοrhοlt',
  'Nоrһоlt',
  'N0rh0lt',
  'N0rho1t',
  'Norho|t',
  'NorhoIt',
  '\uff2e\uff4f\uff52\uff48\uff4f\uff4c\uff54',
  '\u{1d40d}\u{1d428}\u{1d42b}\u{1d421}\u{1d428}\u{1d425}\u{1d42d}',
  '\u24c3\u24de\u24e1\u24d7\u24de\u24db\u24e3',
  '\u{1f17d}\u{1f17e}\u{1f181}\u{1f177}\u{1f17e}\u{1f17b}\u{1f183}',
  '\u{1f1f3}\u{1f1f4}\u{1f1f7}\u{1f1ed}\u{1f1f4}\u{1f1f1}\u{1f1f9}',
  'ɴᴏʀʜᴏʟᴛ',
])('%j contains the name of the shop', (name) => {
  expect(containsShopName(name, 'Norholt')).toBe(true);
});

test.each([
  'Eleanor Holt',
  'Nora Holtz',
  'Norbert Holt',
  'Mara Lindqvist',
  'Holt, Nor',
  'North Olt',
  '李明',
  'ليلى',
  '',
  '.',
])('%j does not', (name) => {
  expect(containsShopName(name, 'Norholt')).toBe(false);
});

test('a shop of two words is found as one', () => {
  expect(containsShopName('NorthWorks help', 'North Works')).toBe(true);
  expect(containsShopName('Northeast Works', 'North Works')).toBe(false);
  expect(containsShopName('Mara', '-')).toBe(false);
});
