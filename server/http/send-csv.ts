import { stringify } from 'csv-stringify';
import type { Context } from 'hono';
import { pipeline } from 'node:stream/promises';
import { csvCell } from '#contract/csv-cell.ts';
import { limits } from '#contract/limits.ts';
import type { RowsPage } from '../db/list-rows.ts';
import type { AppEnv } from '../core/env.ts';
import type { Log } from '../core/log.ts';

/** The options of csv-stringify for each CSV file. Numbers stay numbers. Excel needs the byte order mark. */
export const csvRules = { header: true, bom: true, cast: { string: csvCell } } as const;

interface Paging {
  cursor: string | undefined;
  limit: number;
}

interface CsvFile<Row> {
  /** The file name. */
  name: string;
  columns: readonly (keyof Row & string)[];
  readPage(paging: Paging): Promise<RowsPage<Row>>;
  /** Throws if the caller may no longer read the list. */
  checkAgain(): Promise<void>;
}

/** Reads page after page, so that a file of any length needs the memory of one page. */
async function* allRows<Row>({ readPage, checkAgain }: Pick<CsvFile<Row>, 'readPage' | 'checkAgain'>) {
  let cursor: string | undefined;
  do {
    await checkAgain();
    const page = await readPage({ cursor, limit: limits.listRows });
    yield* page.rows;
    cursor = page.next?.cursor;
  } while (cursor !== undefined);
}

/** Streams a list as a CSV file with a header row. */
export function sendCsv<Row>(
  c: Context<AppEnv>,
  { log }: { log: Log },
  { name, columns, ...list }: CsvFile<Row>,
): Response {
  const csv = stringify({ ...csvRules, columns: [...columns] });
  const { readable, writable } = new TransformStream<Uint8Array>();
  void pipeline(allRows(list), csv, async (rows: AsyncIterable<Buffer>) => {
    const writer = writable.getWriter();
    try {
      for await (const row of rows) await writer.write(row);
      await writer.close();
    } catch (error) {
      // The client must notice that the file is incomplete.
      await writer.abort(error);
      throw error;
    }
  }).catch((error: unknown) => log.warn({ requestId: c.var.requestId, error, name }, 'an export failed'));
  return c.body(readable, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
