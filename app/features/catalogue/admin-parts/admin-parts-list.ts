import { adminPartReaders, type AdminPartFilters } from '#contract/catalogue/admin-part-filters.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import { adminPartsKey } from './mutations.ts';

/** The catalogue as admins manage it, whose calls send no token, or the parts in another state. */
export const adminPartsList = defineList<AdminPartFilters, Part>({
  readers: adminPartReaders,
  countBy: 'stock',
  key: adminPartsKey,
  fetchPage: (input) =>
    input.query.has('state')
      ? callPage('listOffSaleParts', input)
      : callPage('listParts', { credential: 'none', ...input }),
  isAlwaysFresh: true,
  meta: leaveOnRefusal,
});
