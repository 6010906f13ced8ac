import { columnsOf, stateWords, type ExportedKind, type ImportKind } from '#contract/import/kinds.ts';
import { yearMonthText } from '#contract/fitment/year-month.ts';
import type { OldOrderLine } from '#contract/accounts/old-shop.ts';
import type { Engine } from '#contract/fitment/vehicles.ts';
import type { Condition } from '#contract/fitment/fitment.ts';
import type { Queries } from '../db/connect.ts';
import { isKept } from '../db/kept-parts.ts';
import type { RowsPage } from '../db/list-rows.ts';
import { readModels } from '../fitment/makes.ts';
import type { Values } from './kind.ts';
import { allVehicles } from './kinds/fitment.ts';
import { valuesOfParts } from './kinds/parts/read-parts.ts';
import { PictureValues, pictureText } from './pictures/picture-value.ts';

/** A row of a file in the columns of an import, by their headings. */
export type ExportedLine = Record<string, string | number>;

export interface ExportPaging {
  cursor: string | undefined;
  limit: number;
}

/** What only a file that is imported has: a change of the stock, what lies on the shelf, and makers of numbers beside them. */
const readOnly: ReadonlySet<string> = new Set(['shelfStock', 'stockChange', 'originalMaker']);

const fieldsOf = (kind: ImportKind): string[] =>
  [...columnsOf(kind).keys()].filter((field) => !readOnly.has(field));

const headingOf = (kind: ImportKind, field: string): string => columnsOf(kind).get(field)?.heading ?? field;

/** The headings of a file of a kind. That of parts has a column for each specification of the shop. */
export async function exportHeadings(db: Queries, kind: ExportedKind): Promise<string[]> {
  const headings = fieldsOf(kind).map((field) => headingOf(kind, field));
  if (kind !== 'parts') return headings;
  const { rows } = await db.query<{ spec: string }>('SELECT DISTINCT spec FROM part_specs ORDER BY spec');
  return [...headings, ...rows.map(({ spec }) => `spec:${spec}`)];
}

const stateNames = Object.fromEntries(Object.entries(stateWords).map(([word, state]) => [state, word]));

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(' | ');
  return typeof value === 'string' ? value : '';
}

/** Values by their fields, as a row of a file. */
const lineOf = (kind: ImportKind, values: Values): ExportedLine =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [headingOf(kind, field), cellOf(value)]));

/** Parts in the columns of an import, in the order of their ids. */
export async function exportParts(db: Queries, ids: readonly string[]): Promise<ExportedLine[]> {
  const parts = await valuesOfParts(db, ids);
  const successors = [...parts.values()].flatMap(({ successor }) =>
    typeof successor === 'string' ? [successor] : [],
  );
  const { rows } = await db.query<{ id: string; address: string }>(
    'SELECT id, address FROM parts WHERE id = ANY($1)',
    [successors],
  );
  const addresses = new Map(rows.map(({ id, address }) => [id, address]));
  return ids.flatMap((id): ExportedLine[] => {
    const part = parts.get(id);
    if (!part) return [];
    const { quantity, state, successor, pictures, ...values } = part;
    // With the stock that was seen, so that the file can be changed and imported.
    const more = {
      stock: quantity,
      stockSeen: quantity,
      successor: addresses.get(String(successor)),
      pictures: PictureValues.parse(pictures).map(pictureText),
    };
    return [lineOf('parts', { ...values, ...more, state: stateNames[String(state)] })];
  });
}

