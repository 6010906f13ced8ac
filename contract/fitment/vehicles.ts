import * as z from 'zod/mini';
import * as m from '#messages/fitment.js';
import { limits } from '../limits.ts';
import { patterns } from '../patterns.ts';
import { text } from '../text.ts';

/** The slug of a model or a vehicle: `volkswagen-golf-7`, `volkswagen-golf-7-2016`, `volkswagen-golf-7-2016-1-4-tsi`. */
export const vehicleSlug = z.string().check(z.regex(patterns.slug), z.maxLength(limits.vehicleSlugMax));

const year = z.int().check(z.minimum(limits.modelYear.min), z.maximum(limits.modelYear.max));

export const Engine = z.object({
  /** Unique in its model. */
  slug: z.string(),
  name: z.string(),
});
export type Engine = z.infer<typeof Engine>;

export const Model = z.object({
  /** With the make: `volkswagen-golf-7`. */
  slug: z.string(),
  /** Without the make: "Golf VII". */
  name: z.string(),
  fromYear: z.int(),
  toYear: z.int(),
  /** Empty if they make no difference. */
  engines: z.array(Engine),
});
export type Model = z.infer<typeof Model>;

/** The response of GET /vehicles: the makes by name, with their models. */
export const Make = z.object({ slug: z.string(), name: z.string(), models: z.array(Model) });
export type Make = z.infer<typeof Make>;

/** One vehicle of a customer: a model of a year, and its engine if it is known. */
export const Vehicle = z.object({
  slug: z.string(),
  /** The name of the make. */
  make: z.string(),
  /** The slug of the model. */
  model: z.string(),
  /** The name of the model. */
  name: z.string(),
  year: z.int(),
  /** Of its first registration, 1 to 12. Null or absent: not known. */
  month: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(12)))),
  engine: z.nullable(Engine),
  /** When the model was built. Absent in what older versions stored in the browser. */
  modelYears: z.optional(z.object({ from: z.int(), to: z.int() })),
});
export type Vehicle = z.infer<typeof Vehicle>;

/** The response of GET /vehicles/{slug}. */
export const FoundVehicle = z.object({
  ...Vehicle.shape,
  /** Parts on sale that fit, universal ones included. */
  parts: z.int(),
});
export type FoundVehicle = z.infer<typeof FoundVehicle>;

const modelChange = z.object({
  fromYear: year,
  toYear: year,
  /** Their names. Empty if they make no difference. */
  engines: z.array(text({ min: 1, max: limits.engineMax })).check(z.maxLength(limits.engines)),
});
const hasYears = z.refine<z.infer<typeof modelChange>>(({ fromYear, toYear }) => fromYear <= toYear, {
  path: ['toYear'],
  error: m.yearsReversed(),
});

/** The body of PATCH /models/{slug}. */
export const ModelChange = modelChange.check(hasYears);
export type ModelChange = z.infer<typeof ModelChange>;

/** The body of POST /models. A new make is added with its first model. */
export const SavedModel = z
  .extend(modelChange, {
    /** The name of the make. */
    make: text({ min: 1, max: limits.brandMax }),
    name: text({ min: 1, max: limits.brandMax }),
  })
  .check(hasYears);
export type SavedModel = z.infer<typeof SavedModel>;

/** DELETE /models/{slug}. */
export const DeletedModel = z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) });
export type DeletedModel = z.infer<typeof DeletedModel>;

/** The body of PUT /user-vehicles/{email}: all of them, the one in use first. */
export const UserVehicles = z
  .array(z.object({ slug: vehicleSlug, label: text({ max: limits.vehicleLabelMax }) }))
  .check(z.maxLength(limits.vehicles));
export type UserVehicles = z.infer<typeof UserVehicles>;

/** The response of GET and PUT /user-vehicles/{email}. */
export const Garage = z.array(z.object({ vehicle: FoundVehicle, label: z.string() }));
export type Garage = z.infer<typeof Garage>;
