import { setImmediate } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import type { OrderFileRows } from '#contract/orders/quick-order.ts';
import * as m from '#messages/import-files.js';
import { Problem } from '../core/problem.ts';
import { readXlsx } from './read/read-xlsx.ts';
import { UnreadableFile, type Source } from './read/source.ts';
import { listZip } from './read/unzip.ts';

/** Bytes that each file of a workbook may have. */
const unpackedMax = 10 * 1024 * 1024;

/** A list has few columns, and a cell that is longer is no number. */
const columnsMax = 50;
const cellMax = 200;

/** An archive inflates at most about a thousand times, so this many bytes take milliseconds. */
const sliceSize = 1024;

/** Lets other requests go on between two slices: everybody may send a workbook. */
const inSlices = (bytes: Uint8Array): Source => ({
  async *open() {
    for (let at = 0; at < bytes.byteLength; at += sliceSize) {
      yield bytes.subarray(at, at + sliceSize);
      await setImmediate();
    }
  },
});

/** Reads the rows of the first sheet of a workbook. Throws 400 for another file, or one with too many rows. */
export async function readOrderFile(bytes: Uint8Array): Promise<OrderFileRows> {
  const source = inSlices(bytes);
  try {
    if (!(await listZip(source)).includes('xl/workbook.xml')) throw new UnreadableFile(m.noWorkbook());
    const rows: OrderFileRows['rows'] = [];
    for await (const { row: line, cells } of readXlsx(source, unpackedMax)) {
      if (!cells.some((cell) => cell.trim() !== '')) continue;
      if (rows.length === limits.quickOrder.rows)
        throw new UnreadableFile(m.tooManyRows({ max: limits.quickOrder.rows }));
      rows.push({ line, cells: Array.from(cells.slice(0, columnsMax), (cell) => cell.slice(0, cellMax)) });
    }
    return { rows };
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new Problem('INVALID', { message: cause.message, extra: { field: 'file' }, cause });
  }
}
