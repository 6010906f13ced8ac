import { specOf } from '#contract/import/kinds.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import * as z from 'zod/mini';
import * as m from '#messages/imports.js';
import type { Queries } from '../../../db/connect.ts';
import type { Actor } from '../../../core/actor.ts';
import { writtenColumns, writtenValues } from '../../../catalogue/part-row.ts';
import type { Change, WriteContext } from '../../kind.ts';
import { releasePictures, writePictures } from '../../pictures/write-pictures.ts';
import { referenceOf, referenceColumns } from './part-cells.ts';

const PartValues = z.object({
  name: z.string(),
  description: z.string(),
  category: z.nullable(z.string()),
  price: z.number(),
  minQuantity: z.int(),
  state: z.enum(partStates),
  successor: z.nullable(z.string()),
  quantity: z.int(),
  number: z.string(),
  brand: z.string(),
});
const Lists = z.object({
  gtin: z.array(z.string()),
  original: z.array(z.string()),
  references: z.array(z.string()),
});

/** Adds, changes and deletes parts, with a constant number of statements. */
export async function writeParts(
  { tx, config, actor, email }: WriteContext,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, string>> {
  const failures = new Map<string, string>();
  await addParts(
    tx,
    email,
    changes.filter(({ before }) => before === null),
  );
  await changeParts(
    tx,
    actor,
    changes.filter(({ before, after }) => before !== null && after !== null),
  );
  await writePictures(tx, config, changes);
  await removeParts(
    { tx, config },
    changes.filter(({ after }) => after === null),
    failures,
  );
  const written = changes.filter(({ object }) => !failures.has(object));
  await tx.query(
    `INSERT INTO audit_log (user_id, call, object, before, after, request_id, ip_hash)
     SELECT $1, $2, object, before, after, $3, $4 FROM json_to_recordset($5) AS one (object text, before text, after text)`,
    [
      ...[actor.userId, actor.call, actor.requestId ?? null, actor.ipHash ?? null],
      JSON.stringify(
        written.map(({ object, before, after }) => ({
          object,
          before: before && JSON.stringify(before),
          after: after && JSON.stringify(after),
        })),
      ),
    ],
  );
  return failures;
}

async function addParts(tx: Queries, email: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ object, after }) => {
    const values = PartValues.parse(after);
    const fields = { ...values, image: '', imageAlt: '', isFitComplete: false };
    const written = writtenValues(fields);
    return {
      ...Object.fromEntries(writtenColumns.map((column, index) => [column, written[index]])),
      id: object,
      off_sale_as: values.state === 'onSale' ? null : values.state,
      successor_id: values.successor,
    };
  });
  // Drafts until their words are complete, so that the search is written once.
  await tx.query(
    `INSERT INTO parts (id, email, name_key, initial_quantity, successor_id, off_sale_as, deleted_at, was_published, ${writtenColumns.join(', ')})
     SELECT id, $2, fold_name(name), quantity, successor_id, coalesce(off_sale_as, 'draft'), now(), false, ${writtenColumns.join(', ')}
       FROM json_populate_recordset(NULL::parts, $1)`,
    [JSON.stringify(rows), email],
  );
  await writeLists(tx, changes);
  await tx.query(`UPDATE parts SET off_sale_as = NULL, deleted_at = NULL WHERE id = ANY($1)`, [
    rows.filter(({ off_sale_as }) => off_sale_as === null).map(({ id }) => id),
  ]);
}

async function changeParts(tx: Queries, actor: Actor, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await writeLists(tx, changes);
  const rows = changes.map(({ object, after }) => {
    const { price, minQuantity, successor, ...rest } = z.partial(PartValues).parse(after);
    const { before } = changes.find((one) => one.object === object) ?? {};
    const quantity = z.partial(PartValues).parse(before ?? {}).quantity;
    return {
      ...{
        id: object,
        name: rest.name,
        description: rest.description,
        min_quantity: minQuantity,
        state: rest.state,
      },
      price_cents: price === undefined ? undefined : Math.round(100 * price),
      ...{ category: rest.category, has_category: rest.category !== undefined },
      ...{ successor_id: successor, has_successor: successor !== undefined },
      // The difference, because orders change the stock at the same time.
      delta: rest.quantity === undefined ? 0 : rest.quantity - (quantity ?? 0),
    };
  });
  await tx.query(
    `WITH wanted AS MATERIALIZED (
       SELECT * FROM json_to_recordset($1) AS one (id uuid, name text, description text, min_quantity int, price_cents int, state text,
         category text, has_category boolean, successor_id uuid, has_successor boolean, delta int)
     ), moved AS (
       INSERT INTO stock_movements (part_id, delta, reason, user_id, cause, note)
       SELECT wanted.id, greatest(wanted.delta, -parts.quantity), 'set', $2, 'import',
           coalesce((SELECT imports.name FROM imports WHERE imports.id::text = $3), '') FROM wanted JOIN parts USING (id)
        WHERE greatest(wanted.delta, -parts.quantity) <> 0
     )
     UPDATE parts SET name = coalesce(wanted.name, parts.name), description = coalesce(wanted.description, parts.description),
         min_quantity = coalesce(wanted.min_quantity, parts.min_quantity), price_cents = coalesce(wanted.price_cents, parts.price_cents),
         category = CASE WHEN has_category THEN wanted.category ELSE parts.category END,
         successor_id = CASE WHEN has_successor THEN wanted.successor_id ELSE parts.successor_id END,
         off_sale_as = CASE WHEN wanted.state IS NULL THEN parts.off_sale_as ELSE nullif(wanted.state, 'onSale') END,
         deleted_at = CASE WHEN wanted.state IS NULL THEN parts.deleted_at WHEN wanted.state <> 'onSale' THEN coalesce(parts.deleted_at, now()) END,
         quantity = parts.quantity + greatest(wanted.delta, -parts.quantity),
         version = version + 1, updated_at = now(), described_at = now()
       FROM wanted WHERE parts.id = wanted.id`,
    [JSON.stringify(rows), actor.userId, actor.requestId],
  );
  await tx.query(
    `DELETE FROM part_specs USING parts WHERE parts.id = part_id AND part_id = ANY($1)
       AND NOT EXISTS (SELECT FROM category_specs WHERE category_specs.category = parts.category AND category_specs.spec = part_specs.spec)`,
    [changes.filter(({ after }) => after && 'category' in after).map(({ object }) => object)],
  );
}

