import { SameNumber, type PartDetails } from '#contract/catalogue/part-details.ts';
import { pick } from '#contract/catalogue/part-fields.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { plainCode } from '#contract/plain-code.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { readStatements } from '../fitment/statements.ts';
import type { Queries } from '../db/connect.ts';
import { letter } from './categories.ts';
import { isShown } from '../db/kept-parts.ts';
import {
  ambiguousPart,
  findByAddress,
  findPart,
  listByNumber,
  partColumns,
  rowFields,
  toPart,
  type StoredPart,
} from './part-row.ts';

type Extras = Pick<
  PartDetails,
  'references' | 'specifications' | 'morePictures' | 'path' | 'drawing' | 'successor' | 'updatedAt'
>;

const specificationsColumn = `
        (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
              'spec', specs.slug, 'name', specs.name, 'decimals', decimals, 'choice', spec_choices.name,
              'dimension', dimension, 'letter', ${letter},
              'value', CASE specs.kind WHEN 'number' THEN to_json(part_specs.number)
                         WHEN 'flag' THEN to_json(part_specs.choice = 'yes') ELSE to_json(part_specs.choice) END))::jsonb
              || jsonb_build_object('unit', unit) ORDER BY category_specs.position), '[]')
           FROM part_specs
           JOIN specs ON specs.slug = part_specs.spec
           JOIN category_specs ON category_specs.spec = specs.slug AND category_specs.category = parts.category
           LEFT JOIN spec_choices ON spec_choices.spec = specs.slug AND spec_choices.slug = part_specs.choice
          WHERE part_id = parts.id)`;

/** Adds to each part what it is measured by. */
export async function withSpecifications(db: Queries, parts: readonly Part[]): Promise<Part[]> {
  const { rows } = await db.query<Pick<PartDetails, '_id' | 'specifications'>>(
    {
      isPrepared: true,
      text: `SELECT id AS "_id", ${specificationsColumn} AS specifications FROM parts WHERE id = ANY($1)`,
    },
    [parts.map(({ _id }) => _id)],
  );
  const found = new Map(rows.map(({ _id, specifications }) => [_id, specifications]));
  return parts.map((part) => ({ ...part, specifications: found.get(part._id) ?? [] }));
}

/** Reads what a part has in other tables. */
export async function readDetails(db: Queries, part: StoredPart): Promise<PartDetails> {
  const fitments = await readStatements(db, part._id);
  const { rows } = await db.query<Extras>(
    {
      isPrepared: true,
      text: `SELECT
        (SELECT coalesce(json_agg(json_build_object('kind', kind, 'maker', maker, 'number', number)
                                  ORDER BY position), '[]') FROM part_refs WHERE part_id = parts.id) AS references,
        (SELECT coalesce(json_agg(json_build_object('image', image, 'alt', alt) ORDER BY position), '[]')
           FROM part_pictures WHERE part_id = parts.id) AS "morePictures",
        ${specificationsColumn} AS specifications,
        (SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name) ORDER BY parent NULLS FIRST), '[]')
           FROM categories
          WHERE slug = parts.category OR slug = (SELECT parent FROM categories WHERE slug = parts.category)) AS path,
        (SELECT drawing FROM categories WHERE slug = parts.category) AS drawing,
        (SELECT json_build_object('number', part_number, 'name', name, 'address', address) FROM parts AS next
          WHERE next.id = parts.successor_id AND next.deleted_at IS NULL) AS successor,
        to_char(coalesce(described_at, created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
       FROM parts WHERE id = $1`,
    },
    [part._id],
  );
  const [extras] = rows;
  if (!extras) throw new Problem('NOT_FOUND');
  return { ...toPart(part), ...pick(part, rowFields), state: part.state, ...extras, fitments };
}

/**
 * Finds a part by its address, or by its number in any spelling. Only admins get drafts; for others there are none. Throws 404,
 * which names the part and its successor if it is not sold any more, or 409 if several parts have the number.
 */
export async function findDetails(db: Queries, text: string, isAdmin: boolean): Promise<PartDetails> {
  const named = await findNamed(db, text);
  const isVisible = ({ state }: StoredPart) => state === 'onSale' || isAdmin;
  const visible = named.filter(isVisible);
  if (visible.length > 1) throw ambiguousPart(visible);
  const [part] = visible;
  if (part === undefined) return refuseSold(db, await findSoldNamed(db, text, named));
  const others = (await listByNumber(db, part.number)).filter(
    (one) => one._id !== part._id && isVisible(one),
  );
  return { ...(await readDetails(db, part)), others: others.map((one) => SameNumber.parse(one)) };
}

/** The part with this address, or those with this number, on sale or not. */
async function findNamed(db: Queries, text: string): Promise<StoredPart[]> {
  const part = await findByAddress(db, text);
  return part ? [part] : listByNumber(db, text);
}

