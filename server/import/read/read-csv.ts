import { pipeline, Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { delimiters } from '#contract/import/imports.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/import-files.js';
import { UnreadableFile, type FileRow } from './source.ts';

export type Delimiter = (typeof delimiters)[number];

/** The bytes of one record, quotes included. A quote that is never closed would otherwise take the whole file. */
const recordMax = 1024 * 1024;

const rules: Options = {
  // Lists that were put together have several.
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: recordMax,
};

const Records = z.array(z.array(z.string()));

/** The line with which a file for Excel names its delimiter. */
const separatorLine = /^sep=(.)\r?\n/i;

/** Returns the delimiter of the first records of a text: the one with which most have as many cells as the first. */
export function detectDelimiter(text: string): Delimiter {
  const [, named] = separatorLine.exec(text) ?? [];
  const known = delimiters.find((delimiter) => delimiter === named);
  if (known !== undefined) return known;
  const scores = delimiters.map((delimiter) => {
    const records = firstRecords(text, delimiter);
    const width = records[0]?.length ?? 0;
    const alike = records.filter(({ length }) => length === width).length;
    return width < 2 ? 0 : (alike / records.length) * Math.min(width, 50) ** 0.5;
  });
  const best = Math.max(...scores);
  return delimiters[best === 0 ? 0 : scores.indexOf(best)] ?? ',';
}

function firstRecords(text: string, delimiter: string): string[][] {
  try {
    // The last record may be cut.
    return Records.parse(parseAll(text, { ...rules, delimiter, to: 30, skip_empty_lines: true })).slice(
      0,
      29,
    );
  } catch {
    return [];
  }
}

const Row = z.array(z.string());

/** What an error of the parser says of the records before it. */
const Parsed = z.object({ records: z.int() });

/** Reads a CSV text, row by row. */
export async function* readCsv(text: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<FileRow> {
  const parser = parse({ ...rules, delimiter });
  // An error of the text destroys the parser, whose reader gets it.
  pipeline(Readable.from(withoutSeparatorLine(text)), parser, () => undefined);
  const records: AsyncIterable<unknown> = parser;
  let row = 0;
  try {
    for await (const record of records) {
      row += 1;
      yield { row, cells: Row.parse(record) };
    }
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    // The parser is ahead of its reader.
    const { data } = Parsed.safeParse(cause);
    throw new UnreadableFile(m.brokenCsv({ row: (data?.records ?? row) + 1 }), { cause });
  }
}

async function* withoutSeparatorLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const chunk of text) {
    if (chunk === '') continue;
    yield isFirst ? chunk.replace(separatorLine, '') : chunk;
    isFirst = false;
  }
}

/** Throws for a file with more columns or rows than can be read, or with a cell that is too long. */
export function checkRow({ row, cells }: FileRow): void {
  if (cells.length > limits.import.columns)
    throw new UnreadableFile(m.tooManyColumns({ max: limits.import.columns }));
  if (row > limits.import.rows + 1) throw new UnreadableFile(m.tooManyRows({ max: limits.import.rows }));
  const at = cells.findIndex(({ length }) => length > limits.import.cellMax);
  if (at >= 0) throw new UnreadableFile(m.cellTooLong({ row, column: at + 1, max: limits.import.cellMax }));
}
