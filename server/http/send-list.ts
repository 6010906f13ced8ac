import type { Context } from 'hono';
import type { Counts, RowsPage } from '../db/list-rows.ts';
import { sendJson } from './send-json.ts';

/** Sends a list as a plain array, as the product specifies. Headers contain the next page and the total. */
export function sendList<Row>(c: Context, page: RowsPage<Row>, send = sendJson): Promise<Response> {
  setListHeaders(c, page);
  return send(c, page.rows);
}

/** Writes `low=3, out=1000+`. The plus means that there are more. */
const writeCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([value, { total, isCapped }]) => `${value}=${total ?? 0}${isCapped ? '+' : ''}`)
    .join(', ');

function setListHeaders<Row>(c: Context, { next, total, isCapped, counts }: RowsPage<Row>): void {
  if (next !== null) {
    const search = new URLSearchParams(c.req.query());
    search.delete('page');
    for (const [name, value] of Object.entries(next)) search.set(name, String(value));
    c.header('Link', `<${c.req.path}?${search}>; rel="next"`);
  }
  if (counts) c.header('X-Counts', writeCounts(counts));
  if (total === null) return;
  c.header('X-Total-Count', String(total));
  if (isCapped) c.header('X-Total-Count-Capped', 'true');
}
