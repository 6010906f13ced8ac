import type { Context } from 'hono';
import { writeCounts } from '#contract/list-counts.ts';
import type { RowsPage } from '../db/list-rows.ts';
import { sendJson } from './send-json.ts';

/** Sends a list as a plain array, as the product specifies. Headers contain the next page and the total. */
export function sendList<Row>(c: Context, page: RowsPage<Row>, send = sendJson): Promise<Response> {
  setListHeaders(c, page);
  return send(c, page.rows);
}

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
