import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { page, wholeNumber, type ListFilters } from './list-filters.ts';
import { text } from './text.ts';

const paging = {
  limit: z.optional(wholeNumber({ max: limits.pageRows })),
  /** From the `Link` of the previous page. Has no depth limit. */
  cursor: z.optional(text({ min: 1, max: 1000 })),
};

/** The query of a list without filters. */
export const pageQuery = { ...paging, page };

/** What the query of a call contains beside the filters of its list. */
export const listQuery = <const Filter extends string>(filter: Filter) => ({
  ...paging,
  /** Asks for the number of rows for each value of this filter. Its own value in the query does not matter. */
  countBy: z.optional(z.literal(filter)),
});

/** A number of rows, or a lower bound if there are more than were counted. */
export const Count = z.union([z.int(), z.object({ atLeast: z.int() })]);
export type Count = z.infer<typeof Count>;

export interface ListQuery extends ListFilters {
  cursor?: string | undefined;
}
