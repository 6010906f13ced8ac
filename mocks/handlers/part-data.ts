import * as calls from '#contract/calls.ts';
import type { PartFilters } from '#contract/list-filters.ts';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import { gtinIn } from '#contract/catalogue/gtin.ts';
import { lookAlikeKey, startLike } from '#contract/look-alike.ts';
import { numberKey } from '#contract/catalogue/number-key.ts';
import type { Reference } from '#contract/catalogue/part-number.ts';
import { plainCode } from '#contract/plain-code.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { isRange, parseSpecs, type SpecFilter } from '#contract/catalogue/spec-filters.ts';
import type { Spec, SpecFacet, Specification } from '#contract/catalogue/specifications.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import { verdictOf } from '#contract/fitment/verdict.ts';
import type { FitMark } from '#contract/fitment/fitment.ts';
import { categoriesWith, toCategory } from '../fixtures/categories.ts';
import { detailsOf, parts } from '../fixtures/parts.ts';
import { vehicleBySlug } from '../fixtures/vehicles.ts';
import { answerPage } from './list-page.ts';
import { failing, mock, neverAnswered, reject, rejected } from './mock.ts';
import type { Shop } from './shop-state.ts';

/** A part with all its data, as this shop has it. */
export const detailsIn = ({ details, offSale }: Shop, part: Part): PartDetails =>
  detailsOf(part, {
    state: offSale.find(({ _id }) => _id === part._id)?.state ?? 'onSale',
    ...details.get(part._id),
  });

const valueText = ({ value }: Pick<Specification, 'value'>): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function meets({ specifications }: PartDetails, filter: SpecFilter): boolean {
  const found = specifications.find(({ spec }) => spec === filter.spec);
  if (!found) return false;
  if ('values' in filter) return filter.values.includes(valueText(found));
  const { min = -Infinity, max = Infinity } = filter;
  return typeof found.value === 'number' && found.value >= min && found.value <= max;
}

/** Whether a part fits a vehicle. Undefined for an unknown vehicle. */
export function fitIn(shop: Shop, part: Part, vehicle: string): FitMark | undefined {
  const known = vehicleBySlug(vehicle, shop.makes);
  if (!known) return undefined;
  const { fitments, isFitComplete } = detailsIn(shop, part);
  const { kind, statements } = verdictOf(fitments, isFitComplete, known);
  return {
    kind,
    engines: kind === 'fitsIf' ? statements.flatMap(({ engine }) => engine?.name ?? []) : [],
    isUniversal: statements.some(({ model }) => model === null),
  };
}

/** Whether a part fits, or fits with some engines. */
export const mayFit = (shop: Shop, part: Part, vehicle: string): boolean =>
  ['fits', 'fitsIf'].includes(fitIn(shop, part, vehicle)?.kind ?? '');

/** Whether a part passes the filters of the catalogue. */
export function passes(
  shop: Shop,
  part: Part,
  filters: Omit<PartFilters, 'search' | 'sort' | 'page'>,
): boolean {
  const { stock, minPrice = 0, maxPrice = Infinity, need, category, brand, vehicle, specs } = filters;
  const details = detailsIn(shop, part);
  const specFilters = specs === undefined ? [] : (parseSpecs(specs) ?? reject('INVALID', { field: 'specs' }));
  return (
    (stock === undefined || stock.includes(stockState(part))) &&
    part.price >= minPrice &&
    part.price <= maxPrice &&
    (need === undefined || (part.minQuantity <= need && need <= part.quantity)) &&
    (category === undefined || details.path.some(({ slug }) => slug === category)) &&
    (brand === undefined || part.brand === brand) &&
    (vehicle === undefined || mayFit(shop, part, vehicle)) &&
    specFilters.every((filter) => meets(details, filter))
  );
}

/** The reference by which a search finds a part; null if it finds none, undefined for the part's own number. */
export function numberFoundIn(
  shop: Shop,
  part: Part,
  search: string,
  keyOf = numberKey,
): Part['foundBy'] | null {
  const [wanted, gtin] = [keyOf(plainCode(search)), gtinIn(search)];
  if (wanted.length < 4 || !/\d/.test(wanted)) return null;
  const isFound = (number: string) => keyOf(number).startsWith(wanted);
  if (isFound(part.number ?? '')) return undefined;
  const isGtin = ({ kind, number }: Reference) => kind === 'gtin' && gtinIn(number) === gtin;
  const { references } = detailsIn(shop, part);
  return references.find((one) => isFound(one.number) || isGtin(one)) ?? null;
}

/** The search as the number that it looks like, for one that finds nothing. Undefined if there is none. */
export function lookAlikeIn(shop: Shop, search: string): string | undefined {
  const [found] = shop.parts.flatMap((part) => {
    const by = numberFoundIn(shop, part, search, lookAlikeKey);
    return by === null ? [] : [by?.number ?? part.number ?? ''];
  });
  return found && startLike(found, plainCode(search));
}

/** With a vehicle, the parts that fit it are counted. */
export const categoriesIn = (shop: Shop, vehicle?: string) =>
  categoriesWith((category) => shop.parts.filter((part) => passes(shop, part, { category, vehicle })).length);

