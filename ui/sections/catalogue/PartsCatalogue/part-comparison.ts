import type { Part } from '#contract/catalogue/parts.ts';
import type { Specification } from '#contract/catalogue/specifications.ts';

/** A specification of the shown parts. */
export interface ComparedSpec extends Pick<Specification, 'spec' | 'name' | 'unit'> {
  /** For each part, in order. Undefined: it is not known of the part. */
  values: ReadonlyArray<Specification | undefined>;
}

export interface Comparison {
  /** Those that all parts share. */
  same: readonly Specification[];
  /** The others, in the order of the first part that has them. */
  different: readonly ComparedSpec[];
}

/** Compares the specifications of parts. One part shares nothing. */
export function compareParts(parts: ReadonlyArray<Pick<Part, 'specifications'>>): Comparison {
  const first = new Map<string, Specification>();
  for (const { specifications = [] } of parts)
    for (const one of specifications) if (!first.has(one.spec)) first.set(one.spec, one);
  const same: Specification[] = [];
  const different: ComparedSpec[] = [];
  for (const one of first.values()) {
    const values = parts.map(({ specifications }) => specifications?.find(({ spec }) => spec === one.spec));
    if (parts.length > 1 && values.every((value) => value?.value === one.value)) same.push(one);
    else different.push({ ...one, values });
  }
  return { same, different };
}
