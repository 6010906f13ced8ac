import type { RowResult } from '#contract/import/imports.ts';
import { specOf } from '#contract/import/kinds.ts';
import { readNumber } from '#contract/import/cells.ts';
import { cleanLine } from '#contract/clean-text.ts';
import { equalSizes } from '#contract/catalogue/sizes.ts';
import { gtinIn } from '#contract/catalogue/gtin.ts';
import { distinctReferences, Reference, type ReferenceKind } from '#contract/catalogue/part-number.ts';
import { hasDecimals, type Spec } from '#contract/catalogue/specifications.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import { tooCheap } from '#contract/catalogue/parts.ts';
import { foldText } from '#contract/fold-text.ts';
import { isWorthCharging } from '#contract/limits.ts';
import * as z from 'zod/mini';
import * as m from '#messages/imports.js';
import type { Queries } from '../../db/connect.ts';
import { groupBy } from '../../core/group-by.ts';
import type { Actor } from '../../core/actor.ts';
import { newId } from '../../core/ids.ts';
import { readSpecs } from '../../catalogue/categories.ts';
import { readHeldUnits } from '../../db/held-units.ts';
import { isKept } from '../../db/kept-parts.ts';
import { storedColumns, writtenColumns, writtenValues, type StoredPart } from '../../catalogue/part-row.ts';
import {
  differences,
  planAlike,
  type Change,
  type Group,
  type Kind,
  type Plan,
  type PlanContext,
  type Values,
  type WriteContext,
} from '../kind.ts';
import { findNamed, planPictures, type NamedPictures } from '../pictures/plan-pictures.ts';
import { picturesOfPart, PictureValues, type PictureValue } from '../pictures/picture-value.ts';
import { releasePictures, writePictures } from '../pictures/write-pictures.ts';
import { requiredFault, type CellFault } from '../read-cells.ts';

/** The parts that groups name by number and brand. A list: which of them is not clear. */
export interface NamedPart extends StoredPart {
  groupRow: number;
}

const textOf = (values: ReadonlyMap<string, unknown>, field: string): string | undefined => {
  const value = values.get(field);
  return typeof value === 'string' ? value : undefined;
};

const textsOf = (values: ReadonlyMap<string, unknown>, field: string): string[] =>
  z.array(z.string()).parse(values.get(field) ?? []);

/**
 * Finds the part of each group, by number and brand; by its number alone if the file names no brand and only one part has it.
 * Several: an empty list is unknown, more than one is ambiguous.
 */
export async function findParts(
  { tx, isLocking, fields }: Pick<PlanContext, 'tx' | 'isLocking' | 'fields'>,
  groups: readonly Group[],
): Promise<Map<number, NamedPart[]>> {
  const wanted = groups.map(({ row, rows: [first] }) => ({
    row,
    number: textOf(first.values, 'number') ?? '',
  }));
  const { rows } = await tx.query<NamedPart>(
    `SELECT wanted.row AS "groupRow", ${storedColumns}
       FROM json_to_recordset($1) AS wanted (row int, number text)
       JOIN parts ON parts.number_key = number_key(wanted.number) AND ${isKept}
      ORDER BY parts.id ${isLocking ? 'FOR NO KEY UPDATE OF parts' : ''}`,
    [JSON.stringify(wanted)],
  );
  const found = groupBy(rows, ({ groupRow }) => groupRow);
  return new Map(
    groups.map(({ row, rows: [first] }) => {
      const parts = found.get(row) ?? [];
      const brand = textOf(first.values, 'brand') ?? '';
      if (brand === '' && !fields.has('brand')) return [row, parts];
      return [row, parts.filter((part) => foldText(part.brand) === foldText(brand))];
    }),
  );
}

export const unknownPart = (value: string): CellFault => ({
  ...{ kind: 'unknownPart', column: 'number', value },
  rule: m.unknownPartRule(),
  remedy: m.unknownPartRemedy(),
});

export const manyParts = (value: string, parts: readonly NamedPart[]): CellFault => ({
  ...{ kind: 'manyParts', column: 'number', value },
  rule: m.manyPartsRule({ brands: parts.map(({ brand }) => brand || '–').join(', ') }),
  remedy: m.manyPartsRemedy(),
});

interface Extras {
  id: string;
  refs: Array<{ kind: ReferenceKind; maker: string; number: string }>;
  specs: Array<{ spec: string; value: string | number }>;
  pictures: PictureValue[];
}

