import type { Part } from '#contract/parts.ts';
import { noSuggestions, type SuggestQuery, type Suggestions } from '#contract/search.ts';
import { readVehicle, vehicleOf } from '#contract/vehicle-words.ts';
import type { Queries } from '../db/connect.ts';
import { findReferences, type FoundNumbers } from '../parts/find-numbers.ts';
import { listParts } from '../parts/list-parts.ts';
import { partColumns } from '../parts/part-row.ts';
import { listMakes } from './known-makes.ts';
import { understand } from './understand.ts';

/** Rows in all, of which parts get what the other groups leave. */
const rowsMax = 8;
const most = { numbers: 2, categories: 1, vehicles: 2 };
/** Parts among which those with the words in their names come first. */
const partsRead = 24;
/** Parts with a number that starts like this are suggested from here. */
const keyMin = 3;

/** Suggests part numbers, parts, categories and vehicles for what is being typed. */
export async function suggest(db: Queries, { query }: SuggestQuery): Promise<Suggestions> {
  if (query === '') return noSuggestions;
  const { models, year, rest } = readVehicle(query, await listMakes(db));
  const isVehicle = models.length === 1 && year !== null;
  const search = models.length === 0 || isVehicle ? query : rest;
  const [numbers, { parts, words }] = await Promise.all([
    findReferences(db, search, keyMin).then((found) => readNumbers(db, found)),
    search === '' ? { parts: [], words: '' } : findParts(db, search),
  ]);
  const categories = await findCategories(db, words);
  const vehicles = models.slice(0, most.vehicles).map((model) => ({
    ...{ make: model.make, model: model.slug, name: model.name },
    ...{ fromYear: model.fromYear, toYear: model.toYear },
    vehicle: year === null ? null : vehicleOf(model, year, null).slug,
  }));
  const others = numbers.length + categories.length + vehicles.length;
  const isNew = ({ number }: Part) => numbers.every(({ part }) => part.number !== number);
  return {
    numbers,
    parts: parts
      .filter(isNew)
      .slice(0, rowsMax - others)
      .map(toSuggested),
    categories,
    vehicles,
  };
}

const toSuggested = ({ number = '', name, price, fit }: Part) => ({
  number,
  name,
  price,
  ...(fit && { fit }),
});

async function readNumbers(db: Queries, { references }: FoundNumbers): Promise<Suggestions['numbers']> {
  if (references.size === 0) return [];
  const { rows } = await db.query<Part>(
    {
      isPrepared: true,
      text: `SELECT ${partColumns} FROM parts JOIN unnest($1::uuid[]) WITH ORDINALITY AS found (id, position) USING (id)
              WHERE deleted_at IS NULL ORDER BY found.position LIMIT ${most.numbers}`,
    },
    [[...references.keys()]],
  );
  return rows.map((part) => {
    const foundBy = references.get(part._id);
    return { part: toSuggested(part), ...(foundBy && { foundBy }) };
  });
}

/** Returns the parts, and the words by which they were found. */
async function findParts(db: Queries, search: string): Promise<{ parts: readonly Part[]; words: string }> {
  const { result, reading } = await understand(
    db,
    { search, limit: partsRead },
    (query, numbers) => listParts(db, query, numbers),
    ({ rows }) => rows.length,
  );
  const words = reading?.corrected ?? reading?.rest ?? search;
  const typed = words.toLowerCase().split(/\s+/);
  const isNamed = ({ name }: Part) => {
    const named = name.toLowerCase().split(/\s+/);
    return typed.every((word) => named.some((one) => one.startsWith(word)));
  };
  return {
    parts: result.rows.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
    words,
  };
}

async function findCategories(db: Queries, words: string): Promise<Suggestions['categories']> {
  const { rows } = await db.query<Suggestions['categories'][number]>(
    `SELECT slug, name, parent AS "group", parts FROM categories
      WHERE parent IS NOT NULL AND search_words(name) @@ part_query($1) ORDER BY position LIMIT ${most.categories}`,
    [words],
  );
  return rows;
}
