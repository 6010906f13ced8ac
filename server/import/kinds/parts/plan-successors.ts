import * as m from '#messages/imports.js';
import type { Queries } from '../../../db/connect.ts';
import { isKept } from '../../../db/kept-parts.ts';
import type { Link, Links, PlanContext } from '../../kind.ts';
import type { CellFault } from '../../read-cells.ts';
import { findParts } from './find-parts.ts';
import { textOf } from './part-cells.ts';

/**
 * The parts that successors name, by the address, which a part of this file has not had yet, or by the number. Several have one
 * number: none is meant.
 */
async function findSuccessors(
  { tx, importId, isLocking }: PlanContext,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ number: string; id: string }>(
    `WITH wanted AS (SELECT DISTINCT number, number_key(number) AS key FROM unnest($1::text[]) AS number),
     added AS MATERIALIZED (
       SELECT object::uuid AS id, number_key(after->>'number') AS key FROM import_changes
        WHERE import_id = $2 AND thing = 'part' AND before IS NULL AND state = $3
     ), found AS (
       SELECT number, parts.id FROM wanted JOIN parts ON parts.number_key = key AND ${isKept}
       UNION SELECT number, added.id FROM wanted JOIN added USING (key)
     )
     SELECT number, coalesce(
         (SELECT id FROM parts WHERE lower(address) = lower(number) AND ${isKept} AND id NOT IN (SELECT id FROM added)),
         (SELECT min(id::text)::uuid FROM found WHERE found.number = wanted.number HAVING count(*) = 1)) AS id
       FROM wanted`,
    [numbers, importId, isLocking ? 'done' : 'planned'],
  );
  return new Map(rows.flatMap(({ number, id }) => (id === null ? [] : [[number, id] as const])));
}

/** Adds what the shop says of the parts to which successors lead. */
async function followSuccessors(tx: Queries, next: Map<string, string>): Promise<void> {
  const seen = new Set(next.keys());
  let ids = [...next.values()];
  while (ids.length > 0) {
    const open = [...new Set(ids)].filter((id) => !seen.has(id));
    for (const id of open) seen.add(id);
    const { rows } = await tx.query<{ id: string; successor: string }>(
      'SELECT id, successor_id AS successor FROM parts WHERE id = ANY($1) AND successor_id IS NOT NULL',
      [open],
    );
    for (const { id, successor } of rows) next.set(id, successor);
    ids = rows.map(({ successor }) => successor);
  }
}

/** The parts whose successors lead back to them. */
function circlesIn(next: ReadonlyMap<string, string>): ReadonlySet<string> {
  const circles = new Set<string>();
  const done = new Set<string>();
  for (const start of next.keys()) {
    const path = new Set<string>();
    let id: string | undefined = start;
    for (; id !== undefined && !done.has(id) && !path.has(id); id = next.get(id)) path.add(id);
    for (const one of path) done.add(one);
    if (id === undefined || !path.has(id)) continue;
    const all = [...path];
    for (const one of all.slice(all.indexOf(id))) circles.add(one);
  }
  return circles;
}

const successorFault = (value: string, rule: string): CellFault => ({
  ...{ kind: 'successor', column: 'successor', value },
  ...{ rule, remedy: m.successorRemedy() },
});

/** Says which part replaces each, also if it is in a later row. */
export const planSuccessors: Links['plan'] = async (context, rows) => {
  // Rows about one part are the same.
  const first = new Map(rows.toReversed().map((one) => [one.groupRow, one]));
  const named = [...first.values()].toReversed().flatMap(({ row, groupRow, object }) => {
    const number = textOf(row.values, 'successor') ?? '';
    return number === '' ? [] : [{ row, groupRow, object, number }];
  });
  const parts = await findParts(
    context,
    named.map(({ row, groupRow }) => ({ row: groupRow, rows: [row] as const, isPartial: false })),
  );
  const found = await findSuccessors(
    context,
    named.map(({ number }) => number),
  );
  const wanted = named.flatMap(({ row, groupRow, object, number }) => {
    const id = object ?? parts.get(groupRow)?.[0]?._id;
    return id === undefined ? [] : [{ id, groupRow, row: row.row, number, successor: found.get(number) }];
  });
  const next = new Map(
    wanted.flatMap(({ id, successor }) => (successor === undefined ? [] : [[id, successor] as const])),
  );
  await followSuccessors(context.tx, next);
  const circles = circlesIn(next);
  return wanted.map(({ id, groupRow, row, number, successor }): Link => {
    const rule =
      successor === undefined
        ? m.successorRule()
        : successor === id
          ? m.successorSelfRule()
          : circles.has(id)
            ? m.successorCircleRule()
            : undefined;
    return {
      ...{ object: id, groupRow, rows: [row] },
      wanted: rule === undefined ? () => ({ successor }) : successorFault(number, rule),
    };
  });
};
