import type { PartFacetsQuery } from '#contract/catalogue/part-details.ts';
import type { Part, PartsQuery } from '#contract/catalogue/parts.ts';
import type { ReadModels, SearchReading } from '#contract/catalogue/search-reading.ts';
import type { SpecFacet } from '#contract/catalogue/specifications.ts';
import type { Queries } from '../../db/connect.ts';
import type { RowsPage } from '../../db/list-rows.ts';
import { findFacets } from '../find-facets.ts';
import type { FoundNumbers } from '../find-numbers.ts';
import { countLists, listParts, type Listed } from '../list-parts.ts';
import type { SearchLog } from './search-log.ts';
import { findOtherKind } from './find-other-kind.ts';
import { markModels } from '../../fitment/statements.ts';
import { understand, type Understood } from './understand.ts';

/** Returns a page of the parts on sale, as the search is understood. Throws 400. */
export async function searchParts(db: Queries, query: PartsQuery): Promise<Understood<RowsPage<Part>>> {
  const understood = await understand(
    db,
    query,
    (listed) => listParts(db, { ...listed, query }),
    ({ total }) => total ?? 0,
  );
  const { result, reading, listed } = understood;
  // A request for one row is for the total, and a cursor for an export.
  if (query.limit === 1 || query.cursor !== undefined) return understood;
  const ids = result.rows.map(({ _id }) => _id);
  const otherKind = result.hasKind === true ? undefined : await findOtherKind(db, understood, ids);
  const models = reading?.models;
  const choices = models && (query.page ?? 1) === 1 ? await countChoices(db, models, listed) : models;
  const marks = models && (await markModels(db, ids, choiceIds(models, listed), models));
  return {
    ...understood,
    ...(marks && {
      result: {
        ...result,
        rows: result.rows.map((part) => {
          const fitModels = marks.get(part._id);
          return { ...part, ...(fitModels && { fitModels }) };
        }),
      },
    }),
    ...((reading ?? otherKind) && {
      reading: { ...(reading ?? { rest: query.search ?? '' }), models: choices, otherKind },
    }),
  };
}

/** The ids of the models in a row of choices. Those in a list are in the same order. */
const choiceIds = ({ choices }: ReadModels, { fits }: Listed): readonly number[] =>
  fits && 'models' in fits ? fits.models.slice(0, choices.length) : [];

/** Counts the parts that fit each of the models that a search may mean. */
async function countChoices(db: Queries, models: ReadModels, listed: Listed): Promise<ReadModels> {
  const { choices, year } = models;
  const ids = choiceIds(models, listed);
  const counts = await countLists(
    db,
    choices.map((_, index) => ({ ...listed, fits: { models: ids.slice(index, index + 1), year } })),
  );
  return { ...models, choices: choices.map((one, index) => ({ ...one, parts: counts[index] ?? 0 })) };
}

/** Counts the specs of a category among the parts that the same search lists. */
export async function searchFacets(db: Queries, query: PartFacetsQuery): Promise<SpecFacet[]> {
  const { result } = await understand(
    db,
    query,
    (listed) => findFacets(db, query.category, listed),
    (facets) =>
      Math.max(
        0,
        ...facets.flatMap(({ range, values = [] }) => [range ? 1 : 0, ...values.map(({ parts }) => parts)]),
      ),
  );
  return result;
}

/**
 * Counts the first page of a search. A search as typed is the second look at one that was counted. What a filter left nothing of is not a search that found nothing, and who asks for one
 * row wants only the total. With a vehicle, the catalogue asks for the parts that fit and for all parts: the latter count.
 */
export function countSearch(
  log: Pick<SearchLog, 'count'>,
  {
    search,
    exact,
    page = 1,
    limit = 0,
    cursor,
    stock,
    minPrice,
    maxPrice,
    need,
    category,
    brand,
    specs,
    vehicle,
  }: PartsQuery,
  {
    numbers,
    reading,
    total,
    networks,
  }: {
    numbers: FoundNumbers;
    reading: SearchReading | undefined;
    total: number;
    networks: readonly string[] | undefined;
  },
): void {
  const isFirst = page === 1 && limit !== 1 && cursor === undefined;
  const filter = stock ?? minPrice ?? maxPrice ?? need ?? category ?? brand ?? specs;
  if (
    !search ||
    exact !== undefined ||
    !isFirst ||
    vehicle !== undefined ||
    (filter !== undefined && total === 0)
  )
    return;
  const isOfParts =
    total > 0 && (numbers.isWhole || numbers.references.size === 0) && reading?.leftOut === undefined;
  log.count({ typed: search, parts: total, isOfParts }, networks?.at(-1));
}
