import type { SearchReport } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';
import { keptDays } from './search-log.ts';

/** Searches of each kind. */
const rowsMax = 50;

/** Returns what several addresses searched most often in the last 30 days, and how many searches there were. */
export async function findSearchReport(db: Queries): Promise<SearchReport> {
  const { rows } = await db.query<SearchReport>(
    `WITH found AS MATERIALIZED (
       -- The parts of the last day. An aggregate of arrays needs no sorting.
       SELECT words, sum(searches)::int AS searches, (max(ARRAY[day - '2000-01-01'::date, parts]))[2] AS parts
         FROM searches WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::int GROUP BY words HAVING bool_or(is_shown)
     )
     SELECT (SELECT coalesce(sum(searches), 0)::int FROM searches
              WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::int) AS searches,
       ${most('true')} AS frequent, ${most('parts = 0')} AS "withoutResult"`,
    [keptDays],
  );
  return rows[0] ?? { searches: 0, frequent: [], withoutResult: [] };
}

const most = (condition: string) => `(SELECT coalesce(json_agg(row_to_json(one)), '[]') FROM (
  SELECT * FROM found WHERE ${condition} ORDER BY searches DESC, words LIMIT ${rowsMax}
) AS one)`;
