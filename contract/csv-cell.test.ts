import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ...[
    '00340434161094042557',
    '0701740605',
    '46701740605',
    '4006381333931',
    '42',
    '0',
    '１２３',
    '٠٧٠١',
    '007 ',
    ' 12',
  ],
  ...['1E269999', '1e5', '12E3', '2310009E13', '1.5E-3', '１Ｅ５', '0012E3'],
  ...[
    '3-4',
    '1/2',
    '12.05',
    '2026-11-18',
    '12:30',
    '1 1/2',
    '031-123 45 67',
    '(12)',
    '12%',
    '$5',
    '€ 1.200',
    '1,5',
    '1’000',
  ],
  ...['MAR1', '1MAR', '12MAR4', '2-Sep', 'SEPT2', 'Dec 5, 2024', '1. Mai', 'MÄRZ 3', 'March 2026', '5DEC04'],
  ...['12:30 PM', '5 am', '12 A', '3:15p'],
  ...['TRUE', 'false', 'Wahr'],
])('a spreadsheet keeps %j as text', (text) => {
  expect(csvCell(text)).toBe(`'${text}`);
});

test.each([
  '=1+1',
  '+46 70 174 06 05',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '﹦1',
  ' =1',
  '\u00A0=1',
  '−5',
])('a spreadsheet does not read %j as a formula', (text) => expect(csvCell(text).startsWith("'")).toBe(true));

test.each([
  ['Gear;=1+1', "Gear;'=1+1"],
  ['Gear|@SUM(A1)', "Gear|'@SUM(A1)"],
  ['Gear\t-1', "Gear\t'-1"],
  ['Gear; "+1', `Gear; "'+1`],
  ['Gear\n=1', "Gear\n'=1"],
  ['Gear;＝1', "Gear;'＝1"],
])('a spreadsheet that separates by another character does not read %j as a formula', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  ...[
    '',
    'NH-10042',
    '630/8-2RSR',
    '1Z999AA10123456784',
    'A8299A',
    'H7',
    '12V',
    'M14x1.5',
    '5W-30',
    '2RS',
    'E5',
    '1E',
  ],
  ...[
    '2026-11-18T09:12:00.000Z',
    '0196f3c2-1e5a-7000-8000-0000000000e1',
    'pi_3QK8xw2eZvKYlo2C',
    'https://a.test/1',
  ],
  ...[
    "'s-Hertogenbosch",
    "O'Brien",
    'May',
    'March',
    'Marcus',
    'Junior 5',
    'Verkstadsgatan 14, 412 51 Göteborg',
    'Gear a-b = c; d',
  ],
])('%j stays as it is, because a spreadsheet does, too', (text) => {
  expect(csvCell(text)).toBe(text);
});

/** As an import reads a cell that `csvCell` wrote. */
function textIn(cell: string): string {
  const later = /([;\t|\r\n]["'\s]*)'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])/g;
  const rest = cell.startsWith("'") ? cell.slice(1).replace(later, '$1') : null;
  return rest !== null && csvCell(rest) === cell ? rest : cell.replace(later, '$1');
}

test.each(["'0701", "''0701", "'=1", "'s-Hertogenbosch", "Gear;'=1", "'Gear"])('%j is read back', (text) => {
  expect(textIn(csvCell(text))).toBe(text);
});

test('every text is read back as it was', () => {
  const signs = fc.constantFrom(...`'"=+-@;|\t\n 01239eE.,:/amp`);
  const text = fc.oneof(fc.string({ unit: signs, maxLength: 8 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(text, (value) => textIn(csvCell(value)) === value),
    { numRuns: 2000 },
  );
});
