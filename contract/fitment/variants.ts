import { vehicleSlugOf } from './vehicle-slug.ts';
import type { Engine, EngineChange, Model } from './vehicles.ts';

/** Whether a variant was built in a year, as far as is known. */
export const isBuiltIn = ({ fromYear, toYear }: Pick<Engine, 'fromYear' | 'toYear'>, year: number): boolean =>
  (fromYear ?? -Infinity) <= year && year <= (toYear ?? Infinity);

/** The variants of a model that were built in a year. */
export const enginesIn = ({ engines }: Pick<Model, 'engines'>, year: number): Engine[] =>
  engines.filter((engine) => isBuiltIn(engine, year));

const known = (text: string | undefined) => (text === '' ? undefined : text);

/** A variant without empty fields, and without months whose year is not known. */
const variantOf = (slug: string, { name, ...rest }: Omit<EngineChange, 'slug'>): Engine => ({
  slug,
  name,
  type: known(rest.type),
  codes: known(rest.codes),
  kw: rest.kw,
  fuel: known(rest.fuel),
  body: known(rest.body),
  drive: known(rest.drive),
  fromYear: rest.fromYear,
  fromMonth: rest.fromYear === undefined ? undefined : rest.fromMonth,
  toYear: rest.toYear,
  toMonth: rest.toYear === undefined ? undefined : rest.toMonth,
});

const sameName = (one: { name: string }, other: { name: string }) =>
  vehicleSlugOf(one.name) === vehicleSlugOf(other.name);

/** The first of a name and its type, its name and -2, -3 and so on that is not taken. */
function freeSlug(taken: ReadonlySet<string>, base: string, type: string | undefined): string {
  if (!taken.has(base)) return base;
  const typed = `${base}-${vehicleSlugOf(type ?? '')}`;
  if (!typed.endsWith('-') && !taken.has(typed)) return typed;
  for (let count = 2; ; count += 1) if (!taken.has(`${base}-${count}`)) return `${base}-${count}`;
}

/** The variant that a change is about: by its slug, else by its type, else by its name. */
function findVariant(
  change: EngineChange,
  free: readonly Engine[],
  by: 'slug' | 'type' | 'name',
): Engine | undefined {
  if (by === 'slug') return free.find(({ slug }) => slug === change.slug);
  if (by === 'type') return free.find(({ type }) => type !== undefined && type === change.type);
  // A variant of another type is another one.
  const ofName = free.filter(
    (one) => sameName(one, change) && (change.type === undefined || one.type === undefined),
  );
  const base = vehicleSlugOf(change.name);
  return ofName.find(({ slug }) => slug === base) ?? ofName[0];
}

/**
 * Returns the variants that a model has after a change. Those that exist keep their slugs; a name alone keeps the other
 * fields of its variant. New variants whose name is taken get their type, or -2, in the slug. Instead returns the first
 * `row` that has no letter or digit, or says the same as one before it.
 */
export function variantsOf(
  wanted: ReadonlyArray<string | EngineChange>,
  existing: readonly Engine[] = [],
): { engines: Engine[] } | { row: number } {
  const changes = wanted.map((one) => (typeof one === 'string' ? { name: one } : one));
  const found = new Map<number, Engine>();
  for (const by of ['slug', 'type', 'name'] as const) {
    changes.forEach((change, row) => {
      const taken = new Set(found.values());
      const free = existing.filter((one) => !taken.has(one));
      const variant = found.get(row) ?? findVariant(change, free, by);
      if (variant) found.set(row, variant);
    });
  }
  const slugs = new Set([...found.values()].map(({ slug }) => slug));
  const engines = changes.map((change, row) => {
    const before = found.get(row);
    if (before)
      return variantOf(before.slug, typeof wanted[row] === 'string' ? { ...before, ...change } : change);
    const slug = freeSlug(slugs, vehicleSlugOf(change.name), change.type);
    slugs.add(slug);
    return variantOf(slug, change);
  });
  const keys = engines.map((one) => JSON.stringify({ ...one, slug: '', name: vehicleSlugOf(one.name) }));
  const row = keys.findIndex(
    (key, at) => vehicleSlugOf(engines[at]?.name ?? '') === '' || keys.indexOf(key) < at,
  );
  return row < 0 ? { engines } : { row };
}

/** The variants of a new model that are known by their names, which are different. */
export const enginesOf = (names: readonly string[]): Engine[] => {
  const variants = variantsOf(names);
  return 'engines' in variants ? variants.engines : [];
};