/** The ids of the parts of a page, and where the next one begins. */
async function pageOfParts(db: Queries, { cursor, limit }: ExportPaging) {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM parts WHERE ${isKept} AND ($1::uuid IS NULL OR id > $1) ORDER BY id LIMIT $2`,
    [cursor ?? null, limit],
  );
  const last = rows.at(-1);
  return {
    ids: rows.map(({ id }) => id),
    next: last && rows.length === limit ? { cursor: last.id } : null,
  };
}

interface StatedRow {
  number: string;
  brand: string;
  isComplete: boolean;
  make: string | null;
  model: string | null;
  fromYear: number | null;
  fromMonth: number | null;
  toYear: number | null;
  toMonth: number | null;
  engine: Omit<Engine, 'slug'> | null;
  position: string;
  quantity: number | null;
  conditions: Condition[];
  note: string;
  source: string;
}

function statementLine({ make, model, engine, conditions, isComplete, ...row }: StatedRow): ExportedLine {
  const { number, brand, fromYear, fromMonth, toYear, toMonth, position, quantity, note, source } = row;
  return lineOf('fitment', {
    ...{ number, brand, position, quantity, note, source },
    ...{ make: make ?? allVehicles, model: model ?? allVehicles },
    ...{ from: yearMonthText(fromYear, fromMonth), to: yearMonthText(toYear, toMonth) },
    ...{ engine: engine?.name, type: engine?.type, kw: engine?.kw, engineCode: engine?.codes },
    ...{ body: engine?.body, drive: engine?.drive },
    condition: conditions.map(({ criterion, value }) => `${criterion}: ${value}`),
    complete: isComplete ? 'yes' : '',
  });
}

/** Parts in one page. A part may have thousands of statements. */
const partsAtOnce = 50;

async function readStatements(db: Queries, paging: ExportPaging): Promise<RowsPage<ExportedLine>> {
  const { ids, next } = await pageOfParts(db, { ...paging, limit: partsAtOnce });
  const { rows } = await db.query<StatedRow>(
    `SELECT part_number AS number, brand, is_fit_complete AS "isComplete", makes.name AS make, models.name AS model,
         fitments.from_year AS "fromYear", fitments.from_month AS "fromMonth", fitments.to_year AS "toYear",
         fitments.to_month AS "toMonth", fitments.position, fitments.quantity, conditions, note, source,
         CASE WHEN engine_id IS NOT NULL THEN json_build_object('name', engines.name, 'type', engines.type, 'kw', engines.kw,
           'codes', engines.codes, 'body', engines.body, 'drive', engines.drive) END AS engine
       FROM parts JOIN fitments ON part_id = parts.id LEFT JOIN models ON models.id = fitments.model_id
       LEFT JOIN makes ON makes.id = make_id LEFT JOIN engines ON engines.id = engine_id
      WHERE parts.id = ANY($1) ORDER BY parts.id, fitments.id`,
    [ids],
  );
  return { rows: rows.map(statementLine), total: null, isCapped: false, next };
}

async function readVehicles(db: Queries, { cursor, limit }: ExportPaging): Promise<RowsPage<ExportedLine>> {
  const { rows } = await db.query<{ id: number; slug: string }>(
    'SELECT id, slug FROM models WHERE id > $1 ORDER BY id LIMIT $2',
    [Number(cursor ?? 0), limit],
  );
  const makes = await readModels(
    db,
    rows.map(({ slug }) => slug),
  );
  const lines = makes.flatMap(({ name: make, aliases: makeAliases, models }) =>
    models.flatMap(({ name: model, aliases: modelAliases, fromYear, toYear, engines }) => {
      const ofModel = {
        ...{ make, model, modelAliases, makeAliases },
        from: String(fromYear),
        to: String(toYear),
      };
      const named = engines.map(({ name: engine, codes: engineCodes, ...one }) => ({
        ...{
          engine,
          engineCodes,
          type: one.type,
          kw: one.kw,
          fuel: one.fuel,
          body: one.body,
          drive: one.drive,
        },
        engineFrom: yearMonthText(one.fromYear ?? null, one.fromMonth ?? null),
        engineTo: yearMonthText(one.toYear ?? null, one.toMonth ?? null),
      }));
      return (named.length > 0 ? named : [{}]).map((engine) => lineOf('vehicles', { ...ofModel, ...engine }));
    }),
  );
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { cursor: String(last.id) } : null;
  return { rows: lines, total: null, isCapped: false, next };
}

async function readParts(db: Queries, paging: ExportPaging): Promise<RowsPage<ExportedLine>> {
  const { ids, next } = await pageOfParts(db, paging);
  return { rows: await exportParts(db, ids), total: null, isCapped: false, next };
}

async function readCustomers(
  db: Queries,
  { cursor = '', limit }: ExportPaging,
): Promise<RowsPage<ExportedLine>> {
  const { rows } = await db.query<Record<'email' | 'customerName' | 'phone' | 'address', string>>(
    `SELECT email, name AS "customerName", phone, address FROM old_customers WHERE email > $1 ORDER BY email LIMIT $2`,
    [cursor, limit],
  );
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { cursor: last.email } : null;
  return { rows: rows.map((row) => lineOf('customers', row)), total: null, isCapped: false, next };
}

interface OldOrderRow {
  key: string;
  oldNumber: string;
  email: string;
  date: string;
  lines: OldOrderLine[];
}

/** A row for each line. */
async function readOrders(
  db: Queries,
  { cursor = '', limit }: ExportPaging,
): Promise<RowsPage<ExportedLine>> {
  const { rows } = await db.query<OldOrderRow>(
    `SELECT number_key AS key, number AS "oldNumber", email, ordered_on::text AS date, lines FROM old_orders
      WHERE number_key > $1 ORDER BY number_key LIMIT $2`,
    [cursor, limit],
  );
  const lines = rows.flatMap(({ oldNumber, email, date, lines: all }) =>
    all.map(({ number, name, quantity, total }) =>
      lineOf('orders', {
        ...{ oldNumber, email, date },
        ...{ lineNumber: number, lineName: name, lineQuantity: quantity, lineTotal: total },
      }),
    ),
  );
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { cursor: last.key } : null;
  return { rows: lines, total: null, isCapped: false, next };
}

/** The pages of each list of the shop, in the columns of an import. An import of the file changes nothing. */
export const exportedPages: Readonly<
  Record<ExportedKind, (db: Queries, paging: ExportPaging) => Promise<RowsPage<ExportedLine>>>
> = {
  ...{ parts: readParts, stock: readParts, fitment: readStatements, vehicles: readVehicles },
  ...{ customers: readCustomers, orders: readOrders },
};
