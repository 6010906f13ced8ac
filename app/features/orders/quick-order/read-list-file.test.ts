import { expect, test } from 'vitest';
import { provideHttp } from '#app/lib/http/api.ts';
import { readListFile } from './read-list-file.ts';

const headingsOf = async (...parts: BlobPart[]) => (await readListFile(new File(parts, 'list')))?.headings;

test.each<[string, BlobPart]>([
  ['UTF-8', 'Stück;Nr.\n20;NH-10042'],
  ['UTF-8 with a byte order mark', '\uFEFFStück;Nr.\n20;NH-10042'],
  ['Windows-1252', new Uint8Array([...'St\u00FCck;Nr.\n20;NH-10042'].map((sign) => sign.charCodeAt(0)))],
  [
    'UTF-16',
    new Uint8Array(
      [...'\uFEFFSt\u00FCck;Nr.\n20;NH-10042'].flatMap((sign) => [
        sign.charCodeAt(0) & 0xff,
        sign.charCodeAt(0) >> 8,
      ]),
    ),
  ],
])('reads a file in %s', async (_, text) => {
  expect(await headingsOf(text)).toEqual(['Stück', 'Nr.']);
});

test('says that a file is no text', async () => {
  expect(await readListFile(new File(['%PDF\0'], 'list.pdf'))).toBeNull();
});

test('sends a workbook to the server', async () => {
  const body = { rows: [{ line: 2, cells: ['NH-10042', '20'] }] };
  provideHttp({
    send: () =>
      Promise.resolve({ status: 200, body, requestId: undefined, total: undefined, isCapped: false }),
  });
  expect(await readListFile(new File(['PK\u0003\u0004'], 'list.xlsx'))).toMatchObject({
    rows: [{ line: 2, cells: ['NH-10042', '20'] }],
  });
});
