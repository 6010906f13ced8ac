import { OldOrderLine } from '#contract/accounts/old-shop.ts';
import type { ImportOptions } from '#contract/import/imports.ts';
import { columnsOf } from '#contract/import/kinds.ts';
import { foldText } from '#contract/fold-text.ts';
import * as m from '#messages/imports.js';
import { newId } from '../../core/ids.ts';
import type { Queries } from '../../db/connect.ts';
import {
  differences,
  planAlike,
  type Change,
  type Group,
  type Kind,
  type Plan,
  type PlanContext,
  type Values,
} from '../kind.ts';
import { requiredFault, type CellFault, type ReadRow } from '../read-cells.ts';

/** The plan of rows that add a thing, or change it. `wanted`: all its values if it is new, else those that the rows give. */
function planThing(
  group: Group,
  { existing }: ImportOptions,
  { now, wanted, name, ...of }: Pick<Change, 'thing' | 'object'> & PlannedThing,
): Plan {
  if (existing === (now ? 'add' : 'change')) return planAlike(group, 'leftOut', { name });
  if (!now) return planAlike(group, 'added', { name, change: { ...of, before: null, after: wanted } });
  const difference = differences(now, wanted);
  return difference === null
    ? planAlike(group, 'unchanged', { name })
    : planAlike(group, 'changed', { name, change: { ...of, ...difference } });
}

interface PlannedThing {
  now: Values | undefined;
  wanted: Values;
  name: string;
}

/** Deletes what is gone, and saves what is new or changed with the values that stay. */
const writeThings =
  (read: Kind['read'], remove: string, save: (tx: Queries, things: readonly Saved[]) => Promise<unknown>) =>
  async ({ tx }: { tx: Queries }, changes: readonly Change[]): Promise<ReadonlyMap<string, string>> => {
    const gone = changes.flatMap(({ object, after }) => (after === null ? [object] : []));
    if (gone.length > 0) await tx.query(remove, [gone]);
    const kept = changes.flatMap(({ object, after }) => (after === null ? [] : [{ object, after }]));
    const now = await read(
      tx,
      kept.map(({ object }) => object),
    );
    await save(
      tx,
      kept.map(({ object, after }) => ({ object, values: { ...now.get(object), ...after } })),
    );
    return new Map();
  };

interface Saved {
  object: string;
  values: Values;
}

const customerFields = ['customerName', 'phone', 'address'] as const;

async function readCustomers(tx: Queries, emails: readonly string[]): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await tx.query<{ email: string } & Record<(typeof customerFields)[number], string>>(
    'SELECT email, name AS "customerName", phone, address FROM old_customers WHERE email = ANY($1)',
    [emails],
  );
  return new Map(rows.map(({ email, ...values }) => [email, values]));
}

/** Customers of the old shop, by address. No account is created. */
export const customersKind: Kind = {
  hasManyRows: false,
  async plan({ tx, options }, groups) {
    const emailOf = ({ rows: [{ values }] }: Group) => String(values.get('email') ?? '');
    const known = await readCustomers(tx, groups.map(emailOf));
    return groups.map((group) => {
      const { values } = group.rows[0];
      const [object, now] = [emailOf(group), known.get(emailOf(group))];
      const given = customerFields.filter((field) => values.has(field) || !now);
      const wanted = Object.fromEntries(given.map((field) => [field, values.get(field) ?? '']));
      const name = String(wanted['customerName'] ?? now?.['customerName'] ?? '');
      return planThing(group, options, { thing: 'oldCustomer', object, now, wanted, name });
    });
  },
  read: readCustomers,
  write: writeThings(readCustomers, 'DELETE FROM old_customers WHERE email = ANY($1)', (tx, things) =>
    tx.query(
      `INSERT INTO old_customers (email, name, phone, address)
       SELECT email, "customerName", phone, address
         FROM json_to_recordset($1) AS one (email text, "customerName" text, phone text, address text)
       ON CONFLICT (email) DO UPDATE SET name = EXCLUDED.name, phone = EXCLUDED.phone, address = EXCLUDED.address`,
      [JSON.stringify(things.map(({ object, values }) => ({ ...values, email: object })))],
    ),
  ),
};

// No interface, which would have no index signature.
type OldOrderValues = Readonly<Record<'number' | 'email' | 'date', string>> & {
  lines: readonly OldOrderLine[];
};

