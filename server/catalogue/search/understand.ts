import type { PartFilters } from '#contract/catalogue/part-filters.ts';
import type { SearchReading } from '#contract/catalogue/search-reading.ts';
import { isUnit } from '#contract/catalogue/sizes.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { readVehicle, vehicleOf, type VehicleWords } from '#contract/fitment/vehicle-words.ts';
import type { Make } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../../db/connect.ts';
import { findModelIds, findVehicle } from '../../fitment/find-vehicle.ts';
import { leavesOf } from '../categories.ts';
import {
  chooseHits,
  chooseLookAlikes,
  findWithin,
  noNumbers,
  type FoundNumbers,
  type Typing,
} from '../find-numbers.ts';
import { countLists, type Listed } from '../list-parts.ts';
import { lookUp, type Chunk, type LookedUp } from './look-up.ts';
import { modelNames } from './model-names.ts';
import { kindQueryOf, namingTerms, queryOf, termsOf, type Term } from './search-terms.ts';
import { rankSimilar } from './similar-words.ts';

/** A list of parts, and how its search was understood. `reading` is undefined if the search was taken as typed. */
interface Reading {
  listed: Listed;
  reading: SearchReading | undefined;
  /** What the search asks for, without the vehicle that it names. */
  terms: readonly Term[];
}

/** The first reading of a search, with the data that the other readings need. */
export interface ReadSearch extends Reading {
  lookedUp: LookedUp;
  rest: string;
}

type SearchedFilters = PartFilters & { limit?: number | undefined; cursor?: string | undefined };

/** Looks up the categories and the vehicle that a query filters by. */
async function readFilters(db: Queries, query: SearchedFilters): Promise<Listed> {
  const { category, vehicle } = query;
  return {
    query,
    categories: category === undefined ? undefined : await leavesOf(db, category),
    fits: vehicle === undefined ? undefined : await findFit(db, vehicle),
    numbers: noNumbers,
  };
}

async function findFit(db: Queries, slug: string): Promise<Listed['fits']> {
  const vehicle = await findVehicle(db, slug);
  return vehicle && { vehicle };
}

/**
 * Reads a search as far as possible as it was typed: numbers, then a vehicle, then words with their plurals and synonyms.
 * With `exact`, only the words as they are typed. `withSimilar` also looks up what other readings need.
 */
export async function readSearch(
  db: Queries,
  query: SearchedFilters,
  { withSimilar = false, ...typing }: { withSimilar?: boolean } & Typing = {},
): Promise<ReadSearch> {
  const filters = await readFilters(db, query);
  const { search = '', exact } = query;
  if (search === '') return { ...withWords(filters, []), lookedUp: await lookUp(db, []), rest: '' };
  const lookedUp = await lookUp(db, [search], { withSimilar, ...typing });
  const numbers = chooseHits(search, lookedUp.hits, typing);
  if (exact !== undefined)
    return { ...(await asTyped(db, { ...filters, numbers }, search)), lookedUp, rest: search };
  const named =
    query.vehicle === undefined && !numbers.isWhole
      ? nameVehicle(search, await modelNames(db), lookedUp)
      : null;
  const rest = named?.rest ?? search;
  const terms = termsIn(rest, search, lookedUp);
  const listed = {
    ...filters,
    // A year is the start of many numbers.
    numbers: named ? chooseHits(rest, lookedUp.hits, typing) : numbers,
    ...(named && { fits: await findNamed(db, named) }),
  };
  return {
    ...withWords(listed, terms, named ? { ...readingOf(named), rest } : undefined),
    lookedUp,
    rest,
  };
}

const withWords = (listed: Listed, terms: readonly Term[], reading?: SearchReading): Reading => {
  // A search without words, such as a dash, finds nothing.
  const isEmpty = terms.length === 0 && listed.fits === undefined && (listed.query.search ?? '') !== '';
  const query = listed.numbers.isWhole ? null : (queryOf(terms) ?? (isEmpty ? '' : null));
  return {
    listed: { ...listed, ...(query !== null && { words: { query, ...kindOf(terms) } }) },
    ...{ reading, terms },
  };
};

function kindOf(terms: readonly Term[]): Pick<NonNullable<Listed['words']>, 'kind' | 'named'> {
  const named = kindQueryOf(namingTerms(terms));
  return { kind: kindQueryOf(terms), ...(named !== null && { named }) };
}

