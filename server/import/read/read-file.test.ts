import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { drain } from './source.ts';
import { inZip } from './unzip.ts';

async function read(content: string | Uint8Array, encoding: BufferEncoding = 'utf8') {
  const bytes = typeof content === 'string' ? Buffer.from(content, encoding) : Buffer.from(content);
  // In small chunks, as they arrive.
  const source = {
    async *open() {
      for (let at = 0; at < bytes.length; at += 1_000) yield Promise.resolve(bytes.subarray(at, at + 1_000));
    },
  };
  const table = await readFile(source);
  const rows: string[][] = [];
  for await (const { cells } of table.rows) rows.push(cells);
  return { ...table, rows };
}

describe('CSV', () => {
  test.each([
    [',', 'number,name\nNX-1,"Hose, front"'],
    [';', 'sep=;\nnumber;name\nNX-1;"Hose, front"'],
    ['\t', 'number\tname\nNX-1\tHose, front'],
    ['|', 'number|name\nNX-1|Hose, front'],
  ])('with %j', async (delimiter, text) => {
    const { file, headings, rows } = await read(text);
    expect([file.delimiter, headings, rows]).toEqual([
      delimiter,
      ['number', 'name'],
      [['NX-1', 'Hose, front']],
    ]);
  });

  test.each([
    ['utf-8', Buffer.from('\uFEFFnumber;name\nNX-1;Öl')],
    ['windows-1252', Buffer.from('number;name\nNX-1;Öl', 'latin1')],
    ['utf-16le', Buffer.from('\uFEFFnumber;name\nNX-1;Öl', 'utf16le')],
    ['utf-16le', Buffer.from('number;name\nNX-1;Öl', 'utf16le')],
  ])('in %s', async (encoding, bytes) => {
    const { file, headings, rows } = await read(bytes);
    expect([file.encoding, headings[0], rows]).toEqual([encoding, 'number', [['NX-1', 'Öl']]]);
  });

  test('with several line ends in one file', async () => {
    const { rows } = await read('number,name\r\nNX-1,Hose\nNX-2,"two\r\nlines"\rNX-3,Pipe');
    expect(rows).toEqual([
      ['NX-1', 'Hose'],
      ['NX-2', 'two\r\nlines'],
      ['NX-3', 'Pipe'],
    ]);
  });

  test('with rows above the headings, and cells behind them, says so', async () => {
    const { headings, rows, notes } = await read(
      'Prices 2026,,\n,,\nnumber,name,price\nNX-1,Hose,5,x\nNX-2,Hose,5',
    );
    expect([headings, rows.length]).toEqual([['number', 'name', 'price'], 2]);
    expect(notes).toEqual([
      expect.stringMatching(/^The headings are in row 3/),
      expect.stringMatching(/^Row 4 has more cells/),
    ]);
  });

  test('without headings that are known has them in its first row', async () => {
    const { headings, rows } = await read('Nr,Titel\nNX-1,Hose');
    expect([headings, rows]).toEqual([['Nr', 'Titel'], [['NX-1', 'Hose']]]);
  });

  test('with line breaks in a cell, and rows without any', async () => {
    expect((await read('number,name\n"NX-1","two\nlines"\n,\n')).rows).toEqual([['NX-1', 'two\nlines']]);
  });
});

/** A workbook with these rows of cells, written as XML. */
const workbook = (rows: string, more: Record<string, string> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="rId7"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
    ),
    'xl/worksheets/first.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>number</t></si><si><r><t>pri</t></r><r><t>ce</t></r></si></sst>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });

