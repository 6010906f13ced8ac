import { adminPartReaders } from '#contract/filter-readers.ts';
import type { Part } from '#contract/parts.ts';
import { callPage } from '#app/lib/http/api.ts';
import { defineList } from '#app/lib/lists/define-list.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import type { ListPage } from '#ui/list-page.ts';
import { adminPartsKey } from './mutations.ts';

/** The catalogue as admins manage it, whose calls send no token, or the parts in another state. */
export const adminPartsList = defineList({
  readers: adminPartReaders,
  countBy: 'stock',
  key: adminPartsKey,
  fetchPage: (input): Promise<ListPage<Part>> =>
    input.query.has('state')
      ? callPage('listOffSaleParts', input)
      : callPage('listParts', { credential: 'none', ...input }),
  isAlwaysFresh: true,
  meta: leaveOnRefusal,
});