async function asTyped(db: Queries, listed: Listed, search: string): Promise<Reading> {
  const { rows } = await db.query<{ query: string | null }>('SELECT search_query($1)::text AS query', [
    search,
  ]);
  const query = rows[0]?.query ?? '';
  return {
    listed: { ...listed, ...(!listed.numbers.isWhole && { words: { query, kind: null } }) },
    ...{ reading: undefined, terms: [] },
  };
}

/** The terms of a part of a text that was looked up. */
function termsIn(part: string, text: string, lookedUp: LookedUp): readonly Term[] {
  if (part === text) return termsOf(text, lookedUp);
  const left = part.split(/\s+/);
  // In the order of the text.
  const chunks = (lookedUp.chunks[text] ?? []).filter(({ typed }) => {
    const isNext = left[0] === typed;
    if (isNext) left.shift();
    return isNext;
  });
  return termsOf(part, { ...lookedUp, chunks: { [part]: chunks } });
}

/** Returns the vehicle that a search names. A single word that also names a kind of part is not taken for a vehicle. */
function nameVehicle(search: string, makes: readonly Make[], { words }: LookedUp): VehicleWords | null {
  const factsOf = (word: string) => words[word];
  const isPartWord = (word: string) => (factsOf(word)?.isOfTrade ?? false) || isUnit(word);
  const named = readVehicle(search, makes, isPartWord);
  if (named.models.length === 0) return null;
  const left = named.rest.split(/\s+/);
  const taken = search.split(/\s+/).filter((word) => !left.includes(word) && word !== '');
  const [only = ''] = taken;
  const isOfPart = taken.length === 1 && (factsOf(only.toLowerCase())?.heads ?? 0) > 0;
  return isOfPart ? null : named;
}

async function findNamed(db: Queries, { models, year }: VehicleWords): Promise<Listed['fits']> {
  const [model, other] = models;
  if (model && !other && year !== null) return findFit(db, vehicleOf(model, year, null).slug);
  return {
    models: await findModelIds(
      db,
      models.map(({ slug }) => slug),
    ),
    year,
  };
}

/** Models that a search may mean, in a row of choices. */
const choicesMax = 6;

function readingOf({ models, year }: VehicleWords): Omit<SearchReading, 'rest'> {
  const [model, other] = models;
  if (model && !other && year !== null) {
    const vehicle = vehicleOf(model, year, null);
    return { vehicle: { slug: vehicle.slug, name: vehicleName(vehicle) ?? '' } };
  }
  const choices = models.slice(0, choicesMax).map(({ slug, make, name, fromYear, toYear }) => ({
    ...{ slug, name: `${make} ${name}` },
    ...{ fromYear, toYear, parts: 0 },
  }));
  return { models: { year, choices, more: models.length - choices.length } };
}

/** Returns other readings of a search that found nothing, the preferred one first. `read` must include similar words. */
export async function otherReadings(db: Queries, read: ReadSearch): Promise<readonly Reading[]> {
  const { listed, reading, lookedUp, terms, rest } = read;
  const { search = '', exact } = listed.query;
  if (exact !== undefined || rest === '' || listed.numbers.references.size > 0) return [];
  const base = { ...reading, rest };
  const within = await findWithin(db, rest);
  const alike = chooseLookAlikes(rest, lookedUp.lookAlikes);
  const [corrected, ...meant] = correctionsOf(lookedUp.chunks[search] ?? [], rest, lookedUp);
  const texts = [corrected, ...meant].filter((text) => text !== undefined && text !== null);
  const known = await lookUp(db, texts);
  const readAs = (text: string) => ({ text, terms: termsOf(text, known) });
  const corrections = texts.map(readAs);
  const best = corrected == null ? { text: rest, terms } : readAs(corrected);
  const numbered = (numbers: FoundNumbers, its: SearchReading): Reading => ({
    ...{ listed: { ...listed, words: undefined, numbers }, reading: its, terms: [] },
  });
  const correctedTo = (text: string) => (text === rest ? {} : { corrected: text });
  return [
    ...(within === null ? [] : [numbered(within, { ...base, within: rest })]),
    ...(alike === null ? [] : [numbered(alike.numbers, { ...base, corrected: alike.corrected })]),
    ...corrections.map(({ text, terms: its }) => withWords(listed, its, { ...base, corrected: text })),
    ...fewer(best.terms).map(({ left, out }) =>
      withWords(listed, left, { ...base, ...correctedTo(best.text), leftOut: out.map(({ typed }) => typed) }),
    ),
  ];
}

