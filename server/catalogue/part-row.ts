import { toCents } from '#contract/money.ts';
import {
  listedFields,
  partFieldNames,
  partFields,
  type NamesOf,
  type PartFieldName,
} from '#contract/catalogue/part-fields.ts';
import type { PartState } from '#contract/catalogue/part-states.ts';
import { SameNumber } from '#contract/catalogue/part-details.ts';
import { Part, type NewPart } from '#contract/catalogue/parts.ts';
import { plainCode } from '#contract/plain-code.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { isKept } from '../db/kept-parts.ts';

/** The values of a part's own row. */
export type PartFields = Required<Pick<NewPart, NamesOf<{ column: string }>>>;

const hasColumn = (name: PartFieldName): name is keyof PartFields => 'column' in partFields[name];

/** The fields with a column. */
export const rowFields: readonly (keyof PartFields)[] = partFieldNames.filter(hasColumn);

/** The columns of `rowFields`. */
export const writtenColumns = rowFields.map((field) => partFields[field].column);

/** The values of `writtenColumns`. */
export const writtenValues = (part: PartFields) =>
  rowFields.map((field) => (field === 'price' ? toCents(part.price) : part[field]));

const columnOf = (field: keyof PartFields) =>
  field === 'price'
    ? 'parts.price_cents::float8 / 100 AS price'
    : `parts.${partFields[field].column} AS "${field}"`;

/** A part as lists return it. */
export const partColumns = [
  'parts.id AS "_id"',
  ...listedFields.map(columnOf),
  'parts.version',
  'parts.address',
].join(', ');

/** A part with everything in its own row. */
export interface StoredPart extends PartFields {
  _id: string;
  version: number;
  address: string;
  state: PartState;
  successorId: string | null;
}

export const storedColumns = [
  'parts.id AS "_id"',
  ...rowFields.map(columnOf),
  'parts.version',
  'parts.address',
  `CASE WHEN parts.deleted_at IS NULL THEN 'onSale' ELSE parts.off_sale_as END AS state`,
  'parts.successor_id AS "successorId"',
].join(', ');

/** The states in the audit log. */
export const stateNames: Record<PartState, string> = {
  draft: 'draft',
  onSale: 'on sale',
  discontinued: 'discontinued',
};

/** The part as lists return it, of a row with more columns. */
export const toPart = (row: Part): Part => Part.parse(row);

/** Returns null if no part on sale has this id. */
export async function findPart(db: Queries, id: string): Promise<Part | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<Part>(
    { isPrepared: true, text: `SELECT ${partColumns} FROM parts WHERE id = $1 AND deleted_at IS NULL` },
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the part whose page has this address, on sale or not. Null if there is none, or it is deleted. */
export async function findByAddress(db: Queries, address: string): Promise<StoredPart | null> {
  const { rows } = await db.query<StoredPart>(
    {
      isPrepared: true,
      text: `SELECT ${storedColumns} FROM parts WHERE lower(address) = lower($1) AND ${isKept}`,
    },
    [address],
  );
  return rows[0] ?? null;
}

/** The most parts that one number is said to mean. */
const sameNumbersMax = 20;

/** Returns the parts with this number in any spelling, on sale or not, by brand. */
export async function listByNumber(db: Queries, number: string): Promise<StoredPart[]> {
  const { rows } = await db.query<StoredPart>(
    {
      isPrepared: true,
      text: `SELECT ${storedColumns} FROM parts WHERE number_key = number_key($1) AND ${isKept}
              ORDER BY lower(brand), position LIMIT ${sameNumbersMax}`,
    },
    [plainCode(number)],
  );
  return rows;
}

export const ambiguousPart = (parts: readonly SameNumber[], field?: string) =>
  new Problem('AMBIGUOUS_PART', {
    extra: { ...(field !== undefined && { field }), choices: parts.map((part) => SameNumber.parse(part)) },
  });

/** Locks the part's row until the transaction ends. `state` is null for a deleted part. Throws 404 if it is unknown. */
export async function lockPart(
  tx: Queries,
  id: string,
): Promise<Omit<StoredPart, 'state'> & { state: PartState | null }> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rows } = await tx.query<StoredPart>(
    `SELECT ${storedColumns} FROM parts WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return rows[0];
}
