import { stringify } from 'csv-stringify';
import { pipeline } from 'node:stream/promises';
import { csvRules } from '#contract/csv.ts';
import type { AllOrdersQuery, Order } from '#contract/orders.ts';
import { limits } from '#contract/limits.ts';
import type { Queries } from '../db/connect.ts';
import { listOrders } from './list-orders.ts';

const columns = [
  '_id',
  'createdAt',
  'status',
  'name',
  'email',
  'phone',
  'address',
  'productName',
  'productQuantity',
  'unitPrice',
  'totalPrice',
  'transactionId',
  'paidAt',
  'shippedAt',
] as const satisfies readonly (keyof Order)[];

/** Every order of the query, page after page, so that a file of any length needs the room of one page. */
async function* ordersOf(db: Pick<Queries, 'query'>, { status, search, sort }: AllOrdersQuery) {
  let cursor: string | undefined;
  do {
    const page = await listOrders(db, null, { status, search, sort, cursor, limit: limits.listRows });
    yield* page.rows;
    cursor = page.next?.cursor;
  } while (cursor !== undefined);
}

/** The orders of a query as CSV with a head. */
export function ordersFile(
  db: Pick<Queries, 'query'>,
  query: AllOrdersQuery,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const csv = stringify({ ...csvRules, columns: [...columns] });
  const { readable, writable } = new TransformStream<Uint8Array>();
  void pipeline(ordersOf(db, query), csv, async (rows: AsyncIterable<Buffer>) => {
    const writer = writable.getWriter();
    try {
      for await (const row of rows) await writer.write(row);
      await writer.close();
    } catch (error) {
      // A file that breaks off must not look whole.
      await writer.abort(error);
      throw error;
    }
  }).catch(onError);
  return readable;
}
