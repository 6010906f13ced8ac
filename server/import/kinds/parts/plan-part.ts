import type { RowResult } from '#contract/import/imports.ts';
import { specOf } from '#contract/import/kinds.ts';
import type { Spec } from '#contract/catalogue/specifications.ts';
import { tooCheap } from '#contract/catalogue/parts.ts';
import { isWorthCharging } from '#contract/limits.ts';
import * as z from 'zod/mini';
import * as m from '#messages/imports.js';
import { newId } from '../../../core/ids.ts';
import { readSpecs } from '../../../catalogue/categories.ts';
import type { StoredPart } from '../../../catalogue/part-row.ts';
import {
  differences,
  planAlike,
  type Change,
  type Group,
  type Plan,
  type PlanContext,
  type Values,
} from '../../kind.ts';
import { planPictures, type NamedPictures } from '../../pictures/plan-pictures.ts';
import { PictureValues } from '../../pictures/picture-value.ts';
import { requiredFault, type CellFault } from '../../read-cells.ts';
import { textOf, textsOf, readReferences, readSpec } from './part-cells.ts';
import { type Extras, valuesOf } from './read-parts.ts';

interface Existing {
  part: StoredPart | undefined;
  extras?: Extras | undefined;
  /** Units that are reserved or sold, and not shipped. */
  held?: number | undefined;
  pictures: NamedPictures;
}

const newPart: Values = {
  ...{ description: '', category: null, minQuantity: 1, successor: null, quantity: 0 },
  ...{ gtin: [], original: [], references: [], pictures: [] },
};

/** The fields that are stored as the file has them. */
const plainFields = ['name', 'description', 'price', 'minQuantity', 'state'] as const;
const cleared: Values = { description: '', minQuantity: 1 };

export async function planPart(
  context: PlanContext,
  group: Group,
  { part, extras, held = 0, pictures }: Existing,
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

  // What it names may be in a later row.
  if (values.get('successor') === null || values.get('successor') === '') wanted['successor'] = null;

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