async function readOrders(
  tx: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OldOrderValues>> {
  const { rows } = await tx.query<OldOrderValues & { key: string }>(
    `SELECT number_key AS key, number, email, ordered_on::text AS date, lines FROM old_orders WHERE number_key = ANY($1)`,
    [keys],
  );
  return new Map(rows.map(({ key, ...values }) => [key, values]));
}

const lineColumns = {
  number: 'lineNumber',
  name: 'lineName',
  quantity: 'lineQuantity',
  total: 'lineTotal',
} as const satisfies Record<keyof OldOrderLine, string>;

const noLine: OldOrderLine = { number: '', name: '', quantity: null, total: null };

/** The line of a row. What its cells do not say stays as it is in the line that has its place now. */
const lineOf = ({ values }: ReadRow, now: OldOrderLine = noLine): OldOrderLine =>
  OldOrderLine.parse({
    ...now,
    ...Object.fromEntries(
      Object.entries(lineColumns).flatMap(([field, column]) => {
        const value = values.get(column);
        const isText = field === 'number' || field === 'name';
        return value === undefined ? [] : [[field, value ?? (isText ? '' : null)]];
      }),
    ),
  });

const orderFault = (column: string, rule: string): CellFault => ({
  ...{ kind: 'value', column, value: '', rule },
  remedy: m.oldOrderRemedy(),
});

/** Returns the one value that the rows of an order give a field, undefined for none, or the fault of several. */
function sharedValue({ rows }: Group, field: 'email' | 'date') {
  const [value, ...others] = new Set(rows.flatMap(({ values }) => values.get(field) ?? []));
  return others.length > 0
    ? { fault: orderFault(field, m.oldOrderDiffers({ column: field })) }
    : { value: value === undefined ? undefined : String(value) };
}

function planOrder(
  { options, fields }: PlanContext,
  group: Group,
  object: string,
  now: OldOrderValues | undefined,
): Plan {
  const name = now?.number ?? String(group.rows[0].values.get('oldNumber') ?? '');
  const refuse = (fault: CellFault) => planAlike(group, 'refused', { name, faults: [fault] });
  // An order without some of its lines would be wrong.
  if (group.isPartial) return refuse(orderFault('', m.oldOrderPartial()));
  const [email, date] = [sharedValue(group, 'email'), sharedValue(group, 'date')];
  for (const [field, read] of Object.entries({ email, date })) {
    if (read.fault) return refuse(read.fault);
    if (read.value === undefined && !now)
      return refuse(requiredFault(columnsOf('orders').get(field)?.heading ?? field));
  }
  const hasLines = Object.values(lineColumns).some((column) => fields.has(column));
  const lines = hasLines || !now ? group.rows.map((row, at) => lineOf(row, now?.lines[at])) : now.lines;
  const wanted = {
    number: name,
    ...(email.value !== undefined && { email: email.value }),
    ...(date.value !== undefined && { date: date.value }),
    lines,
  };
  return planThing(group, options, { thing: 'oldOrder', object, now, wanted, name });
}

/** Orders of the old shop, by their numbers there. They are only shown. */
export const ordersKind: Kind = {
  hasManyRows: true,
  async plan(context, groups) {
    const keyOf = ({ rows: [{ values }] }: Group) => foldText(String(values.get('oldNumber') ?? ''));
    const known = await readOrders(context.tx, groups.map(keyOf));
    return groups.map((group) => planOrder(context, group, keyOf(group), known.get(keyOf(group))));
  },
  read: readOrders,
  write: writeThings(readOrders, 'DELETE FROM old_orders WHERE number_key = ANY($1)', (tx, things) =>
    tx.query(
      `INSERT INTO old_orders (id, number_key, number, email, ordered_on, lines)
       SELECT id, key, number, email, date, lines
         FROM json_to_recordset($1) AS one (id uuid, key text, number text, email text, date date, lines jsonb)
       ON CONFLICT (number_key) DO UPDATE SET email = EXCLUDED.email, ordered_on = EXCLUDED.ordered_on, lines = EXCLUDED.lines`,
      [JSON.stringify(things.map(({ object, values }) => ({ ...values, key: object, id: newId() })))],
    ),
  ),
};
