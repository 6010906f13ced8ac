import type { PartDetails } from './part-details.ts';
import type { NewPart, Part, PartChange } from './parts.ts';

/** What admins write of a part. */
export type PartFieldName = Exclude<keyof NewPart | keyof PartChange, 'version' | 'quantitySeen'>;

/** What is true of a field of a part wherever it is listed. Its schema is in `parts.ts`. */
export interface PartField {
  /** Who receives it: everybody with lists, everybody on the page of the part, or its admins. Nothing is public by default. */
  seenBy: 'everybody' | 'page' | 'admins';
  /** What is typed. A field of the kind `rows` has a table of its own. */
  kind: 'text' | 'figure' | 'picture' | 'state' | 'flag' | 'rows';
  /** The column of the table `parts` with its value. Absent: the value has a table of its own, or is computed. */
  column?: string;
  /** One of the six fields that the product asks of every new part. */
  isRequired?: true;
}

/** Who the schemas of the responses send a field to, so that the compiler finds a contradiction. */
type ReceiverOf<Name> = Name extends keyof Part
  ? 'everybody'
  : Name extends keyof PartDetails
    ? 'page'
    : 'admins';

/** Every field of a part, in the order in which forms and files show them. */
export const partFields = {
  name: { seenBy: 'everybody', kind: 'text', column: 'name', isRequired: true },
  minQuantity: { seenBy: 'everybody', kind: 'figure', column: 'min_quantity', isRequired: true },
  quantity: { seenBy: 'everybody', kind: 'figure', column: 'quantity', isRequired: true },
  price: { seenBy: 'everybody', kind: 'figure', column: 'price_cents', isRequired: true },
  description: { seenBy: 'everybody', kind: 'text', column: 'description', isRequired: true },
  image: { seenBy: 'everybody', kind: 'picture', column: 'image', isRequired: true },
  number: { seenBy: 'everybody', kind: 'text', column: 'part_number' },
  brand: { seenBy: 'everybody', kind: 'text', column: 'brand' },
  category: { seenBy: 'page', kind: 'text', column: 'category' },
  state: { seenBy: 'page', kind: 'state' },
  successor: { seenBy: 'page', kind: 'text' },
  imageAlt: { seenBy: 'page', kind: 'text', column: 'image_alt' },
  morePictures: { seenBy: 'page', kind: 'rows' },
  references: { seenBy: 'page', kind: 'rows' },
  specifications: { seenBy: 'page', kind: 'rows' },
  fitments: { seenBy: 'page', kind: 'rows' },
  isFitComplete: { seenBy: 'page', kind: 'flag', column: 'is_fit_complete' },
} as const satisfies { [Name in PartFieldName]: PartField & { seenBy: ReceiverOf<Name> } };

type Fields = typeof partFields;

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

/** The fields that lists return to everybody. */
export const listedFields = namesOf({ seenBy: 'everybody' });

type UnlistedField = Exclude<PartFieldName, (typeof listedFields)[number]>;
const isUnlisted = (name: PartFieldName): name is UnlistedField => partFields[name].seenBy !== 'everybody';

/** All other fields. */
export const unlistedFields = partFieldNames.filter(isUnlisted);
