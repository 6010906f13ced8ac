import type { PartDetails } from '#contract/catalogue/part-details.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Statement } from '#contract/fitment/fitment.ts';
import type { Category, Spec } from '#contract/catalogue/specifications.ts';
import type { FoundMake, FoundModel, ListedMake } from '#contract/fitment/vehicles.ts';

/** Loads what the form of a part needs. Each call rejects when it fails. */
export interface PartSource {
  /** Whether another part on sale has this name and brand. */
  hasName(part: Pick<Part, 'name' | 'brand'>, than?: Part): Promise<boolean>;
  categories(): Promise<readonly Category[]>;
  /** What parts of a category can be measured by. */
  specsOf(category: string): Promise<readonly Spec[]>;
  /** The makes by name. */
  makes(): Promise<readonly ListedMake[]>;
  /** A make with its models, by its slug; null if there is none. */
  make(slug: string): Promise<FoundMake | null>;
  /** A model with its engines, by its slug; null if there is none. */
  model(slug: string): Promise<FoundModel | null>;
  /** The vehicles of the part with this number; null if there is none. */
  fitmentsOf(number: string): Promise<readonly Statement[] | null>;
}

/** A part as a form changes it, with the specs of its category. */
export interface EditedPart {
  details: PartDetails;
  specs: readonly Spec[];
}

export interface EditSource extends PartSource {
  open(part: Part): Promise<EditedPart>;
}
