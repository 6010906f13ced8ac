import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readOrderFile } from './read-order-file.ts';

/** A workbook whose sheet has these rows of texts. */
const workbook = (rows: readonly string[][], more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${rows
        .map(
          (cells) =>
            `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ),
    ...more,
  });

test('reads the rows of the first sheet that are not empty, with their numbers', async () => {
  const rows = [
    ['Part number', 'Qty'],
    ['', ''],
    ['NH-10042', '20'],
  ];
  expect(await readOrderFile(workbook(rows))).toEqual({
    rows: [
      { line: 1, cells: ['Part number', 'Qty'] },
      { line: 3, cells: ['NH-10042', '20'] },
    ],
  });
});

test.each([
  ['another file', strToU8('number;quantity'), /^This is no workbook/],
  ['another archive', zipSync({ 'list.csv': strToU8('number;quantity') }), /^This is no workbook/],
  [
    'a workbook with too many rows',
    workbook(Array.from({ length: limits.quickOrder.rows + 1 }, (_, at) => [`NH-${at}`])),
    /more than 1000 rows/,
  ],
  [
    'a small file that unpacks to a large one',
    workbook([['NH-10042']], {
      'xl/sharedStrings.xml': strToU8(`<sst>${' '.repeat(12 * 1024 * 1024)}</sst>`),
    }),
    /unpacks to more than 10 MB/,
  ],
])('refuses %s', async (_, bytes, message) => {
  await expect(readOrderFile(bytes)).rejects.toMatchObject({
    code: 'INVALID',
    message: expect.stringMatching(message) as string,
  });
});
