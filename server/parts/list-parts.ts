import { limits } from '#contract/limits.ts';
import type { Part, PartsQuery } from '#contract/parts.ts';
import type { Queries } from '../db/connect.ts';
import { countCap, toPage, type ListPage } from '../http/list-page.ts';
import { partColumns, toPart, type PartRow } from './part-row.ts';

/** The parts that are on sale, oldest first. */
export async function listParts(db: Pick<Queries, 'query'>, query: PartsQuery): Promise<ListPage<Part>> {
  const limit = query.limit ?? limits.listRows;
  const { rows } = await db.query<PartRow & { position: number }>(
    {
      name: 'list-parts',
      text: `SELECT ${partColumns}, position FROM parts
              WHERE deleted_at IS NULL AND position > $1 ORDER BY position LIMIT $2`,
    },
    [Number(query.cursor ?? 0), limit + 1],
  );
  const isAsked = query.limit !== undefined || query.cursor !== undefined;
  return toPage(rows, limit, isAsked ? await countParts(db) : null, toPart, (row) => String(row.position));
}

async function countParts(db: Pick<Queries, 'query'>): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM (SELECT FROM parts WHERE deleted_at IS NULL LIMIT $1) AS counted',
    [countCap + 1],
  );
  return rows[0]?.total ?? 0;
}
