import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { canonicalEmail } from '../canonical-email.ts';
import { partInputs } from '../catalogue/part-inputs.ts';
import { partNumber } from '../catalogue/part-number.ts';
import { Fitment } from '../fitment/fitment.ts';
import { EngineChange, SavedModel } from '../fitment/vehicles.ts';
import { limits } from '../limits.ts';
import { maxExactDollars } from '../money.ts';
import { ShipmentFields } from '../orders/shipment.ts';
import { dollars } from '../rule.ts';
import { lines, text } from '../text.ts';
import type { AnyImportField } from './kinds.ts';

const stock = z.int().check(z.minimum(0), z.maximum(limits.stockMax));
const month = z.string();
const engine = EngineChange.shape;
const model = SavedModel.shape;
const alias = text({ min: 1, max: limits.aliasMax });
const reference = text({ max: 100 });

/** The rule of a value of each column, or of each value of a list. Months are checked by the rules of what has them. */
export const columnSchemas = {
  number: partNumber,
  brand: partInputs.brand,
  name: partInputs.name,
  description: lines({ max: limits.partDescriptionMax }),
  category: text({ max: 200 }),
  price: partInputs.price,
  stock,
  shelfStock: stock,
  stockSeen: stock,
  stockChange: z.int().check(z.minimum(-limits.stockMax), z.maximum(limits.stockMax)),
  minQuantity: partInputs.minQuantity,
  state: partInputs.state,
  successor: partInputs.successor,
  gtin: partNumber,
  original: reference,
  originalMaker: text({ max: limits.brandMax }),
  references: reference,
  pictures: text({ min: 1, max: 2048 }),
  make: model.make,
  model: model.name,
  makeAliases: alias,
  modelAliases: alias,
  from: month,
  to: month,
  engine: engine.name,
  type: engine.type,
  engineCode: engine.codes,
  engineCodes: engine.codes,
  kw: engine.kw,
  fuel: engine.fuel,
  body: engine.body,
  drive: engine.drive,
  engineFrom: month,
  engineTo: month,
  position: Fitment.shape.position,
  quantity: Fitment.shape.quantity,
  condition: text({ max: limits.criterionMax + limits.conditionMax + 2 }),
  note: Fitment.shape.note,
  source: Fitment.shape.source,
  complete: z.boolean(),
  order: text({ min: 1, max: 40 }),
  carrier: ShipmentFields.shape.carrier,
  trackingNumber: ShipmentFields.shape.trackingNumber,
  trackingUrl: ShipmentFields.shape.trackingUrl,
  // Compared with the addresses of accounts. Nothing is sent to it.
  email: text({ max: limits.emailMax }).check(
    z.overwrite(canonicalEmail),
    z.refine((email) => /^[^\s@]+@[^\s@]+$/.test(email), m.emailAddress()),
  ),
  customerName: text({ max: limits.nameMax }),
  phone: text({ max: limits.phoneMax }),
  address: lines({ max: limits.addressMax }),
  oldNumber: text({ min: 1, max: 60 }),
  date: z.string(),
  lineNumber: text({ max: 80 }),
  lineName: text({ max: 200 }),
  lineQuantity: z.int().check(z.minimum(0), z.maximum(limits.stockMax)),
  lineTotal: dollars({ min: 0, max: maxExactDollars }),
} satisfies Record<AnyImportField, z.ZodMiniType>;
