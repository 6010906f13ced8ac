import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { Fitment } from '../fitment/fitment.ts';
import { limits } from '../limits.ts';
import { dollars } from '../rule.ts';
import { lines, text } from '../text.ts';
import { recordOf, type PartFieldName } from './part-fields.ts';
import { partNumberOrNone, Reference } from './part-number.ts';
import { partStates } from './part-states.ts';
import { slug, SpecValue } from './specifications.ts';

// Apart from `part-fields.ts`, so that pages that only show parts do not load it.

/** A path on the shop or an https URL. The server decides which hosts are allowed. */
const image = text({ min: 1, max: 2048 }).check(
  z.refine((value) => /^(\/(?!\/)|https:\/\/)/.test(value), m.pictureAddress()),
);

const alt = text({ max: limits.pictureAltMax });

/** What admins send of each field of a part. */
export const partInputs = {
  name: text({ min: 1, max: limits.partNameMax }),
  minQuantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  price: dollars(limits.price),
  description: lines({ min: 1, max: limits.partDescriptionMax }),
  image: image,
  number: partNumberOrNone,
  brand: text({ max: limits.brandMax }),
  category: z.nullable(slug),
  state: z.enum(partStates),
  successor: partNumberOrNone,
  imageAlt: alt,
  morePictures: z.array(z.object({ image, alt })).check(z.maxLength(limits.morePictures)),
  references: z.array(Reference).check(z.maxLength(limits.references)),
  specifications: z.array(SpecValue).check(z.maxLength(limits.specifications)),
  fitments: z.array(Fitment).check(z.maxLength(limits.fitments)),
  isFitComplete: z.boolean(),
} as const satisfies Record<PartFieldName, z.ZodMiniType>;

/** What is sent of some fields, as the shape of an object. */
export const inputOf = <Name extends PartFieldName>(names: readonly Name[]) =>
  // Each name has its own schema.
  recordOf(names, (name) => partInputs[name]) as { [Each in Name]: (typeof partInputs)[Each] };