function findByNumber(shop: Shop, number: string, isAdmin = false): PartDetails {
  const found: readonly Part[] = isAdmin ? [...shop.parts, ...shop.offSale] : shop.parts;
  const part = found.find((one) => numberKey(one.number ?? '') === numberKey(number));
  return part ? detailsIn(shop, part) : reject('NOT_FOUND');
}

function countValues(
  { slug: spec, name, unit, decimals, kind, choices }: Spec,
  found: readonly PartDetails[],
  wanted: readonly string[],
): SpecFacet[] {
  const values = found.flatMap(({ specifications }) => specifications.filter((one) => one.spec === spec));
  if (values.length === 0 && wanted.length === 0) return [];
  const facet = { spec, name, unit, decimals };
  const numbers = values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (kind === 'number')
    return [{ ...facet, range: { min: Math.min(...numbers), max: Math.max(...numbers) } }];
  const known =
    kind === 'flag'
      ? [
          { slug: 'yes', name: 'Yes' },
          { slug: 'no', name: 'No' },
        ]
      : choices;
  const counted = known.map((choice) => ({
    value: choice.slug,
    name: choice.name,
    parts: values.filter((one) => valueText(one) === choice.slug).length,
  }));
  return [{ ...facet, values: counted.filter(({ value, parts }) => parts > 0 || wanted.includes(value)) }];
}

export const partDataHandlersIn = (shopOf: () => Shop) => [
  // Only admins send a token.
  mock(calls.findPartByNumber)(({ params, request }) =>
    findByNumber(shopOf(), params.number, request.headers.has('Authorization')),
  ),

  mock(calls.similarParts)(({ params }) => {
    const shop = shopOf();
    const part = findByNumber(shop, params.number);
    const common = (other: PartDetails) =>
      other.specifications.filter(({ spec, value }) =>
        part.specifications.some((one) => one.spec === spec && one.value === value),
      ).length;
    return shop.parts
      .map((other) => ({ other, details: detailsIn(shop, other) }))
      .filter(
        ({ details }) =>
          details._id !== part._id &&
          details.number !== part.successor?.number &&
          details.category === part.category,
      )
      .toSorted((one, two) => common(two.details) - common(one.details))
      .slice(0, 4)
      .map(({ other }) => other);
  }),

  mock(calls.listCategories)(({ readQuery }) => categoriesIn(shopOf(), readQuery().vehicle).map(toCategory)),

  mock(calls.findCategory)(
    ({ params }) =>
      categoriesIn(shopOf()).find(({ slug }) => slug === params.slug.toLowerCase()) ?? reject('NOT_FOUND'),
  ),

  mock(calls.partFacets)(({ readQuery }) => {
    const { category, search = '', specs, ...others } = readQuery();
    const shop = shopOf();
    const filters = specs === undefined ? [] : (parseSpecs(specs) ?? reject('INVALID', { field: 'specs' }));
    const rows = shop.parts
      .filter((part) => passes(shop, part, { ...others, category }))
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      .map((part) => detailsIn(shop, part));
    const inCategory = categoriesIn(shop).find(({ slug }) => slug === category)?.specs ?? [];
    return inCategory.flatMap((spec) => {
      const own = filters.filter((filter) => filter.spec !== spec.slug);
      return countValues(
        spec,
        rows.filter((row) => own.every((filter) => meets(row, filter))),
        filters.flatMap((one) => (one.spec === spec.slug && !isRange(one) ? one.values : [])),
      );
    });
  }),
];

export const offSaleHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listOffSaleParts)(({ readQuery }) =>
    answerPage(readQuery(), shopOf().offSale, {
      search: ({ name, description }) => [name, description],
      filter: ({ state }, query) => query.state === undefined || query.state === state,
    }),
  ),
];

const [disc, , bearing] = parts;

/** Other outcomes. Put them before `partsHandlers`. */
export const partDataScenarios = {
  partLoading: neverAnswered(calls.findPartByNumber),
  partFailed: failing(calls.findPartByNumber, 'The parts could not be read.'),
  partMissing: rejected(calls.findPartByNumber, 'NOT_FOUND'),
  partNotSold: rejected(calls.findPartByNumber, 'NOT_SOLD', { part: bearing, successor: disc }),
  /** Only admins find it. */
  partDraft: mock(calls.findPartByNumber)(({ request }) =>
    request.headers.has('Authorization')
      ? detailsOf(disc ?? reject('NOT_FOUND'), { state: 'draft' })
      : reject('NOT_FOUND'),
  ),
  similarFailed: failing(calls.similarParts, 'The parts could not be read.'),
  categoriesFailed: failing(calls.listCategories),
  categoriesLoading: neverAnswered(calls.listCategories),
  specsFailed: failing(calls.findCategory),
  specsLoading: neverAnswered(calls.findCategory),
  offSaleEmpty: mock(calls.listOffSaleParts)(({ readQuery }) => answerPage(readQuery(), [])),
  facetsFailed: failing(calls.partFacets),
};
