import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { Engine, vehicleSlug } from './vehicles.ts';

const year = z.nullable(z.int().check(z.minimum(limits.modelYear.min), z.maximum(limits.modelYear.max)));

/** 1 to 12. */
const month = z.nullable(z.int().check(z.minimum(1), z.maximum(12)));

/**
 * What a vehicle must have beside its model, years and engine: "Brake system: ATE". A file and the form separate conditions
 * by bars, and a criterion ends at its first colon.
 */
export const Condition = z.object({
  criterion: text({ min: 1, max: limits.criterionMax }).check(z.regex(/^[^:|]*$/)),
  value: text({ min: 1, max: limits.conditionMax }).check(z.regex(/^[^|]*$/)),
});
export type Condition = z.infer<typeof Condition>;

/** What an admin states: a part fits the years of a model, or every vehicle. See `verdict.ts` for the rules. */
export const Fitment = z.object({
  /** The slug of the model. Null: every vehicle. */
  model: z.nullable(vehicleSlug),
  /** Null: since the first year of the model. */
  fromYear: year,
  /** Null: to the last year, also when the model gets another one. */
  toYear: year,
  /** Null: January. Not sent by pages of the previous version, like the next ones. */
  fromMonth: z._default(month, null),
  /** Null: December. */
  toMonth: z._default(month, null),
  /** The slug of one engine. Null: all. */
  engine: z.nullable(vehicleSlug),
  /** Where on the vehicle: "front left". */
  position: text({ max: limits.brandMax }),
  /** Pieces for one vehicle. Null: not stated. */
  quantity: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
  /** All criteria must hold. Several values of one criterion are alternatives. */
  conditions: z._default(z.array(Condition).check(z.maxLength(limits.conditions)), []),
  note: text({ max: limits.fitmentNoteMax }),
  /** Where the statement comes from. */
  source: text({ max: limits.brandMax }),
});
export type Fitment = z.infer<typeof Fitment>;

/** A statement as customers read it. */
export const Statement = z.object({
  ...Fitment.shape,
  model: z.nullable(z.string()),
  fromYear: z.nullable(z.int()),
  toYear: z.nullable(z.int()),
  engine: z.nullable(Engine),
  /** The names of make and model; empty for every vehicle. */
  make: z.string(),
  name: z.string(),
  /** The years of the model, which bound open ranges. */
  modelYears: z.object({ from: z.int(), to: z.int() }),
  /** Who stated it. */
  statedBy: z.string(),
  /** When, as an ISO time. */
  statedAt: z.string(),
});
export type Statement = z.infer<typeof Statement>;

/** What a customer says of a condition. Who does not know it is not asked again, and it stays open. */
export const Answer = z.object({ ...Condition.shape, answer: z.enum(['yes', 'no', 'unknown']) });
export type Answer = z.infer<typeof Answer>;

/** The answers that are kept with a vehicle, and sent with an order. */
export const Answers = z.array(Answer).check(z.maxLength(limits.answers));

/** `fitsIf`: if what is not known of the vehicle is as a statement says: its month, its engine, a condition. */
export const fitKinds = ['fits', 'fitsIf', 'doesNotFit', 'notKnown'] as const;
export type FitKind = (typeof fitKinds)[number];

/** What is not known of a vehicle that one statement may cover. */
export const Open = z.object({
  /** If the month of the vehicle decides: from when to when it must be built, `2016-10/`, `/2016-05`, `2016-03/2016-10`. */
  months: z.optional(z.string()),
  /** The name of its engine, if that of the vehicle is not known. */
  engine: z.optional(z.string()),
  conditions: z.array(Condition),
});
export type Open = z.infer<typeof Open>;

/** The verdict on a part of a list. */
export const FitMark = z.object({
  kind: z.enum(fitKinds),
  /** The names of the engines, with `fitsIf`. Pages of the previous version read them. */
  engines: z.array(z.string()),
  /** With `fitsIf`, of each statement that may cover the vehicle. Absent from servers of the previous version. */
  open: z.optional(z.array(Open)),
  /** Whether the part fits no vehicles but the stated ones, with `fitsIf`. */
  isComplete: z.optional(z.boolean()),
  /** Whether it fits every vehicle. */
  isUniversal: z.boolean(),
});
export type FitMark = z.infer<typeof FitMark>;

/** Which of several models a part fits, by their names. */
export const ModelsMark = z.object({
  fits: z.array(z.string()),
  /** Of these it fits some vehicles: of some years, with some engines, or on conditions. */
  fitsIf: z.array(z.string()),
  /** Whether it fits all models that were meant. */
  isAll: z.boolean(),
});
export type ModelsMark = z.infer<typeof ModelsMark>;