/** Finds a part on sale by its id. Throws 404 like `findDetails`. */
export async function findOnSale(db: Queries, id: string): Promise<Part> {
  return (await findPart(db, id)) ?? refuseSold(db, isId(id) ? await findSold(db, id) : null);
}

type SoldPart = Part & { successorId: string | null };

async function refuseSold(db: Queries, sold: SoldPart | null): Promise<never> {
  if (sold === null) throw new Problem('NOT_FOUND');
  const successor = sold.successorId === null ? null : await findSuccessor(db, sold.successorId);
  throw new Problem('NOT_SOLD', { extra: { part: toPart(sold), ...(successor && { successor }) } });
}

/** A part that visitors could see and that is not on sale any more. */
async function findSold(db: Queries, id: string): Promise<SoldPart | null> {
  const { rows } = await db.query<SoldPart>(
    `SELECT ${partColumns}, successor_id AS "successorId" FROM parts
      WHERE id = $1 AND deleted_at IS NOT NULL AND ${isShown}`,
    [id],
  );
  return rows[0] ?? null;
}

/** A part as a basket shows it. */
export interface ShownPart {
  part: Part;
  isSold: boolean;
  /** Of a part that is not sold any more. */
  successor: Part | null;
}

/** Returns those of some parts that visitors see or saw, by their ids. */
export async function readShownParts(db: Queries, ids: readonly string[]): Promise<Map<string, ShownPart>> {
  const { rows } = await db.query<SoldPart & { isSold: boolean }>(
    {
      isPrepared: true,
      text: `SELECT ${partColumns}, successor_id AS "successorId", deleted_at IS NULL AS "isSold" FROM parts
        WHERE ${isShown} AND (id = ANY($1)
          OR id = ANY (ARRAY(SELECT successor_id FROM parts WHERE id = ANY($1) AND deleted_at IS NOT NULL)))`,
    },
    [ids],
  );
  const onSale = new Map(rows.filter(({ isSold }) => isSold).map((row) => [row._id, toPart(row)]));
  return new Map(
    rows.map(({ isSold, successorId, ...row }) => [
      row._id,
      { part: toPart(row), isSold, successor: isSold ? null : (onSale.get(successorId ?? '') ?? null) },
    ]),
  );
}

/** The part that visitors saw with this address or number last. `named` have it now. */
async function findSoldNamed(
  db: Queries,
  text: string,
  named: readonly StoredPart[],
): Promise<SoldPart | null> {
  for (const { _id } of named) {
    const sold = await findSold(db, _id);
    if (sold) return sold;
  }
  return findDeleted(db, text);
}

async function findDeleted(db: Queries, text: string): Promise<SoldPart | null> {
  const deleted = 'deleted_at IS NOT NULL AND off_sale_as IS NULL';
  const { rows } = await db.query<SoldPart>(
    `SELECT ${partColumns}, successor_id AS "successorId" FROM parts
      WHERE id IN (SELECT id FROM parts WHERE number_key = number_key($1) AND ${deleted}
                   UNION ALL SELECT id FROM parts WHERE lower(address) = lower($2) AND ${deleted})
        AND was_published
      ORDER BY deleted_at DESC LIMIT 1`,
    [plainCode(text), text],
  );
  return rows[0] ?? null;
}

async function findSuccessor(db: Queries, id: string): Promise<Part | null> {
  const { rows } = await db.query<Part>(
    `SELECT ${partColumns} FROM parts WHERE id = $1 AND deleted_at IS NULL`,
    [id],
  );
  return rows[0] ?? null;
}

/** Parts of the same category, those with the most specifications in common first, without its successor. */
export async function findSimilar(db: Queries, text: string): Promise<Part[]> {
  const named = await findNamed(db, text);
  const shown = named.find(({ state }) => state === 'onSale') ?? (await findSoldNamed(db, text, named));
  const id = shown?._id;
  if (id === undefined) throw new Problem('NOT_FOUND');
  const { rows } = await db.query<Part>(
    {
      isPrepared: true,
      // Of a large category the first 200.
      text: `WITH candidates AS (
         SELECT id, position FROM part_search
          WHERE category = (SELECT category FROM parts WHERE id = $1)
            AND id <> $1 AND id IS DISTINCT FROM (SELECT successor_id FROM parts WHERE id = $1)
          ORDER BY position LIMIT 200
       ), best AS (
         SELECT id, position,
           (SELECT count(*) FROM part_specs AS one JOIN part_specs AS other USING (spec)
             WHERE one.part_id = candidates.id AND other.part_id = $1
               AND (one.number = other.number OR one.choice = other.choice)) AS common
           FROM candidates ORDER BY common DESC, position LIMIT 4
       )
       SELECT ${partColumns} FROM best JOIN parts USING (id) ORDER BY common DESC, best.position`,
    },
    [id],
  );
  return rows;
}
