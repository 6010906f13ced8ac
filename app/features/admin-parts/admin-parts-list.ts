import { adminPartReaders } from '#contract/filter-readers.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';

export const adminPartsKey = ['parts', 'admin'] as const;

/** The catalogue as admins manage it. Public data, so the calls send no token. */
export const adminPartsList = defineList({
  readers: adminPartReaders,
  countBy: 'stock',
  key: adminPartsKey,
  fetchPage: (input) => callPage('listParts', { credential: 'none', ...input }),
  isAlwaysFresh: true,
  meta: leaveOnRefusal,
});
