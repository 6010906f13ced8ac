import * as z from 'zod/mini';
import * as m from '#messages/validation.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** A whole number in a query string. Digits only, so neither `1e3` nor an empty value. */
export const wholeNumber = ({ min = 1, max }: { min?: number; max: number }) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, m.useAWholeNumber())),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );

/** The optional parameters of a paginated list. */
export const pageQuery = {
  limit: z.optional(wholeNumber({ max: limits.pageRows })),
  /** From 1, up to row 1,000. */
  page: z.optional(wholeNumber({ max: limits.listRows })),
  /** From the `Link` of the previous page. Has no depth limit. */
  cursor: z.optional(text({ min: 1, max: 1000 })),
};

/** The same for a list that can be searched and sorted. A `-` in front of a sort means descending. */
export const listQuery = <const Sort extends string>(sorts: readonly Sort[]) => ({
  /** Prefixes of words. The row must match all of them. */
  search: z.optional(text({ max: limits.nameMax })),
  sort: z.optional(z.templateLiteral([z.enum(['', '-']), z.enum(sorts)])),
  ...pageQuery,
});

/** Asks for the number of rows for each value of this filter. The filter's own value in the query does not matter. */
export const countBy = <const Filter extends string>(filter: Filter) => z.optional(z.literal(filter));

/** A number of rows, or a lower bound if there are more than were counted. */
export const Count = z.union([z.int(), z.object({ atLeast: z.int() })]);
export type Count = z.infer<typeof Count>;

export interface ListQuery {
  search?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
}