/** Replaces the lists of references and the specifications that changes have. */
async function writeLists(tx: Queries, changes: readonly Change[]): Promise<void> {
  const refs = changes.flatMap(({ object, after }) => {
    const lists = z.partial(Lists).parse(after);
    return (['gtin', 'original', 'references'] as const).flatMap((field) => {
      const kind = referenceColumns[field];
      return lists[field] === undefined
        ? []
        : [{ part: object, kind, list: lists[field].map((text) => referenceOf(kind, text)) }];
    });
  });
  await tx.query(
    `DELETE FROM part_refs USING json_to_recordset($1) AS one (part uuid, kind text) WHERE part_id = part AND part_refs.kind = one.kind`,
    [JSON.stringify(refs.map(({ part, kind }) => ({ part, kind })))],
  );
  await tx.query(
    `INSERT INTO part_refs (part_id, position, kind, maker, number)
     SELECT part, coalesce((SELECT max(position) + 1 FROM part_refs WHERE part_id = part), 0)
         + row_number() OVER (PARTITION BY part ORDER BY place) - 1, kind, maker, number
       FROM json_to_recordset($1) AS one (part uuid, kind text, maker text, number text, place int)`,
    [JSON.stringify(refs.flatMap(({ part, list }) => list.map((one, place) => ({ part, ...one, place }))))],
  );
  const specs = changes.flatMap(({ object, after }) =>
    Object.entries(after ?? {}).flatMap(([field, value]) => {
      const spec = specOf(field);
      if (spec === null) return [];
      return [
        {
          part: object,
          spec,
          number: typeof value === 'number' ? value : null,
          choice: typeof value === 'string' ? value : null,
        },
      ];
    }),
  );
  if (specs.length === 0) return;
  await tx.query(
    `DELETE FROM part_specs USING json_to_recordset($1) AS one (part uuid, spec text)
      WHERE part_id = part AND part_specs.spec = one.spec`,
    [JSON.stringify(specs)],
  );
  await tx.query(
    `INSERT INTO part_specs (part_id, spec, number, choice)
     SELECT part, spec, number, choice FROM json_to_recordset($1) AS one (part uuid, spec text, number float8, choice text)
      WHERE number IS NOT NULL OR choice IS NOT NULL`,
    [JSON.stringify(specs)],
  );
}

/** Deletes parts; drafts that nobody has seen without a trace. Those that were ordered are discontinued instead. */
async function removeParts(
  { tx, config }: Pick<WriteContext, 'tx' | 'config'>,
  changes: readonly Change[],
  failures: Map<string, string>,
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ object }) => object);
  await tx.query(
    `DELETE FROM stock_movements USING parts WHERE parts.id = part_id AND parts.id = ANY($1) AND NOT was_published`,
    [ids],
  );
  await releasePictures(tx, config, ids);
  await tx.query(
    `DELETE FROM parts WHERE id = ANY($1) AND NOT was_published
       AND NOT EXISTS (SELECT FROM parts AS other WHERE other.successor_id = parts.id AND other.id <> ALL($1))`,
    [ids],
  );
  const { rows } = await tx.query<{ id: string; isOrdered: boolean }>(
    `UPDATE parts SET deleted_at = coalesce(deleted_at, now()), updated_at = now(),
         off_sale_as = CASE WHEN EXISTS (SELECT FROM orders WHERE part_id = parts.id) THEN 'discontinued' END
      WHERE id = ANY($1) RETURNING id, off_sale_as IS NOT NULL AS "isOrdered"`,
    [ids],
  );
  for (const { id, isOrdered } of rows) if (isOrdered) failures.set(id, m.keptOrdered());
}
