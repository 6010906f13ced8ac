import { numberKey } from '#contract/number-key.ts';
import type { Part } from '#contract/parts.ts';
import type { Queries } from '../db/connect.ts';

type FoundBy = NonNullable<Part['foundBy']>;

interface Found {
  /** What found each part, by its id. Undefined: its own number, which lists show anyway. */
  references: ReadonlyMap<string, FoundBy | undefined>;
  /** Whether the whole search is a number, so that it has no words. */
  isWhole: boolean;
}

/** Shorter ones are words, or too many numbers start with them. */
const keyMin = 4;
/** Parts per lookup. */
const foundMax = 100;

const mayBeNumber = (key: string) => key.length >= keyMin && /\d/.test(key);

/**
 * Looks up the numbers in a search: first the whole search as one number, exactly; then each word, exactly or, if there
 * is no such number, as the start of one. Only parts on sale.
 */
export async function findReferences(db: Queries, search: string): Promise<Found> {
  const whole = numberKey(search);
  const words = search.split(/\s+/).map(numberKey).filter(mayBeNumber);
  if (!mayBeNumber(whole)) return { references: new Map(), isWhole: false };
  const exact = await lookUp(db, 'exact', [whole]);
  if (exact.size > 0) return { references: exact, isWhole: true };
  const keys = [...new Set([whole, ...words])];
  const ofWords = await lookUp(db, 'exact', keys);
  return { references: ofWords.size > 0 ? ofWords : await lookUp(db, 'prefix', keys), isWhole: false };
}

const conditions = {
  exact: (column: string) => `${column} = wanted.key`,
  // A range, because the planner cannot use an index for LIKE with a pattern that it does not know.
  prefix: (column: string) => `${column} ~>=~ wanted.key AND ${column} ~<~ (wanted.key || '~')`,
};

async function lookUp(
  db: Queries,
  how: keyof typeof conditions,
  keys: readonly string[],
): Promise<Map<string, FoundBy | undefined>> {
  const matches = conditions[how];
  const { rows } = await db.query<{ id: string; kind: string | null; maker: string; number: string }>(
    {
      isPrepared: true,
      text: `SELECT id, kind, maker, number FROM unnest($1::text[]) AS wanted (key) CROSS JOIN LATERAL (
         (SELECT id, NULL AS kind, '' AS maker, '' AS number FROM parts
           WHERE ${matches('number_key')} AND (deleted_at IS NULL OR off_sale_as IS NOT NULL) LIMIT ${foundMax})
         UNION ALL
         (SELECT part_id, kind, maker, number FROM part_refs WHERE ${matches('part_refs.key')} LIMIT ${foundMax})
       ) AS found`,
    },
    [keys],
  );
  const found = new Map<string, FoundBy | undefined>();
  for (const { id, kind, maker, number } of rows) {
    if (kind === null) found.set(id, undefined);
    else if (!found.has(id)) found.set(id, { kind, maker, number });
  }
  return found;
}