test('a workbook: shared texts, numbers, days, and gaps', async () => {
  const { file, headings, rows } = await read(
    workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
       <row r="2"><c r="A2" t="inlineStr"><is><t>0701</t></is></c><c r="C2"><v>12.345</v></c></row>
       <row r="3"><c r="A3"><v>4006381333931</v></c><c r="B3" s="1"><v>39722</v></c><c r="C3"><v>0.30000000000000004</v></c></row>`,
    ),
  );
  expect([file.format, headings]).toEqual(['xlsx', ['number', '', 'price']]);
  expect(rows).toEqual([
    ['0701', '', '12.3450'],
    ['4006381333931', '2008-10-01', '0.3'],
  ]);
});

test('an export of Shopify: variants are parts, and rows with a picture only add it', async () => {
  const { file, headings, rows } = await read(
    [
      'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src',
      'hose,Brake hose,<p>Long &amp; <b>soft</b></p><p>New</p>,Norda,Size,S,,10.00,12.00,https://a.test/1.jpg',
      'hose,,,,,L,NX-2,11.00,,',
      'hose,,,,,,,,,https://a.test/2.jpg',
    ].join('\n'),
  );
  const of = (row: string[] | undefined, ...names: string[]) =>
    names.map((name) => row?.[headings.indexOf(name)]);
  expect(file.format).toBe('shopify');
  expect(rows).toHaveLength(2);
  expect(of(rows[0], 'number', 'name', 'brand', 'description', 'price', 'pictures')).toEqual([
    ...['hose-S', 'Brake hose, S', 'Norda', 'Long & soft\nNew', '10.00'],
    'https://a.test/1.jpg | https://a.test/2.jpg',
  ]);
  expect(of(rows[1], 'number', 'name', 'brand')).toEqual(['NX-2', 'Brake hose, L', 'Norda']);
  expect(headings).toContain('Variant Compare At Price');
});

test('an export of orders of Shopify: "Name" is the number of the order', async () => {
  const { file, headings } = await read(
    'Name,Email,Created at,Lineitem quantity,Lineitem name,Lineitem sku\n#1001,a@b.test,2019-03-14 08:00:00 +0200,1,Hose,NX-1',
  );
  expect([file.format, headings]).toEqual([
    'shopify',
    ['old_number', 'email', 'date', 'quantity', 'name', 'number'],
  ]);
});

test.each([
  ['behind', [0, 1]],
  ['before', [1, 0]],
])('an export of WooCommerce: variations %s their parent have from it what they lack', async (_, order) => {
  const lines = [
    '7,variable,HOSE,Brake hose,1,Soft,,,"Brakes > Hoses, Offers",,',
    '8,variation,NX-1,,1,,4,10,,,HOSE',
  ];
  const { file, rows } = await read(
    [
      'ID,Type,SKU,Name,Published,Description,Stock,Regular price,Categories,Images,Parent',
      ...order.map((at) => lines[at]),
    ].join('\n'),
  );
  expect(file.format).toBe('woocommerce');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 7)).toEqual(['NX-1', 'Brake hose', '', 'Soft', 'Brakes > Hoses', '10', '4']);
});

describe('ACES', () => {
  const aces = `<?xml version="1.0" encoding="ISO-8859-1"?><ACES version="3.1"><Header><BrandAAIAID>BMNN</BrandAAIAID><DocumentTitle>Filters</DocumentTitle></Header>
    <App action="A" id="1"><BaseVehicle id="12"/><Note>größer</Note><Qty>1</Qty><Position id="22"/><Part>NX-1</Part></App>
    <App action="D" id="2"><BaseVehicle id="12"/><Part>NX-2</Part></App></ACES>`;

  test('without a table of vehicles guesses nothing', async () => {
    const { rows, notes } = await read(aces, 'latin1');
    expect(rows).toEqual([['NX-1', 'BMNN', '', '', '', '', 'front', '1', '', 'größer', 'Filters', '12', '']]);
    expect(notes).toEqual([
      expect.stringMatching(/^The file deletes 1 application/),
      expect.stringMatching(/VCdb/),
    ]);
  });

  test('with one beside it names make, model and year', async () => {
    const vehicles = 'BaseVehicleID,year,make,model\n12,2008,Ford,Focus';
    const archive = zipSync({ 'a.xml': Buffer.from(aces, 'latin1'), 'vehicles.csv': strToU8(vehicles) });
    const { rows, notes } = await read(archive);
    expect(rows[0]?.slice(2, 6)).toEqual(['Ford', 'Focus', '2008', '2008']);
    expect(notes).toHaveLength(1);
  });
});

describe('hostile files', () => {
  test('an archive that unpacks to more than it may is not read to its end', async () => {
    const bomb = Buffer.from(zipSync({ 'a.csv': new Uint8Array(8 * 1024 * 1024) }));
    const source = {
      async *open() {
        yield Promise.resolve(bomb);
      },
    };
    const { open } = inZip(source, 'a.csv', 1024 * 1024);
    const unpacked = open()[Symbol.asyncIterator]();
    await expect(drain(unpacked)).rejects.toThrow('unpacks to more than');
  });

  test('entities are not expanded', async () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE ACES [<!ENTITY a SYSTEM "file:///etc/passwd">]><ACES><App><Part>&a;</Part></App></ACES>`;
    await expect(read(xml)).rejects.toThrow('not well-formed');
  });

  test('a quotation mark that is never closed names its row', async () => {
    await expect(read(`number,name\nNX-1,"${'x'.repeat(2_000_000)}`)).rejects.toThrow('Row 2');
  });

  test.each([
    ['', 'empty'],
    ['%PDF-1.7', 'no list'],
    ['<html><table><tr><td>number</td></tr></table></html>', 'no list'],
    ['[\n {"articleNo": "NX-1"}]', 'JSON is not read'],
    ['<?xml version="1.0"?><html/>', 'ACES'],
  ])('%j is refused', async (text, message) => expect(read(text)).rejects.toThrow(message));
});
