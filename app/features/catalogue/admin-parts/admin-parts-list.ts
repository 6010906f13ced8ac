import { adminPartReaders, type AdminPartFilters } from '#contract/catalogue/admin-part-filters.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import { adminPartsKey } from './mutations.ts';

/** The catalogue as admins manage it, whose calls send no token, the parts in another state, or those with notes. */
export const adminPartsList = defineList<AdminPartFilters, Part>({
  readers: adminPartReaders,
  countBy: 'stock',
  key: adminPartsKey,
  fetchPage(input) {
    if (input.query.has('notes')) return callPage('listPartsWithNotes', input);
    return input.query.has('state')
      ? callPage('listOffSaleParts', input)
      : callPage('listParts', { credential: 'none', ...input });
  },
  isAlwaysFresh: true,
  meta: leaveOnRefusal,
});
