import * as z from 'zod/mini';
import { FitMark } from '../fitment/fitment.ts';
import { limits } from '../limits.ts';
import { NumberMatch } from './number-match.ts';
import { partReaders } from './part-filters.ts';
import { filtersOf } from '../list-query.ts';
import { text } from '../text.ts';
import { vehicleSlug } from '../fitment/vehicles.ts';

/** The query of GET /suggest. */
export const SuggestQuery = z.object({
  query: text({ max: limits.nameMax }),
  /** Parts get a verdict on it. */
  vehicle: z.optional(vehicleSlug),
  /** Whether only parts that fit it are searched for, unless the text names a number or a vehicle. */
  fitting: z.optional(z.literal('yes')),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

const SuggestedPart = z.object({
  number: z.string(),
  /** Absent from servers of an earlier version. */
  address: z.optional(z.string()),
  name: z.string(),
  /** In dollars. */
  price: z.number(),
  fit: z.optional(FitMark),
});

/** How a text is understood, and how many parts it finds. */
const SuggestedReading = z.object({
  /** What is searched for beside a vehicle, with all corrections. Empty: only the vehicle is named. */
  words: z.string(),
  /** The category that is named, and whether the words name nothing else. */
  category: z.nullable(z.object({ name: z.string(), isAll: z.boolean() })),
  /** If the words are a size: what is of that size, and in which category. Null there: no part is. */
  size: z.nullable(z.object({ spec: z.nullable(z.object({ name: z.string(), category: z.string() })) })),
  /** The vehicle that is named. */
  vehicle: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** Whether only parts that fit the vehicle of the query are searched for. */
  isFitting: z.boolean(),
  /** The models that are named, if they are several or there is no year. */
  models: z.nullable(
    z.object({
      year: z.nullable(z.int()),
      /** Names have the make. */
      choices: z.array(z.object({ slug: z.string(), name: z.string(), fromYear: z.int(), toYear: z.int() })),
      /** How many others there are. */
      more: z.int(),
    }),
  ),
  parts: z.int(),
  isCapped: z.boolean(),
});

/** The response of GET /suggest: at most eight rows in all. */
export const Suggestions = z.object({
  /** Absent if the text is taken as typed, for numbers, and from servers of an earlier version. */
  reading: z.optional(SuggestedReading),
  /** What was searched for instead of the text, because nothing has it. Absent from servers of an earlier version. */
  corrected: z.optional(z.string()),
  numbers: z.array(
    z.object({
      part: SuggestedPart,
      /** Absent: the part's own number. */
      foundBy: z.optional(z.object({ kind: z.string(), maker: z.string(), number: z.string() })),
      /** Absent from servers of an earlier version, and for a number that only looks like the text. */
      match: z.optional(NumberMatch),
    }),
  ),
  parts: z.array(SuggestedPart),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** The name of its group. */
      group: z.nullable(z.string()),
      parts: z.int(),
    }),
  ),
  vehicles: z.array(
    z.object({
      make: z.string(),
      /** The slug of the model. */
      model: z.string(),
      name: z.string(),
      /** The years of the model. If a year was typed, it is both. */
      fromYear: z.int(),
      toYear: z.int(),
      /** The slug of the vehicle, if the year is known. */
      vehicle: z.nullable(z.string()),
    }),
  ),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const noSuggestions: Suggestions = { numbers: [], parts: [], categories: [], vehicles: [] };

/** The query of GET /part-relaxations: the filters that found nothing. */
export const RelaxationsQuery = z.omit(z.object(filtersOf(partReaders)), { sort: true, page: true });
export type RelaxationsQuery = z.infer<typeof RelaxationsQuery>;

/** A filter, or `years`: the same model in any year. */
export const relaxed = [
  'search',
  'stock',
  'price',
  'need',
  'category',
  'brand',
  'specs',
  'vehicle',
  'years',
] as const;
export type Relaxed = (typeof relaxed)[number];

/** The response of GET /part-relaxations. */
export const Relaxations = z.object({
  /** What leaving one filter out would find, most parts first. Without those that find nothing. */
  without: z.array(z.object({ filter: z.enum(relaxed), parts: z.int(), isCapped: z.boolean() })),
  /** Of servers of an earlier version: the word of the search that the fewest parts have. */
  rarestWord: z.nullable(z.object({ word: z.string(), parts: z.int() })),
  /** What leaving out one word of the search would find, most parts first. Absent from servers of an earlier version. */
  withoutWord: z.optional(z.array(z.object({ word: z.string(), parts: z.int(), isCapped: z.boolean() }))),
});
export type Relaxations = z.infer<typeof Relaxations>;

/** The body and the response of /synonyms: words that mean the same, each list for itself. */
export const Synonyms = z
  .array(
    z.array(text({ min: 1, max: limits.brandMax })).check(z.minLength(2), z.maxLength(limits.synonyms.words)),
  )
  .check(z.maxLength(limits.synonyms.groups));
export type Synonyms = z.infer<typeof Synonyms>;

const SearchedFor = z.object({
  words: z.string(),
  /** How often, in the last 30 days. */
  searches: z.int(),
  /** What it found last, at most 1,000. */
  parts: z.int(),
});

/** The response of GET /search-report: what was searched in the last 30 days, most often first. */
export const SearchReport = z.object({
  searches: z.int(),
  frequent: z.array(SearchedFor),
  /** Those that found nothing. */
  withoutResult: z.array(SearchedFor),
});
export type SearchReport = z.infer<typeof SearchReport>;
