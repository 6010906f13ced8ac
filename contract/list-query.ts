import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { page, wholeNumber, type Accepted, type CallReader, type ListFilters } from './list-filters.ts';
import { patterns } from './patterns.ts';
import { rule } from './rule.ts';
import { text } from './text.ts';

/** What the documentation of a call says about a parameter, in JSON Schema. */
function describe(accepted: Accepted): Readonly<Record<string, unknown>> {
  switch (accepted.rule) {
    case 'line':
      return { minLength: accepted.min, maxLength: accepted.max };
    case 'choice':
      return { enum: accepted.values };
    case 'choices':
      return { description: `Some of ${accepted.values.join(', ')}, separated by commas.` };
    case 'numberUpTo':
      return { pattern: patterns.wholeNumber.source, description: `From 1 to ${accepted.max}.` };
    case 'dollars':
    case 'slug':
      return { pattern: patterns[accepted.rule].source };
    case 'day':
      return { format: 'date' };
    case 'specs':
      return { description: 'spec:value|value or spec:from..to, separated by commas.' };
  }
}

/** The schema of the text that a reader reads. */
const filter = <Value>(read: CallReader<Value>) =>
  z.optional(
    z.pipe(
      z
        .string()
        .register(z.globalRegistry, describe(read.accepted))
        .check(rule(read.accepted, (typed: string) => read(typed) !== undefined)),
      // The check has read a value.
      z.transform((typed: string) => read(typed) as Value),
    ),
  );

type Shape<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends CallReader<infer Value>
    ? ReturnType<typeof filter<Value>>
    : never;
};

/** The schemas of the parameters that `readers` read. */
export const filtersOf = <const Readers extends Readonly<Record<string, CallReader<unknown>>>>(
  readers: Readers,
) =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, filter(read)])) as Shape<Readers>;

const paging = {
  limit: filter(wholeNumber(limits.pageRows)),
  /** From the `Link` of the previous page. Has no depth limit. */
  cursor: z.optional(text({ min: 1, max: 1000 })),
};

/** The query of a list of few rows, which has page numbers only. */
export const numberedPages = { limit: paging.limit, page: filter(page) };

/** The query of a list without filters. */
export const pageQuery = { ...paging, page: numberedPages.page };

/** The query of a list, which also asks for the number of rows for each value of the filter `countBy`. */
export const listQuery = <
  const Readers extends Readonly<Record<string, CallReader<unknown>>>,
  const Counted extends keyof Readers & string,
>(
  readers: Readers,
  countBy: Counted,
) =>
  z.object({
    ...filtersOf(readers),
    ...paging,
    /** Its own value in the query does not matter. */
    countBy: z.optional(z.literal(countBy)),
  });

export interface ListQuery extends ListFilters {
  cursor?: string | undefined;
}