/** What parts have in other tables. */
async function readExtras(tx: Queries, ids: readonly string[]): Promise<Map<string, Extras>> {
  const { rows } = await tx.query<Extras>(
    `SELECT parts.id,
       coalesce((SELECT json_agg(json_build_object('kind', kind, 'maker', maker, 'number', number) ORDER BY position)
          FROM part_refs WHERE part_id = parts.id), '[]') AS refs,
       coalesce((SELECT json_agg(json_build_object('spec', spec, 'value', coalesce(to_json(choice), to_json(number))) ORDER BY spec)
          FROM part_specs WHERE part_id = parts.id), '[]') AS specs,
       ${picturesOfPart} AS pictures
       FROM parts WHERE parts.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const ofKind = (extras: Extras | undefined, kind: ReferenceKind) =>
  extras?.refs.filter((one) => one.kind === kind) ?? [];

/** A number may have a colon itself: ": 12:34". */
const referenceText = ({ maker, number }: { maker: string; number: string }) =>
  maker === '' && !number.includes(':') ? number : `${maker}: ${number}`;

/** The values of a part that files have. */
function valuesOf(part: StoredPart, extras: Extras | undefined): Values {
  const { name, description, category, price, minQuantity, state, successorId, quantity } = part;
  return {
    ...{ name, description, category, price, minQuantity, state, successor: successorId, quantity },
    pictures: extras?.pictures ?? [],
    gtin: ofKind(extras, 'gtin').map(({ number }) => number),
    original: ofKind(extras, 'original').map(referenceText),
    references: ofKind(extras, 'other').map(referenceText),
    ...Object.fromEntries(extras?.specs.map(({ spec, value }) => [`spec:${spec}`, value]) ?? []),
  };
}

/** "MAKER: number", or a number alone. A maker has letters: "51:02" is a number. */
function referenceOf(kind: ReferenceKind, text: string) {
  const [, maker = '', number = text] =
    (kind === 'gtin' ? null : /^((?:[^:]*\p{L}[^:]*)?):\s*(.+)$/su.exec(text)) ?? [];
  return { kind, maker: cleanLine(maker), number: number.trim() };
}

/** Several GTINs in one field are written with blanks or commas between them. */
const gtinsOf = (text: string): string[] =>
  gtinIn(text) !== null
    ? [text]
    : text.split(/[\s,;/]+/).every((one) => gtinIn(one) !== null)
      ? text.split(/[\s,;/]+/)
      : [text];

const References = z.array(Reference);
const referenceColumns = { gtin: 'gtin', original: 'original', references: 'other' } as const;

/** Reads a list of references, as the values that `valuesOf` has. */
function readReferences(
  field: keyof typeof referenceColumns,
  value: unknown,
): { texts: string[] } | { fault: CellFault } {
  const kind = referenceColumns[field];
  const list = z.array(z.string()).parse(value ?? []);
  const texts = kind === 'gtin' ? list.flatMap(gtinsOf) : list;
  const parsed = z.safeParse(
    References,
    texts.map((text) => referenceOf(kind, text)),
  );
  if (parsed.success) return { texts: distinctReferences(parsed.data).map(referenceText) };
  const [issue] = parsed.error.issues;
  const at = typeof issue?.path[0] === 'number' ? issue.path[0] : 0;
  const fault = {
    kind: 'value',
    column: field,
    value: texts[at] ?? '',
    rule: issue?.message ?? '',
    remedy: m.valueRemedy(),
  } as const;
  return { fault };
}

/** Reads the text of a specification: a number with or without its unit, the name of a choice, yes or no. Undefined: it is none. */
export function readSpec({ kind, unit, decimals, choices }: Spec, text: string): string | number | undefined {
  if (kind === 'choice')
    return choices.find(({ slug, name }) => slug === text || foldText(name) === foldText(text))?.slug;
  if (kind === 'flag')
    return { yes: 'yes', no: 'no', true: 'yes', false: 'no', 1: 'yes', 0: 'no' }[foldText(text)];
  const [, number = '', rest = ''] = /^([-+]?[\d.,\s]*\d)\s*(.*)$/s.exec(text) ?? [];
  const value = readNumber(number, number.includes(',') && !number.includes('.') ? ',' : '.');
  if (value === null) return undefined;
  const own = unit?.toLowerCase() ?? '';
  if (rest === '' || rest.toLowerCase() === own) return hasDecimals(value, decimals) ? value : undefined;
  const converted = equalSizes(`${value}${rest}`)?.find((size) => size.unit === own);
  return converted === undefined ? undefined : Number(converted.value);
}

interface KindOptions {
  /** Whether parts that do not exist are added. */
  mayAdd: boolean;
}

/** Parts, and the prices and stocks of parts. */
export function partsKind({ mayAdd }: KindOptions): Kind {
  return {
    hasManyRows: false,
    async plan(context, groups) {
      const found = await findParts(context, groups);
      const ids = [...found.values()].flatMap((parts) => parts.map(({ _id }) => _id));
      const extras = await readExtras(context.tx, ids);
      const held = context.fields.has('shelfStock') ? await readHeldUnits(context.tx, ids) : undefined;
      const specs = new Map<string | null, readonly Spec[]>([[null, []]]);
      const successors = await findSuccessors(context.tx, groups);
      const pictures = await findNamed(
        context,
        groups.flatMap(({ rows: [{ values }] }) => textsOf(values, 'pictures')),
      );
      const plans: Plan[] = [];
      for (const group of groups) {
        const parts = found.get(group.row) ?? [];
        const [part, ...more] = parts;
        const number = textOf(group.rows[0].values, 'number') ?? '';
        if (more.length > 0) {
          plans.push(planAlike(group, 'refused', { faults: [manyParts(number, parts)] }));
          continue;
        }
        if (!part && !mayAdd) {
          plans.push(planAlike(group, 'refused', { faults: [unknownPart(number)] }));
          continue;
        }
        if (context.options.existing === (part ? 'add' : 'change')) {
          plans.push(planAlike(group, 'leftOut', { name: part?.name ?? '' }));
          continue;
        }
        const one = {
          ...{ part, successors, pictures },
          ...(part && { extras: extras.get(part._id), held: held?.get(part._id) }),
        };
        plans.push(await planPart(context, group, one, specs));
      }
      return plans;
    },
    read: readParts,
    write: writeParts,
  };
}

/** The parts that successors name, by the address or the number as it is written. Several have one number: none is meant. */
async function findSuccessors(tx: Queries, groups: readonly Group[]): Promise<Map<string, string>> {
  const numbers = groups
    .flatMap(({ rows: [{ values }] }) => textOf(values, 'successor') ?? [])
    .filter(Boolean);
  if (numbers.length === 0) return new Map();
  const { rows } = await tx.query<{ number: string; id: string | null }>(
    `SELECT wanted AS number, coalesce(addressed.id::text, (
         SELECT min(parts.id::text) FROM parts WHERE parts.number_key = number_key(wanted) AND ${isKept} HAVING count(*) = 1)) AS id
       FROM unnest($1::text[]) AS wanted
       LEFT JOIN (SELECT id, address FROM parts WHERE ${isKept}) AS addressed ON lower(addressed.address) = lower(wanted)`,
    [[...new Set(numbers)]],
  );
  return new Map(rows.flatMap(({ number, id }) => (id === null ? [] : [[number, id] as const])));
}

interface Existing {
  part: StoredPart | undefined;
  extras?: Extras | undefined;
  /** Units that are reserved or sold, and not shipped. */
  held?: number | undefined;
  successors: ReadonlyMap<string, string>;
  pictures: NamedPictures;
}

const newPart: Values = {
  ...{ description: '', category: null, minQuantity: 1, successor: null, quantity: 0 },
  ...{ gtin: [], original: [], references: [], pictures: [] },
};

/** The fields that are stored as the file has them. */
const plainFields = ['name', 'description', 'price', 'minQuantity', 'state'] as const;
const cleared: Values = { description: '', minQuantity: 1 };

async function planPart(
  context: PlanContext,
  group: Group,
  { part, extras, held = 0, successors, pictures }: Existing,
  specs: Map<string | null, readonly Spec[]>,
): Promise<Plan> {
  const { options, matches, tx } = context;
  const { values } = group.rows[0];
  const state = options.onSale ? 'onSale' : 'draft';
  const now: Values = part ? valuesOf(part, extras) : { ...newPart, state };
  const wanted: Record<string, unknown> = {};
  const faults: CellFault[] = [];
  let waits: RowResult | null = null;

  for (const field of plainFields) {
    if (!values.has(field)) continue;
    const value = values.get(field) ?? cleared[field];
    if (value === undefined) continue;
    // A draft of the file stays one. "On sale" of a new part is what the run allows.
    wanted[field] = field === 'state' && !part && value === 'onSale' ? state : value;
  }
  if (!part) {
    wanted['number'] = textOf(values, 'number');
    wanted['brand'] = textOf(values, 'brand') ?? '';
    for (const field of ['name', 'price'])
      if (values.get(field) === undefined) faults.push(requiredFault(field));
  }

  if (values.get('category') === null) wanted['category'] = null;
  const category = textOf(values, 'category');
  if (category !== undefined) {
    const resolved = matches.category(category);
    if (resolved === 'waiting') {
      faults.push({
        ...{ kind: 'unmatched', column: 'category', value: category },
        rule: m.unmatchedRule(),
        remedy: m.unmatchedRemedy(),
      });
      waits = 'waiting';
    } else if (resolved !== 'leaveOut') wanted['category'] = resolved.slug;
  }

  if (values.get('successor') === null || values.get('successor') === '') wanted['successor'] = null;
  const successor = textOf(values, 'successor');
  if (successor) {
    const id = successors.get(successor);
    if (id === undefined || id === part?._id)
      faults.push({
        ...{ kind: 'successor', column: 'successor', value: successor },
        rule: m.successorRule(),
        remedy: m.successorRemedy(),
      });
    else wanted['successor'] = id;
  }

  for (const field of ['gtin', 'original', 'references'] as const) {
    if (!values.has(field)) continue;
    const read = readReferences(field, values.get(field));
    if ('fault' in read) faults.push(read.fault);
    else wanted[field] = read.texts;
  }

  if (values.has('pictures')) {
    const planned = planPictures(textsOf(values, 'pictures'), PictureValues.parse(now['pictures']), pictures);
    faults.push(...planned.faults);
    if (planned.wanted) wanted['pictures'] = planned.wanted;
  }

  const inCategory = z.nullable(z.string()).parse(wanted['category'] ?? now['category'] ?? null);
  let known = specs.get(inCategory);
  if (known === undefined) {
    known = await readSpecs(tx, inCategory ?? '');
    specs.set(inCategory, known);
  }
  // What the new category does not have goes, and comes back with an undo.
  if (wanted['category'] !== undefined)
    for (const field of Object.keys(now)) {
      const slug = specOf(field);
      if (slug !== null && known.every((one) => one.slug !== slug)) wanted[field] = null;
    }
  for (const [field, value] of values) {
    const slug = specOf(field);
    if (slug === null) continue;
    const spec = known.find((one) => one.slug === slug);
    const text = typeof value === 'string' ? value : '';
    const read = spec && text !== '' ? readSpec(spec, text) : undefined;
    if (value === null) {
      if (now[field] !== undefined) wanted[field] = null;
    } else if (read !== undefined) wanted[field] = read;
    else
      faults.push({
        ...{ kind: 'specification', column: field, value: text },
        rule: spec ? m.specValueRule({ name: spec.name }) : m.specRule({ spec: slug }),
        remedy: spec ? m.specValueRemedy() : m.specRemedy(),
      });
  }
  faults.push(...planStock(context, values, { part, held }, wanted));
  faults.push(...planPrice(context, part, wanted));

  const merged = { ...now, ...wanted };
  const { price, minQuantity } = z
    .object({ price: z.optional(z.number()), minQuantity: z.number() })
    .parse(merged);
  if (price !== undefined && !isWorthCharging({ price, minQuantity }))
    faults.push({
      ...{ kind: 'tooCheap', column: 'price', value: String(price) },
      rule: tooCheap,
      remedy: m.tooCheapRemedy({ min: minimumFor(price) }),
    });

  const name = String(merged['name'] ?? '');
  const isRefused = faults.some(({ kind }) => ['required', 'value', 'tooCheap'].includes(kind));
  if (isRefused) return planAlike(group, 'refused', { name, faults });
  if (waits) return planAlike(group, waits, { name, faults });
  if (!part) {
    const change: Change = {
      thing: 'part',
      object: newId(),
      before: null,
      after: { ...newPart, state, ...wanted },
    };
    return planAlike(group, 'added', { name, faults, change });
  }
  const difference = differences(now, wanted);
  if (difference === null) return planAlike(group, 'unchanged', { name: part.name, faults });
  return planAlike(group, 'changed', {
    ...{ name: part.name, faults },
    change: { thing: 'part', object: part._id, ...difference },
  });
}

/** The smallest minimum quantity with which a price can be charged. */
const minimumFor = (price: number) => {
  let quantity = 1;
  while (!isWorthCharging({ price, minQuantity: quantity })) quantity += 1;
  return quantity;
};

/** Takes out a price that differs by more than is allowed. */
function planPrice(
  { options }: PlanContext,
  part: StoredPart | undefined,
  wanted: Record<string, unknown>,
): CellFault[] {
  const price = wanted['price'];
  if (!part || typeof price !== 'number' || options.acceptPrices) return [];
  const percent = Math.round((100 * (price - part.price)) / part.price);
  if (Math.abs(percent) <= options.maxPriceChange) return [];
  delete wanted['price'];
  return [
    {
      ...{ kind: 'priceChange', column: 'price', value: String(price) },
      rule: m.priceChangeRule({
        before: part.price.toFixed(2),
        percent: percent > 0 ? `+${percent}` : `−${-percent}`,
      }),
      remedy: m.priceChangeRemedy(),
    },
  ];
}

const numberOf = (values: ReadonlyMap<string, unknown>, field: string): number | undefined => {
  const value = values.get(field);
  return typeof value === 'number' ? value : undefined;
};

/** Sets the stock that a row wants, if it may. `held`: what lies on the shelf and is sold or reserved. */
function planStock(
  { options }: PlanContext,
  values: ReadonlyMap<string, unknown>,
  { part, held }: { part: StoredPart | undefined; held: number },
  wanted: Record<string, unknown>,
): CellFault[] {
  const shelf = numberOf(values, 'shelfStock');
  const change = numberOf(values, 'stockChange');
  const column = values.has('stock') ? 'stock' : shelf !== undefined ? 'shelf_stock' : 'stock_change';
  const target = numberOf(values, 'stock') ?? (shelf === undefined ? undefined : shelf - held);
  const now = part?.quantity ?? 0;
  const next = target ?? (change === undefined ? undefined : now + change);
  if (next === undefined) return [];
  const value = String(numberOf(values, 'stock') ?? shelf ?? change);
  const fault = (
    kind: 'reserved' | 'stockChanged' | 'stockUnseen',
    rule: string,
    remedy: string,
  ): CellFault[] => [{ kind, column, value, rule, remedy }];
  if (next < 0)
    return shelf === undefined
      ? fault('reserved', m.stockBelowRule({ stock: now }), m.stockBelowRemedy())
      : fault('reserved', m.reservedRule({ held }), m.reservedRemedy());
  if (!part || target === undefined || next === now) {
    wanted['quantity'] = next;
    return [];
  }
  const seen = numberOf(values, 'stockSeen');
  if (seen !== undefined && seen !== now)
    return fault('stockChanged', m.stockChangedRule({ stock: now, seen }), m.stockChangedRemedy());
  if (seen === undefined && !options.acceptStock)
    return fault('stockUnseen', m.stockUnseenRule({ stock: now }), m.stockUnseenRemedy());
  wanted['quantity'] = next;
  return [];
}

const readParts: Kind['read'] = (tx, ids) => valuesOfParts(tx, ids, 'FOR NO KEY UPDATE');

/** The values of parts that files have, by the id. */
export async function valuesOfParts(
  tx: Queries,
  ids: readonly string[],
  lock: '' | 'FOR NO KEY UPDATE' = '',
): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await tx.query<StoredPart>(
    `SELECT ${storedColumns} FROM parts WHERE id = ANY($1) AND ${isKept} ORDER BY id ${lock}`,
    [ids],
  );
  const extras = await readExtras(
    tx,
    rows.map(({ _id }) => _id),
  );
  return new Map(
    rows.map((part) => [
      part._id,
      { ...valuesOf(part, extras.get(part._id)), number: part.number, brand: part.brand },
    ]),
  );
}

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
async function writeParts(
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
  await tx.query('DELETE FROM parts WHERE id = ANY($1) AND NOT was_published', [ids]);
  const { rows } = await tx.query<{ id: string; isOrdered: boolean }>(
    `UPDATE parts SET deleted_at = coalesce(deleted_at, now()), updated_at = now(),
         off_sale_as = CASE WHEN EXISTS (SELECT FROM orders WHERE part_id = parts.id) THEN 'discontinued' END
      WHERE id = ANY($1) RETURNING id, off_sale_as IS NOT NULL AS "isOrdered"`,
    [ids],
  );
  for (const { id, isOrdered } of rows) if (isOrdered) failures.set(id, m.keptOrdered());
}
