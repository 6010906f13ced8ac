import { OperationError } from '../../core/operation-error.ts';

/** The bytes of a file, which can be read several times. */
export interface Source {
  open(): AsyncIterable<Uint8Array>;
}

/** A row of a file. */
export interface FileRow {
  /** As in the spreadsheet: the headings are row 1. */
  row: number;
  cells: string[];
}

/** A file cannot be read. The message says why and what to give instead. */
export class UnreadableFile extends OperationError {}

/** Reads to the end, for what is done on the way. */
export async function drain(items: AsyncIterator<unknown>): Promise<void> {
  while (!(await items.next()).done);
}

/** Returns the first bytes, at most `max`. */
export async function firstBytes(source: Source, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= max) break;
  }
  return Buffer.concat(chunks).subarray(0, max);
}
