import * as z from 'zod/mini';
import { Statement } from '../fitment/fitment.ts';
import { Reference } from './part-number.ts';
import { partStates } from './part-states.ts';
import { Specification } from './specifications.ts';

/** What is true of a field of a part wherever it is listed. */
export interface PartField {
  /** Who receives it: everybody with lists, everybody on the page of the part, or its admins. Nothing is public by default. */
  seenBy: 'everybody' | 'page' | 'admins';
  /** What is typed. What is typed as `text` is stored as it is; a field of the kind `rows` has a table of its own. */
  kind: 'text' | 'figure' | 'picture' | 'choice' | 'flag' | 'rows';
  /** The column of the table `parts` with its value. Absent: the value has a table of its own, or is computed. */
  column?: string;
  /** One of the six fields that the product asks of every new part. All others may be absent. */
  isRequired?: true;
  /** What is returned. */
  output: z.ZodMiniType;
}

/** Every field of a part, in the order in which forms and files show them. */
export const partFields = {
  name: {
    ...{ seenBy: 'everybody', kind: 'text', column: 'name', isRequired: true },
    output: z.string(),
  },
  /** The smallest quantity of one order. */
  minQuantity: {
    ...{ seenBy: 'everybody', kind: 'figure', column: 'min_quantity', isRequired: true },
    output: z.int(),
  },
  /** Units that can be sold now, without reserved ones. */
  quantity: {
    ...{ seenBy: 'everybody', kind: 'figure', column: 'quantity', isRequired: true },
    output: z.int(),
  },
  /** In dollars; the column has cents. */
  price: {
    ...{ seenBy: 'everybody', kind: 'figure', column: 'price_cents', isRequired: true },
    output: z.number(),
  },
  description: {
    ...{ seenBy: 'everybody', kind: 'text', column: 'description', isRequired: true },
    output: z.string(),
  },
  /** URL, or empty if there is none. */
  image: {
    ...{ seenBy: 'everybody', kind: 'picture', column: 'image', isRequired: true },
    output: z.string(),
  },
  /** Empty: the next free one. */
  number: {
    ...{ seenBy: 'everybody', kind: 'text', column: 'part_number' },
    output: z.string(),
  },
  /** Empty: the shop's own. */
  brand: {
    ...{ seenBy: 'everybody', kind: 'text', column: 'brand' },
    output: z.string(),
  },
  /** The slug of a category, which is not a group; null without one. */
  category: {
    ...{ seenBy: 'page', kind: 'choice', column: 'category' },
    output: z.nullable(z.string()),
  },
  state: {
    ...{ seenBy: 'page', kind: 'choice' },
    output: z.enum(partStates),
  },
  /** The number or the address of the part that replaces a discontinued one; empty if none does. */
  successor: {
    ...{ seenBy: 'page', kind: 'choice' },
    output: z.nullable(z.object({ number: z.string(), name: z.string(), address: z.optional(z.string()) })),
  },
  /** What the first picture shows. Empty: the name says it. */
  imageAlt: {
    ...{ seenBy: 'page', kind: 'text', column: 'image_alt' },
    output: z.string(),
  },
  morePictures: {
    ...{ seenBy: 'page', kind: 'rows' },
    output: z.array(z.object({ image: z.string(), alt: z.string() })),
  },
  references: {
    ...{ seenBy: 'page', kind: 'rows' },
    output: z.array(Reference),
  },
  /** At most one of each spec of the category. */
  specifications: {
    ...{ seenBy: 'page', kind: 'rows' },
    output: z.array(Specification),
  },
  /** The vehicles that it fits. Rows that say the same of overlapping years are merged. */
  fitments: {
    ...{ seenBy: 'page', kind: 'rows' },
    output: z.array(Statement),
  },
  /** Whether it fits no other vehicles. */
  isFitComplete: {
    ...{ seenBy: 'page', kind: 'flag', column: 'is_fit_complete' },
    output: z.boolean(),
  },
} as const satisfies Record<string, PartField>;

type Fields = typeof partFields;
export type PartFieldName = keyof Fields;

/** The names of the fields that match `Wanted`, such as `{ kind: 'rows' }`. */
export type NamesOf<Wanted extends Partial<PartField>> = {
  [Name in PartFieldName]: Fields[Name] extends Wanted ? Name : never;
}[PartFieldName];

const isName = (name: string): name is PartFieldName => name in partFields;
export const partFieldNames: readonly PartFieldName[] = Object.keys(partFields).filter(isName);

/** The names of the fields that match `wanted`, such as `{ kind: 'rows' }`, in order. */
export function namesOf<const Wanted extends Partial<PartField>>(wanted: Wanted): readonly NamesOf<Wanted>[] {
  const facts = Object.entries(wanted);
  return partFieldNames.filter((name): name is NamesOf<Wanted> => {
    const field = new Map<string, unknown>(Object.entries(partFields[name]));
    return facts.every(([fact, value]) => field.get(fact) === value);
  });
}

/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) =>
  // `fromEntries` does not keep the type of the keys.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Some of the values of an object. */
export const pick = <Of extends object, Name extends keyof Of & string>(of: Of, names: readonly Name[]) =>
  // Each name has its own type.
  recordOf(names, (name) => of[name]) as Pick<Of, Name>;

/** What some fields return, as the shape of an object. */
export const outputOf = <Name extends PartFieldName>(names: readonly Name[]) =>
  // Each name has its own schema.
  recordOf(names, (name) => partFields[name].output) as { [Each in Name]: Fields[Each]['output'] };

/** The fields that lists return to everybody. */
export const listedFields = namesOf({ seenBy: 'everybody' });

type UnlistedField = Exclude<PartFieldName, (typeof listedFields)[number]>;
const isUnlisted = (name: PartFieldName): name is UnlistedField => partFields[name].seenBy !== 'everybody';

/** All other fields. */
export const unlistedFields = partFieldNames.filter(isUnlisted);

export const requiredFields = namesOf({ isRequired: true });
type OptionalField = Exclude<PartFieldName, (typeof requiredFields)[number]>;
const isOptional = (name: PartFieldName): name is OptionalField => !('isRequired' in partFields[name]);

/** What a part can have beside the six fields. */
export const optionalFields = partFieldNames.filter(isOptional);
