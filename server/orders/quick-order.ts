import { numberKey } from '#contract/catalogue/number-key.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { groupBy } from '#contract/group-by.ts';
import { lookAlikeKey } from '#contract/look-alike.ts';
import type { NumberAnswer, QuickOrderAnswer } from '#contract/orders/quick-order.ts';
import { readShownParts, type ShownPart } from '../catalogue/part-details.ts';
import { editDistance } from '../catalogue/search/edit-distance.ts';
import type { Queries } from '../db/connect.ts';
import { isKept, isShown } from '../db/kept-parts.ts';
import { markPairs } from '../fitment/statements.ts';

interface Hit {
  /** The number in the list. */
  wanted: string;
  id: string;
  /** Null for the part's own number. */
  kind: string | null;
  maker: string;
  number: string;
  /** Otherwise it is only near. */
  isExact: boolean;
}

/** Parts that one number is said to mean. */
const choicesMax = 10;
const nearestMax = 3;
/** The letters by which a number may differ from the one that is meant. */
const distanceMax = 2;

/**
 * Returns what the numbers of a list mean, in their order. Signs and capitals do not count, and nothing is guessed. The parts have
 * the verdict for `vehicle`, the slug of one that is known.
 */
export async function readNumbers(
  db: Queries,
  numbers: readonly string[],
  vehicle?: string,
): Promise<QuickOrderAnswer> {
  const { rows } = await db.query<Hit>({ isPrepared: true, text: findHits }, [[...new Set(numbers)]]);
  const found = groupBy(rows, ({ wanted }) => wanted);
  const hits = new Map([...found].map(([wanted, all]) => [wanted, all[0].isExact ? all : nearestOf(all)]));
  const ids = new Set([...hits.values()].flat().map(({ id }) => id));
  const shown = ids.size === 0 ? new Map<string, ShownPart>() : await readShownParts(db, [...ids]);
  const parts = vehicle === undefined ? shown : await judge(db, shown, vehicle);
  return { answers: numbers.map((number) => answerOf(hits.get(number) ?? [], parts)) };
}

/** The same parts and successors with what a list says of them and the vehicle. */
async function judge(
  db: Queries,
  shown: ReadonlyMap<string, ShownPart>,
  vehicle: string,
): Promise<ReadonlyMap<string, ShownPart>> {
  const all = [...shown.values()].flatMap(({ part, successor }) => [part, successor ?? []].flat());
  const marks = await markPairs(
    db,
    all.map(({ _id: partId }) => ({ partId, vehicle })),
  );
  const fits = new Map(all.map(({ _id }, index) => [_id, marks[index]?.fit ?? undefined]));
  const judged = (part: Part): Part => ({ ...part, fit: fits.get(part._id) });
  return new Map(
    [...shown].map(([id, one]) => [
      id,
      { ...one, part: judged(one.part), successor: one.successor && judged(one.successor) },
    ]),
  );
}

function answerOf(hits: readonly Hit[], parts: ReadonlyMap<string, ShownPart>): NumberAnswer {
  const shown = hits.flatMap(({ id, kind, maker, number }) => {
    const one = parts.get(id);
    return one
      ? [{ ...one, part: { ...one.part, ...(kind !== null && { foundBy: { kind, maker, number } }) } }]
      : [];
  });
  // A part has its own number before those of other makers.
  const onSale = shown.filter(({ isSold }) => isSold).map(({ part }) => part);
  const choices = onSale.filter(({ _id }, at) => onSale.findIndex((one) => one._id === _id) === at);
  if (!hits[0]?.isExact) return { kind: 'notFound', choices };
  const [part] = choices;
  if (part) return choices.length === 1 ? { kind: 'found', part } : { kind: 'several', choices };
  const [sold] = shown;
  return sold
    ? { kind: 'notSold', sold: sold.part, successor: sold.successor }
    : { kind: 'notFound', choices: [] };
}

/** Numbers that look alike come first, then those with the fewest other letters. */
function nearestOf(hits: readonly Hit[]): Hit[] {
  const distanceOf = ({ wanted, number }: Hit) =>
    lookAlikeKey(number) === lookAlikeKey(wanted) ? 0 : editDistance(numberKey(number), numberKey(wanted));
  return hits
    .map((hit) => ({ hit, distance: distanceOf(hit) }))
    .filter(({ distance }) => distance <= distanceMax)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, nearestMax)
    .map(({ hit }) => hit);
}

/** The neighbours of a key in the order of an index, among the numbers that begin with all but its last two signs. */
const neighbours = (comparison: string, direction: string) =>
  `(SELECT id, NULL AS kind, '' AS maker, part_number AS number FROM parts
     WHERE deleted_at IS NULL AND length(key) >= 5 AND number_key ${comparison} key
       AND number_key ~>=~ left(key, -2) AND number_key ~<~ (left(key, -2) || '~')
     ORDER BY number_key USING ${direction} LIMIT ${choicesMax})`;

/**
 * The exact hits of each number of `$1`, and for a number without any, the numbers near it. Each branch reads an index from one
 * place, so that 200 numbers take milliseconds. The zeros in front of a GTIN do not count.
 */
const findHits = `
  WITH looked_up AS MATERIALIZED (
    SELECT wanted, number_key(wanted) AS key FROM unnest($1::text[]) AS wanted WHERE number_key(wanted) <> ''
  ), exact AS MATERIALIZED (
    SELECT wanted, found.* FROM looked_up CROSS JOIN LATERAL (
      (SELECT id, NULL AS kind, '' AS maker, part_number AS number FROM parts
        WHERE number_key = key AND ${isKept} AND ${isShown} ORDER BY deleted_at DESC NULLS FIRST LIMIT ${choicesMax})
      UNION ALL
      (SELECT id, NULL, '', part_number FROM parts
        WHERE number_key = key AND deleted_at IS NOT NULL AND off_sale_as IS NULL AND was_published
        ORDER BY deleted_at DESC LIMIT 1)
      UNION ALL
      (SELECT parts.id, part_refs.kind, maker, number FROM part_refs JOIN parts ON parts.id = part_id
        WHERE part_refs.key = looked_up.key AND ${isShown} LIMIT ${choicesMax})
      UNION ALL
      (SELECT parts.id, part_refs.kind, maker, number FROM part_refs JOIN parts ON parts.id = part_id
        WHERE part_refs.kind = 'gtin' AND looked_up.key ~ '^\\d{7,14}$' AND ${isShown}
          AND lpad(part_refs.key, 14, '0') = lpad(looked_up.key, 14, '0') LIMIT ${choicesMax})
    ) AS found
  )
  SELECT wanted, id, kind, maker, number, true AS "isExact" FROM exact
  UNION ALL
  SELECT wanted, id, kind, maker, number, false
    FROM looked_up CROSS JOIN LATERAL (
      (SELECT id, NULL AS kind, '' AS maker, part_number AS number FROM parts
        WHERE deleted_at IS NULL AND look_alike_key(number_key) = look_alike_key(key) LIMIT ${choicesMax})
      UNION ALL
      (SELECT id, part_refs.kind, maker, number FROM part_refs JOIN part_search ON id = part_id
        WHERE look_alike_key(part_refs.key) = look_alike_key(looked_up.key) LIMIT ${choicesMax})
      UNION ALL ${neighbours('~>~', '~<~')}
      UNION ALL ${neighbours('~<~', '~>~')}
    ) AS found
   WHERE NOT EXISTS (SELECT FROM exact WHERE exact.wanted = looked_up.wanted)`;
