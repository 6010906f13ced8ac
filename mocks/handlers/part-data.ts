import * as calls from '#contract/calls.ts';
import type { PartFilters } from '#contract/catalogue/part-filters.ts';
import { SameNumber, type PartDetails } from '#contract/catalogue/part-details.ts';
import { choiceOf, meets, passes, toFacet, type CountedSpec } from '#contract/catalogue/passes.ts';
import { foldText } from '#contract/fold-text.ts';
import { numberKey } from '#contract/catalogue/number-key.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { isRange, parseSpecs } from '#contract/catalogue/spec-filters.ts';
import { markOf, verdictOf } from '#contract/fitment/verdict.ts';
import type { Answer, FitMark } from '#contract/fitment/fitment.ts';
import { categoriesWith, toCategory } from '../fixtures/categories.ts';
import { buildPart, detailsOf, parts } from '../fixtures/parts.ts';
import { vehicleBySlug } from '../fixtures/vehicles.ts';
import { answerPage } from './list-page.ts';
import { failing, mock, neverAnswered, reject, rejected } from './mock.ts';
import type { Shop } from './shop-state.ts';

/** A part with all its data, as this shop has it. */
const detailsIn = ({ offSale }: Shop, part: Part): PartDetails =>
  detailsOf(part, { state: offSale.find(({ _id }) => _id === part._id)?.state ?? 'onSale' });

/** Whether a part fits a vehicle. Undefined for an unknown vehicle. */
export function fitOf(part: Part, slug: string, answers: readonly Answer[] = []): FitMark | undefined {
  const vehicle = vehicleBySlug(slug);
  const { fitments, isFitComplete } = detailsOf(part);
  return vehicle && markOf(verdictOf(fitments, isFitComplete, vehicle, answers));
}

/** The parts of a list with these filters. A search is for a piece of a text. */
export const partsWith = (
  { parts }: Pick<Shop, 'parts'>,
  { vehicle, search = '', ...filters }: PartFilters,
) =>
  parts.filter(
    (part) =>
      passes(detailsOf(part), filters) &&
      [part.name, part.description, part.number ?? ''].some((text) =>
        foldText(text).includes(foldText(search)),
      ) &&
      (vehicle === undefined || ['fits', 'fitsIf'].includes(fitOf(part, vehicle)?.kind ?? '')),
  );

/** With the number of parts that pass the filters. */
export const categoriesIn = (shop: Shop, filters: PartFilters = {}) =>
  categoriesWith((category) => partsWith(shop, { ...filters, category }).length);

function findByNumber(shop: Shop, text: string, isAdmin = false): PartDetails {
  const found: readonly Part[] = isAdmin ? [...shop.parts, ...shop.offSale] : shop.parts;
  const part =
    found.find(({ address }) => address === text) ??
    found.find(({ number }) => numberKey(number) === numberKey(text));
  return part ? detailsIn(shop, part) : reject('NOT_FOUND');
}

/** How many parts have which value of a spec, and how many of them pass the filters. */
function countSpec(
  spec: string,
  parts: readonly PartDetails[],
  isFound: (part: PartDetails) => boolean,
): CountedSpec[] {
  const counted = new Map<string | number, CountedSpec>();
  for (const part of parts) {
    const value = part.specifications.find((one) => one.spec === spec)?.value;
    if (value === undefined) continue;
    const [choice, number] = typeof value === 'number' ? [null, value] : [choiceOf(value), null];
    const { parts, stated } = counted.get(choice ?? number) ?? { parts: 0, stated: 0 };
    counted.set(choice ?? number, {
      ...{ choice, number },
      parts: parts + (isFound(part) ? 1 : 0),
      stated: stated + 1,
    });
  }
  return [...counted.values()];
}

export const partDataHandlersIn = (shopOf: () => Shop) => [
  // Only admins send a token.
  mock(calls.findPartByNumber)(({ params, request }) =>
    findByNumber(shopOf(), params.number, request.headers.has('Authorization')),
  ),

  mock(calls.similarParts)(({ params }) => {
    const { _id, category } = findByNumber(shopOf(), params.number);
    const others = partsWith(shopOf(), { category: category ?? undefined });
    return others.filter((part) => part._id !== _id).slice(0, 4);
  }),

  mock(calls.listCategories)(({ readQuery }) => categoriesIn(shopOf(), readQuery()).map(toCategory)),

  mock(calls.findCategory)(
    ({ params }) =>
      categoriesIn(shopOf()).find(({ slug }) => slug === params.slug.toLowerCase()) ?? reject('NOT_FOUND'),
  ),

  mock(calls.partFacets)(({ readQuery }) => {
    const { specs = '', ...others } = readQuery();
    const shop = shopOf();
    const found = new Set(partsWith(shop, others).map(({ _id }) => _id));
    const rows = partsWith(shop, { category: others.category }).map((part) => detailsOf(part));
    const filters = parseSpecs(specs) ?? [];
    const inCategory = categoriesIn(shop).find(({ slug }) => slug === others.category)?.specs ?? [];
    return inCategory.flatMap((spec) => {
      const own = filters.filter((filter) => filter.spec !== spec.slug);
      return toFacet(
        spec,
        countSpec(spec.slug, rows, (row) => found.has(row._id) && own.every((filter) => meets(row, filter))),
        filters.flatMap((one) => (one.spec === spec.slug && !isRange(one) ? one.values : [])),
      );
    });
  }),
];

const isInCategory = (part: Part, { category }: Pick<PartFilters, 'category'>) =>
  passes(detailsOf(part), { category });

export const offSaleHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listOffSaleParts)(({ readQuery }) =>
    answerPage(readQuery(), shopOf().offSale, {
      search: ({ name, description }) => [name, description],
      filter: (part, query) =>
        (query.state === undefined || query.state === part.state) && isInCategory(part, query),
    }),
  ),
  mock(calls.listPartsWithNotes)(({ readQuery }) => {
    const noted = statedParts(shopOf()).filter(({ fitments }) => fitments.some(({ note }) => note !== ''));
    return answerPage(readQuery(), noted.map(({ part }) => part).toReversed(), {
      search: ({ name, description }) => [name, description],
      filter: (part, query) => query.state === part.state && isInCategory(part, query),
    });
  }),
];

/** Every part with its state and statements. */
export const statedParts = ({ parts, offSale }: Pick<Shop, 'parts' | 'offSale'>) =>
  [...parts.map((part) => ({ ...part, state: 'onSale' as const })), ...offSale].map((part) => ({
    part,
    fitments: detailsOf(part).fitments,
  }));

const [disc, , bearing] = parts;

/** Other outcomes. Put them before `partsHandlers`. */
export const partDataScenarios = {
  partLoading: neverAnswered(calls.findPartByNumber),
  partFailed: failing(calls.findPartByNumber, 'The parts could not be read.'),
  partMissing: rejected(calls.findPartByNumber, 'NOT_FOUND'),
  partNotSold: rejected(calls.findPartByNumber, 'NOT_SOLD', { part: bearing, successor: disc }),
  partAmbiguous: rejected(calls.findPartByNumber, 'AMBIGUOUS_PART', {
    choices: ['Norda', 'Velmark'].map((brand) =>
      SameNumber.parse(buildPart({ brand, address: `NH-10042-${brand}` })),
    ),
  }),
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
  noNotes: mock(calls.listPartsWithNotes)(({ readQuery }) => answerPage(readQuery(), [])),
  offSaleEmpty: mock(calls.listOffSaleParts)(({ readQuery }) => answerPage(readQuery(), [])),
  facetsFailed: failing(calls.partFacets),
};
