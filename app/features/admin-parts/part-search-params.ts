import { partSorts } from '#contract/parts.ts';
import { listSearchParams, oneOf, pageNumber, sortedBy, words } from '#app/lib/lists/list-search-params.ts';
import type { PartListQuery } from '#ui/sections/PartTable/part-row.ts';

export const partPageSize = 12;

/** What the dashboard shows of the catalogue to who has asked for nothing yet. */
const firstParts: PartListQuery = { search: '', stock: 'all', sort: null, page: 1 };

/** How the list of parts stands in the address of its page. */
export const partSearchParams = listSearchParams(firstParts, {
  search: words,
  stock: oneOf(['all', 'low', 'out']),
  sort: sortedBy(partSorts),
  page: pageNumber(partPageSize),
});
