import * as z from 'zod/mini';
import * as m from '#messages/fitment.js';
import { limits } from '../limits.ts';
import { filtersOf, numberedPages } from '../list-query.ts';
import { patterns } from '../patterns.ts';
import { text } from '../text.ts';
import { modelReaders } from './model-filters.ts';

/** The slug of a model or a vehicle: `volkswagen-golf-7`, `volkswagen-golf-7-2016`, `volkswagen-golf-7-2016-1-4-tsi`. */
export const vehicleSlug = z.string().check(z.regex(patterns.slug), z.maxLength(limits.vehicleSlugMax));

/** When a model or a variant was built. What is not known is left out. */
interface Built {
  fromYear?: number | undefined;
  fromMonth?: number | undefined;
  toYear?: number | undefined;
  toMonth?: number | undefined;
}

/** Whether the last month is before the first. A year alone is January to December. */
const isReversed = ({ fromYear, fromMonth, toYear, toMonth }: Built): boolean =>
  fromYear !== undefined &&
  toYear !== undefined &&
  12 * fromYear + (fromMonth ?? 1) > 12 * toYear + (toMonth ?? 12);

const year = z.int().check(z.minimum(limits.modelYear.min), z.maximum(limits.modelYear.max));

/** A variant of an engine. What is not known is left out. Variants may share a name. */
export const Engine = z.object({
  /** Unique in its model. */
  slug: z.string(),
  name: z.string(),
  /** Its number in the trade, such as a K-Type. */
  type: z.optional(z.string()),
  /** As written on the engine: "CZCA, CZDA". */
  codes: z.optional(z.string()),
  kw: z.optional(z.int()),
  fuel: z.optional(z.string()),
  body: z.optional(z.string()),
  drive: z.optional(z.string()),
  /** When vehicles were built with it. A year alone means January to December. */
  fromYear: z.optional(z.int()),
  /** 1 to 12. */
  fromMonth: z.optional(z.int()),
  toYear: z.optional(z.int()),
  toMonth: z.optional(z.int()),
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
  /** As people say the name, without the make: "Golf 7", "Mk7". Absent without any. */
  aliases: z.optional(z.array(z.string())),
});
export type Model = z.infer<typeof Model>;

/** The response of GET /vehicles: the makes by name, with their models. */
export const Make = z.object({
  slug: z.string(),
  name: z.string(),
  /** As people say the name: "VW". Absent without any. */
  aliases: z.optional(z.array(z.string())),
  models: z.array(Model),
});
export type Make = z.infer<typeof Make>;

/** A make without its models. */
export const ListedMake = z.object({
  ...z.omit(Make, { models: true }).shape,
  /** How many it has. */
  models: z.int(),
  /** How many statements about parts name one of its models. */
  statements: z.int(),
});
export type ListedMake = z.infer<typeof ListedMake>;

/** A model of a make, in few bytes: with its engines, the largest makes would be 240 kB. */
export const ModelOfMake = z.object({
  ...z.omit(Model, { engines: true, fromYear: true, toYear: true }).shape,
  /** The first and the last year. */
  from: z.int(),
  to: z.int(),
});
export type ModelOfMake = z.infer<typeof ModelOfMake>;

/** A model without its engines. */
const ListedModel = z.omit(Model, { engines: true });

/** The response of GET /makes/{slug}: a make with its models by name. */
export const FoundMake = z.object({
  ...z.omit(Make, { models: true }).shape,
  models: z.array(ModelOfMake),
});
export type FoundMake = z.infer<typeof FoundMake>;

/** The response of GET /models/{slug}. */
export const FoundModel = z.object({
  ...Model.shape,
  /** The name of the make. */
  make: z.string(),
  makeSlug: z.string(),
  makeAliases: Make.shape.aliases,
});
export type FoundModel = z.infer<typeof FoundModel>;

/** A row of GET /models. */
export const ManagedModel = z.object({
  ...ListedModel.shape,
  /** The name of the make. */
  make: z.string(),
  /** How many it has. */
  engines: z.int(),
});
export type ManagedModel = z.infer<typeof ManagedModel>;

/** The query of GET /models: words of the make, the model, its other names and its years. */
export const ManagedModelsQuery = z.object({ ...filtersOf(modelReaders), ...numberedPages });

/** What a text says about a vehicle. */
export const VehicleReading = z.object({
  /** The models that it may mean, best first, at most 20. */
  models: z.array(z.object({ ...ListedModel.shape, make: z.string(), makeSlug: z.string() })),
  /** How many it may mean. */
  count: z.int(),
  year: z.nullable(z.int()),
  /** The words that say nothing about make, model and year, as typed: perhaps an engine. */
  rest: z.string(),
});
export type VehicleReading = z.infer<typeof VehicleReading>;

/** The query of GET /vehicle-reading. */
export const VehicleWordsQuery = z.object({ query: text({ min: 1, max: limits.nameMax }) });

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

const engineName = text({ min: 1, max: limits.engineMax });
const engineText = z.optional(text({ max: limits.brandMax }));
const month = z.optional(z.int().check(z.minimum(1), z.maximum(12)));

/** A variant as it is saved. What is left out or empty is not known. */
export const EngineChange = z
  .object({
    /** Of the variant that is changed. Without it, it is found by its type or its name. */
    slug: z.optional(vehicleSlug),
    name: engineName,
    type: z.optional(text({ max: limits.engineTypeMax })),
    codes: z.optional(text({ max: limits.engineCodesMax })),
    kw: z.optional(z.int().check(z.minimum(limits.kw.min), z.maximum(limits.kw.max))),
    fuel: engineText,
    body: engineText,
    drive: engineText,
    fromYear: z.optional(year),
    fromMonth: month,
    toYear: z.optional(year),
    toMonth: month,
  })
  .check(z.refine((change) => !isReversed(change), { path: ['toYear'], error: m.yearsReversed() }));
export type EngineChange = z.infer<typeof EngineChange>;

const aliases = z.optional(
  z.array(text({ min: 1, max: limits.aliasMax })).check(z.maxLength(limits.aliases)),
);

const modelChange = z.object({
  /** Other names of the model. Without them, they stay. */
  aliases,
  /** Other names of its make. Without them, they stay. */
  makeAliases: aliases,
  fromYear: year,
  toYear: year,
  /** Names, or variants. A name keeps the other fields of its variant. Empty if engines make no difference. */
  engines: z.array(z.union([engineName, EngineChange])).check(z.maxLength(limits.engines)),
});
const hasYears = z.refine<z.infer<typeof modelChange>>((model) => !isReversed(model), {
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
    name: text({ min: 1, max: limits.modelNameMax }),
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
