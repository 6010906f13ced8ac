import type { FileFormat } from '#contract/import/imports.ts';
import { cellText } from '#contract/import/cells.ts';
import { kindOf } from '#contract/import/map-columns.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/import-files.js';
import { isPictureName, type PictureFile } from '../pictures/picture-files.ts';
import { decodeText, detectEncoding } from './decode-text.ts';
import { acesHeadings, baseVehicleColumns, readAces, type BaseVehicles } from './read-aces.ts';
import { checkRow, detectDelimiter, readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { shopExports } from './shop-exports.ts';
import { firstBytes, UnreadableFile, type FileRow, type Source } from './source.ts';
import { filesInZip, inZip, listZip } from './unzip.ts';

/** A file as a table. Each row has a cell for each heading. */
export interface Table {
  file: FileFormat;
  headings: string[];
  rows: AsyncIterable<FileRow>;
  /** What must be said about the file. Complete when the rows have been read. */
  notes: string[];
  /** The pictures beside the list. */
  pictures?: AsyncIterable<PictureFile>;
}

const noVehicles: BaseVehicles = new Map();

const sampleSize = 64 * 1024;

/** Excel of 1997 to 2003, and workbooks with a password. */
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');
const pdfMark = Buffer.from('%PDF');

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
/** What spreadsheets also open, and no list is. */
const isDocument = (bytes: Buffer) =>
  /^(\uFEFF|ï»¿)?\s*(<!doctype html|<html|<table|\{\\rtf)/i.test(bytes.subarray(0, 200).toString('latin1'));
/** A list or an object of JSON, which is no row of headings. */
const isJson = (bytes: Buffer) =>
  /^(\uFEFF|ï»¿)?\s*(\[\s*[[{"\]]|\{\s*["}])/.test(bytes.subarray(0, 200).toString('latin1'));
const isXml = (bytes: Buffer) =>
  /^(\uFEFF|ï»¿)?\s*<(\?xml|ACES)\b/.test(bytes.subarray(0, 200).toString('latin1'));

/**
 * Reads a file of any kind: CSV, a workbook of Excel, an export of another shop, ACES, or an archive with one of them. What is
 * not `wanted` is detected. Throws `UnreadableFile`.
 */
export async function readFile(source: Source, wanted: Partial<FileFormat> = {}): Promise<Table> {
  const first = await firstBytes(source, sampleSize);
  if (first.length === 0) throw new UnreadableFile(m.emptyFile());
  if (startsWith(first, oldExcel)) throw new UnreadableFile(m.oldExcel());
  if (startsWith(first, pdfMark) || isDocument(first)) throw new UnreadableFile(m.unknownFormat());
  if (startsWith(first, zipMark)) return readArchive(source, wanted);
  if (isJson(first)) throw new UnreadableFile(m.json());
  if (isXml(first)) return readXmlFile(source, first, noVehicles);
  return readText(source, first, wanted);
}

async function readArchive(source: Source, wanted: Partial<FileFormat>): Promise<Table> {
  const names = await listZip(source);
  if (names.includes('xl/workbook.xml')) {
    return tableOf(readXlsx(source), { format: 'xlsx', encoding: null, delimiter: null });
  }
  const files = names.filter((name) => !/(^|\/)(__MACOSX\/|\.)|\/$/.test(name));
  const xml = files.filter((name) => /\.xml$/i.test(name));
  const texts = files.filter((name) => /\.(csv|tsv|txt)$/i.test(name));
  if (xml[0] !== undefined && xml.length === 1) {
    const aces = inZip(source, xml[0]);
    const vehicles = texts[0] === undefined ? noVehicles : await readBaseVehicles(inZip(source, texts[0]));
    return readXmlFile(aces, await firstBytes(aces, sampleSize), vehicles);
  }
  if (texts[0] !== undefined && texts.length === 1) {
    const text = inZip(source, texts[0]);
    const table = await readText(text, await firstBytes(text, sampleSize), wanted);
    return files.some(isPictureName)
      ? { ...table, pictures: filesInZip(source, isPictureName, limits.image.maxBytes) }
      : table;
  }
  throw new UnreadableFile(m.unknownArchive());
}

async function readText(source: Source, first: Buffer, wanted: Partial<FileFormat>): Promise<Table> {
  const encoding = wanted.encoding ?? (await detectEncoding(source, first));
  const sample = new TextDecoder(encoding).decode(first, { stream: true });
  if (sample.includes('\0')) throw new UnreadableFile(m.unknownFormat());
  const delimiter = wanted.delimiter ?? detectDelimiter(sample);
  return tableOf(
    readCsv(decodeText(source, encoding), delimiter),
    {
      format: wanted.format ?? 'csv',
      encoding,
      delimiter,
    },
    wanted.format,
  );
}

async function readXmlFile(source: Source, first: Buffer, vehicles: BaseVehicles): Promise<Table> {
  if (!/<([\w]+:)?ACES\b/.test(first.toString('latin1'))) throw new UnreadableFile(m.unknownXml());
  const notes: string[] = [];
  return {
    file: { format: 'aces', encoding: null, delimiter: null },
    headings: acesHeadings,
    rows: readAces(source, first, vehicles, notes),
    notes,
  };
}

/** Reads the table of base vehicles beside an ACES file. Throws for a file without its columns. */
async function readBaseVehicles(source: Source): Promise<BaseVehicles> {
  const { headings, rows } = await readText(source, await firstBytes(source, sampleSize), { format: 'csv' });
  const columns = baseVehicleColumns(headings);
  if (columns === null) throw new UnreadableFile(m.baseVehicleColumns());
  const vehicles = new Map<string, { year: string; make: string; model: string }>();
  for await (const { cells } of rows) {
    const { id, year, make, model } = columns;
    vehicles.set(cells[id] ?? '', {
      year: cells[year] ?? '',
      make: cells[make] ?? '',
      model: cells[model] ?? '',
    });
  }
  return vehicles;
}

/** Rows among which the headings are looked for. */
const headingRows = 10;

const isFilled = ({ cells }: FileRow) => cells.some((cell) => cell.trim() !== '');

const isHeadings = ({ cells }: FileRow) => {
  const headings = cells.map(cellText);
  return (
    kindOf(headings.map((heading) => ({ heading, samples: [] }))) !== null ||
    shopExports.some(({ read }) => read(headings) !== null)
  );
};

/**
 * Takes the headings from the first row that says what the file contains, else from the first that is not empty, and reads exports of
 * other shops, unless another format is wanted.
 */
async function tableOf(
  all: AsyncGenerator<FileRow>,
  file: FileFormat,
  wanted?: FileFormat['format'],
): Promise<Table> {
  const first: FileRow[] = [];
  while (first.length < headingRows) {
    const { value, done } = await all.next();
    if (done) break;
    checkRow(value);
    if (isFilled(value)) first.push(value);
    if (isFilled(value) && isHeadings(value)) break;
  }
  const at = Math.max(first.findIndex(isHeadings), 0);
  const [head] = first.slice(at);
  if (!head) throw new UnreadableFile(m.emptyFile());
  const headings = head.cells.map(cellText);
  const notes = at === 0 ? [] : [m.rowsAbove({ row: head.row, count: at })];
  const rows = checked(chain(first.slice(at + 1), all));
  for (const { format, read } of shopExports) {
    const isOther = wanted !== undefined && wanted !== format;
    const shop = isOther ? null : read(headings);
    if (shop)
      return {
        file: { ...file, format },
        headings: shop.headings,
        rows: shop.rows(rows),
        notes,
      };
  }
  const format = file.format === 'xlsx' ? 'xlsx' : 'csv';
  return { file: { ...file, format }, headings, rows: withoutMore(rows, headings.length, notes), notes };
}

async function* chain(first: readonly FileRow[], rest: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  yield* first;
  yield* rest;
}

/** Says of cells without a heading that they are left out: a delimiter in a text may not be quoted. */
async function* withoutMore(
  rows: AsyncIterable<FileRow>,
  width: number,
  notes: string[],
): AsyncGenerator<FileRow> {
  let [count, first] = [0, 0];
  for await (const row of rows) {
    if (row.cells.slice(width).some((cell) => cell.trim() !== '')) {
      count += 1;
      first ||= row.row;
    }
    yield row;
  }
  if (count > 0) notes.push(m.moreCells({ count, row: first }));
}

/** Leaves out empty rows. */
async function* checked(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const row of rows) {
    checkRow(row);
    if (isFilled(row)) yield row;
  }
}
