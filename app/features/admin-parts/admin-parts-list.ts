import { partSorts } from '#contract/parts.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { oneOf, sortedBy } from '#app/lib/lists/list-search-params.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import { partStockFilters, type PartListQuery } from '#ui/sections/PartTable/part-row.ts';

const first: PartListQuery = { search: '', stock: 'all', sort: null, page: 1 };

/** Prefix of the list's query keys. */
export const adminPartsKey = ['parts', 'admin'] as const;

/** The catalogue as admins manage it. Public data, so the calls send no token. */
export const adminPartsList = defineList({
  first,
  fields: { stock: oneOf(partStockFilters), sort: sortedBy(partSorts) },
  countBy: 'stock',
  key: adminPartsKey,
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
  isAlwaysFresh: true,
  meta: leaveOnRefusal,
});
