import type { Part } from '#contract/catalogue/parts.ts';
import { noSuggestions, type SuggestQuery, type Suggestions } from '#contract/catalogue/search.ts';
import { readVehicle, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import type { Queries } from '../../db/connect.ts';
import { findReferences, type FoundNumbers } from '../find-numbers.ts';
import { listParts } from '../list-parts.ts';
import { partColumns } from '../part-row.ts';
import { findVehicle } from '../../fitment/find-vehicle.ts';
import { markParts } from '../../fitment/statements.ts';
import { listMakes } from '../../fitment/makes.ts';
import { understand } from './understand.ts';

/** Rows in all groups. Parts fill the rows that the other groups leave free. */
const rowsMax = 8;
const most = { numbers: 2, categories: 1, vehicles: 2 };
/** For a text that is a number, or the start of one. */
const numbersMax = 5;
/** Parts among which those with the words in their names come first. */
const partsRead = 24;
/** Parts with a number that starts like this are suggested from here. */
const keyMin = 3;

/** Suggests part numbers, parts, categories and vehicles for what is being typed. */
export async function suggest(db: Queries, { query, vehicle: chosen }: SuggestQuery): Promise<Suggestions> {
  if (query === '') return noSuggestions;
  const { models, year, rest } = readVehicle(query, await listMakes(db));
  const isVehicle = models.length === 1 && year !== null;
  const search = isVehicle ? query : rest;
  const found = await findReferences(db, rest, keyMin);
  const isNumber = found.references.size > 0 && !rest.includes(' ');
  const [asTyped, { parts, words, corrected, lookAlikes }] = await Promise.all([
    readNumbers(db, found, isNumber ? numbersMax : most.numbers),
    search === '' || isNumber
      ? { parts: [], words: rest, corrected: undefined, lookAlikes: null }
      : findParts(db, search),
  ]);
  const numbers = lookAlikes ? await readNumbers(db, lookAlikes, numbersMax) : asTyped;
  const categories = await findCategories(db, words);
  const vehicles = models.slice(0, most.vehicles).map((model) => ({
    ...{ make: model.make, model: model.slug, name: model.name },
    ...{ fromYear: year ?? model.fromYear, toYear: year ?? model.toYear },
    vehicle: year === null ? null : vehicleOf(model, year, null).slug,
  }));
  const others = numbers.length + categories.length + vehicles.length;
  const isNew = ({ _id }: Part) => numbers.every(({ part }) => part._id !== _id);
  const named = parts.filter(isNew).slice(0, rowsMax - others);
  const shown = [...numbers.map(({ part }) => part), ...named].map(({ _id }) => _id);
  const vehicle = chosen === undefined ? null : await findVehicle(db, chosen);
  const marks = vehicle && (await markParts(db, shown, vehicle));
  const toSuggested = ({ _id, number, address, name, price }: Part) => {
    const fit = marks?.get(_id);
    return { number, address, name, price, ...(fit && { fit }) };
  };
  return {
    ...(corrected !== undefined && { corrected }),
    numbers: numbers.map(({ part, foundBy }) => ({ part: toSuggested(part), ...(foundBy && { foundBy }) })),
    parts: named.map(toSuggested),
    categories,
    vehicles,
  };
}

interface NumberedPart {
  part: Part;
  foundBy: Part['foundBy'];
}

async function readNumbers(
  db: Queries,
  { references }: FoundNumbers,
  limit: number,
): Promise<NumberedPart[]> {
  if (references.size === 0) return [];
  const { rows } = await db.query<Part>(
    {
      isPrepared: true,
      text: `SELECT ${partColumns} FROM parts JOIN unnest($1::uuid[]) WITH ORDINALITY AS found (id, position) USING (id)
              WHERE deleted_at IS NULL ORDER BY found.position LIMIT $2`,
    },
    [[...references.keys()], limit],
  );
  return rows.map((part) => ({ part, foundBy: references.get(part._id) }));
}

interface FoundParts {
  parts: readonly Part[];
  /** By which they were found. */
  words: string;
  /** The same if it is not what was typed. */
  corrected: string | undefined;
  /** The numbers that look like a typed one, if nothing else is found. */
  lookAlikes: FoundNumbers | null;
}

async function findParts(db: Queries, search: string): Promise<FoundParts> {
  const { result, reading, numbers } = await understand(
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
    corrected: reading?.corrected,
    lookAlikes: reading?.corrected !== undefined && numbers.references.size > 0 ? numbers : null,
  };
}

async function findCategories(db: Queries, words: string): Promise<Suggestions['categories']> {
  const { rows } = await db.query<Suggestions['categories'][number]>(
    `SELECT one.slug, one.name, above.name AS "group", one.parts
       FROM categories AS one JOIN categories AS above ON above.slug = one.parent
      WHERE search_words(one.name) @@ part_query($1) ORDER BY one.position LIMIT ${most.categories}`,
    [words],
  );
  return rows;
}