/**
 * Returns the text with its unknown words corrected, or null if none can be corrected. Then texts in which one known word is
 * replaced by a similar word that names a kind of part: "break pad" becomes "brake pad".
 */
function correctionsOf(
  chunks: readonly Chunk[],
  rest: string,
  { words, similar }: LookedUp,
): ReadonlyArray<string | null> {
  const typed = rest.split(/\s+/);
  const left = chunks.filter((chunk) => typed.includes(chunk.typed));
  const replaced = (change: (word: string) => string | undefined): string | null => {
    let isChanged = false;
    const texts = left.map((chunk) => {
      const changed = chunk.words.map((word) => change(word) ?? word);
      if (changed.every((word, index) => word === chunk.words[index])) return chunk.typed;
      isChanged = true;
      return changed.join(' ');
    });
    return isChanged ? texts.join(' ') : null;
  };
  const inOne = (word: string) =>
    left.some(
      (chunk) =>
        chunk.words.length > 1 && chunk.words.includes(word) && (words[chunk.words.join('')]?.uses ?? 0) > 0,
    );
  const isUnknown = (word: string) => {
    const facts = words[word];
    return facts?.uses === 0 && !facts.isOfTrade && facts.split === null && facts.stem !== '' && !inOne(word);
  };
  const correct = (word: string) =>
    isUnknown(word) ? rankSimilar(word, similar[word] ?? [])[0]?.word : undefined;
  const inContext = left
    .flatMap((chunk) => chunk.words)
    .flatMap((word) => {
      const facts = words[word];
      if (!facts || facts.isOfTrade || facts.heads > 0 || facts.stem === '') return [];
      const called = (similar[word] ?? []).filter(({ heads }) => heads > 0);
      const [meant] = rankSimilar(word, called, [...word].length >= 5 ? 2 : 1);
      return meant ? (replaced((one) => (one === word ? meant.word : correct(one))) ?? []) : [];
    });
  return [replaced(correct), ...new Set(inContext)];
}

/** Ways to leave terms out, at most. */
const fewerMax = 10;

/**
 * Returns ways to leave terms out: first the terms that no part has, then one more, then several more. Common terms go first,
 * because they tell least. Terms that name the kind of part stay.
 */
function fewer(terms: readonly Term[]): Array<{ left: readonly Term[]; out: readonly Term[] }> {
  const unknown = terms.filter(({ isKind, uses }) => !isKind && uses === 0);
  const known = terms
    .filter(({ isKind, uses }) => !isKind && uses > 0)
    .toSorted((one, other) => other.uses - one.uses);
  const outs = [
    unknown,
    ...known.map((one) => [...unknown, one]),
    ...known.slice(1).map((_, index) => [...unknown, ...known.slice(0, index + 2)]),
  ];
  return outs
    .map((out) => ({
      out: terms.filter((term) => out.includes(term)),
      left: terms.filter((term) => !out.includes(term)),
    }))
    .filter(({ left, out }) => out.length > 0 && left.length > 0)
    .slice(0, fewerMax);
}

export interface Understood<Result> {
  result: Result;
  listed: Listed;
  terms: readonly Term[];
  /** Absent if the search was taken as typed. */
  reading?: SearchReading;
}

/** Runs a query as its search is understood: in the first reading, or if that finds nothing, in the first that finds something. */
export const understand = async <Result>(
  db: Queries,
  query: SearchedFilters,
  run: (listed: Listed) => Promise<Result>,
  count: (result: Result) => number,
): Promise<Understood<Result>> => runReadings(db, await readSearch(db, query), run, count);

/** The same for a query whose search is read already. */
export async function runReadings<Result>(
  db: Queries,
  first: ReadSearch,
  run: (listed: Listed) => Promise<Result>,
  count: (result: Result) => number,
): Promise<Understood<Result>> {
  const result = await run(first.listed);
  const asRead = ({ listed, reading, terms }: Reading, found: Result) => ({
    ...{ result: found, listed, terms },
    ...(reading && { reading }),
  });
  const { search = '', exact } = first.listed.query;
  if (count(result) > 0 || search === '' || exact !== undefined) return asRead(first, result);
  const lookedUp = await lookUp(db, [search], { withSimilar: true });
  const others = await otherReadings(db, { ...first, lookedUp });
  const counts = await countLists(
    db,
    others.map(({ listed }) => listed),
  );
  const better = others.find((_, index) => (counts[index] ?? 0) > 0);
  return better ? asRead(better, await run(better.listed)) : asRead(first, result);
}
