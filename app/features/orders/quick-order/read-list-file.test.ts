import { expect, test } from 'vitest';
import { readListFile } from './read-list-file.ts';

const headingsOf = async (...parts: BlobPart[]) => (await readListFile(new Blob(parts)))?.headings;

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
  expect(await readListFile(new Blob(['PK\u0003\u0004\0\0']))).toBeNull();
});
