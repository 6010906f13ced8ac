import type { Part } from '#contract/catalogue/parts.ts';
import { noSuggestions, type SuggestQuery, type Suggestions } from '#contract/catalogue/search.ts';
import { isUnit } from '#contract/catalogue/sizes.ts';
import { readVehicle, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import type { Queries } from '../../db/connect.ts';
import type { FoundNumbers } from '../find-numbers.ts';
import { listParts } from '../list-parts.ts';
import { partColumns } from '../part-row.ts';
import { findVehicle } from '../../fitment/find-vehicle.ts';
import { markParts } from '../../fitment/statements.ts';
import { modelNames } from './model-names.ts';
import { readSearch, understand } from './understand.ts';

/** Rows in all groups. Parts fill the rows that the other groups leave free. */
const rowsMax = 8;
const most = { numbers: 2, categories: 1, vehicles: 2 };
/** For a text that is a number, or the start of one. */
const numbersMax = 5;
/** Parts with a number that starts like this are suggested from here. */
const keyMin = 3;

/** Suggests part numbers, parts, categories and vehicles for what is being typed, which is understood like a search. */
export async function suggest(db: Queries, { query, vehicle: chosen }: SuggestQuery): Promise<Suggestions> {
  if (query === '') return noSuggestions;
  const read = await readSearch(db, { search: query }, { keyMin });
  const { listed, lookedUp, rest } = read;
  const found = listed.numbers;
  const isNumber = found.references.size > 0 && !rest.includes(' ');
  const { result, reading, ...understood } = isNumber
    ? { result: { rows: [] }, reading: undefined, listed }
    : await understand(
        db,
        { search: query, limit: rowsMax },
        (one) => listParts(db, one),
        ({ rows }) => rows.length,
      );
  const others = understood.listed.numbers;
  const isOtherNumber = reading !== undefined && others.references.size > 0;
  const numbers = await readNumbers(
    db,
    isOtherNumber ? others : found,
    isNumber || isOtherNumber ? numbersMax : most.numbers,
  );
  const categories = await findCategories(db, listed.words?.kind ?? null);
  const isPartWord = (word: string) => (lookedUp.words[word]?.isOfTrade ?? false) || isUnit(word);
  const { models, year } = readVehicle(query, await modelNames(db), isPartWord);
  const vehicles = models.slice(0, most.vehicles).map((model) => ({
    ...{ make: model.make, model: model.slug, name: model.name },
    ...{ fromYear: year ?? model.fromYear, toYear: year ?? model.toYear },
    vehicle: year === null ? null : vehicleOf(model, year, null).slug,
  }));
  const isNew = ({ _id }: Part) => numbers.every(({ part }) => part._id !== _id);
  const named = result.rows
    .filter(isNew)
    .slice(0, rowsMax - numbers.length - categories.length - vehicles.length);
  const shown = [...numbers.map(({ part }) => part), ...named].map(({ _id }) => _id);
  const vehicle = chosen === undefined ? null : await findVehicle(db, chosen);
  const marks = vehicle && (await markParts(db, shown, vehicle));
  const toSuggested = ({ _id, number, address, name, price }: Part) => {
    const fit = marks?.get(_id);
    return { number, address, name, price, ...(fit && { fit }) };
  };
  const corrected = reading?.corrected;
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

/** `kind`: the text of a tsquery. */
async function findCategories(db: Queries, kind: string | null): Promise<Suggestions['categories']> {
  if (kind === null) return [];
  const { rows } = await db.query<Suggestions['categories'][number]>(
    `SELECT one.slug, one.name, above.name AS "group", one.parts
       FROM categories AS one JOIN categories AS above ON above.slug = one.parent
      WHERE one.words @@ $1::tsquery ORDER BY one.position LIMIT ${most.categories}`,
    [kind],
  );
  return rows;
}
