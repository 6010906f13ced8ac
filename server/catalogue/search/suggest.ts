import type { Part } from '#contract/catalogue/parts.ts';
import { noSuggestions, type SuggestQuery, type Suggestions } from '#contract/catalogue/search.ts';
import { isUnit } from '#contract/catalogue/sizes.ts';
import { readVehicle, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import { wordsWithout } from '#contract/words-without.ts';
import type { Queries } from '../../db/connect.ts';
import type { RowsPage } from '../../db/list-rows.ts';
import { chooseHits, type FoundNumber, type FoundNumbers } from '../find-numbers.ts';
import { listParts } from '../list-parts.ts';
import { partColumns } from '../part-row.ts';
import { findVehicle } from '../../fitment/find-vehicle.ts';
import { markParts } from '../../fitment/statements.ts';
import { modelNames } from './model-names.ts';
import { categoryOfWords, specOfSize, type CategoryOfWords } from './named-category.ts';
import { readSearch, runReadings, type ReadSearch, type Understood } from './understand.ts';

/** Rows in all groups. Parts fill the rows that the other groups leave free. */
const rowsMax = 8;
const most = { numbers: 2, vehicles: 2 };
/** For a text that is a number, or the start of one. */
const numbersMax = 5;

/** Suggests part numbers, parts, categories and vehicles for what is being typed, which is understood like a search. */
export async function suggest(
  db: Queries,
  { query, vehicle: chosen, fitting }: SuggestQuery,
): Promise<Suggestions> {
  if (query === '') return noSuggestions;
  const read = await readSearch(db, { search: query, limit: rowsMax }, { isTyping: true });
  const { lookedUp, rest } = read;
  const found = read.listed.numbers;
  const vehicle = chosen === undefined ? null : await findVehicle(db, chosen);
  const isNumber = found.isWhole || (found.references.size > 0 && !rest.includes(' '));
  const isFitting =
    fitting !== undefined &&
    vehicle !== null &&
    found.references.size === 0 &&
    read.listed.fits === undefined;
  const asked = isFitting ? { ...read, listed: { ...read.listed, fits: { vehicle } } } : read;
  const understood = isNumber ? null : await list(db, asked);
  const others = understood?.listed.numbers;
  const isOtherNumber =
    understood?.reading !== undefined && others !== undefined && others.references.size > 0;
  const numbers = await readNumbers(
    db,
    isOtherNumber ? others : found,
    isNumber || isOtherNumber ? numbersMax : most.numbers,
  );
  const named = await findNamed(db, understood ?? read);
  const reading =
    understood && numbers.length === 0 ? readingOf(understood, { rest, isFitting, named }) : null;
  const isPartWord = (word: string) => (lookedUp.words[word]?.isOfTrade ?? false) || isUnit(word);
  const { models, year } = readVehicle(query, await modelNames(db), isPartWord);
  const vehicles = models.slice(0, most.vehicles).map((model) => ({
    ...{ make: model.make, model: model.slug, name: model.name },
    ...{ fromYear: year ?? model.fromYear, toYear: year ?? model.toYear },
    vehicle: year === null ? null : vehicleOf(model, year, null).slug,
  }));
  const isNew = ({ _id }: Part) => numbers.every(({ part }) => part._id !== _id);
  const categories = named.category ? [named.category.category] : [];
  const parts = (understood?.result.rows ?? [])
    .filter(isNew)
    .slice(0, rowsMax - numbers.length - categories.length - vehicles.length);
  // The list of a vehicle has verdicts on that one.
  const toMark = [...numbers.map(({ part }) => part), ...parts].filter(({ fit }) => fit === undefined);
  const marks =
    vehicle &&
    (await markParts(
      db,
      toMark.map(({ _id }) => _id),
      vehicle,
    ));
  const toSuggested = ({ _id, number, address, name, price, ...part }: Part) => {
    const fit = part.fit ?? marks?.get(_id);
    return { number, address, name, price, ...(fit && { fit }) };
  };
  const corrected = understood?.reading?.corrected;
  return {
    ...(reading && { reading }),
    ...(corrected !== undefined && { corrected }),
    numbers: numbers.map(({ part, foundBy, numberMatch }) => ({
      part: toSuggested(part),
      ...(foundBy && { foundBy }),
      ...(numberMatch && { match: numberMatch }),
    })),
    parts: parts.map(toSuggested),
    categories,
    vehicles,
  };
}

/** A text is a search, whose numbers have four signs or more. */
function list(db: Queries, read: ReadSearch): Promise<Understood<RowsPage<Part>>> {
  const { listed, lookedUp, rest } = read;
  const numbers = chooseHits(rest, lookedUp.hits);
  return runReadings(
    db,
    { ...read, listed: { ...listed, numbers } },
    (one) => listParts(db, one),
    ({ rows }) => rows.length,
  );
}

interface Named {
  category: CategoryOfWords | null;
  size: NonNullable<Suggestions['reading']>['size'];
}

async function findNamed(
  db: Queries,
  { terms, listed: { words } }: Pick<ReadSearch, 'terms' | 'listed'>,
): Promise<Named> {
  const [sizes] = terms.length === 1 ? terms.map((term) => term.sizes) : [];
  if (sizes) return { category: null, size: { spec: await specOfSize(db, sizes) } };
  const kind = words?.kind ?? null;
  return { category: kind === null ? null : await categoryOfWords(db, kind), size: null };
}

/** What the list that a text leads to is. Null if the text is taken as typed, without a vehicle. */
function readingOf(
  { result, reading, terms }: Understood<RowsPage<Part>>,
  { rest, isFitting, named }: { rest: string; isFitting: boolean; named: Named },
): NonNullable<Suggestions['reading']> | null {
  const { corrected = rest, leftOut = [], vehicle = null, models = null } = reading ?? {};
  const category = named.category?.isNamed === true ? named.category.category.name : null;
  const { size } = named;
  if (category === null && size === null && vehicle === null && models === null && !isFitting) return null;
  return {
    words: wordsWithout(corrected, leftOut.join(' ')),
    category: category === null ? null : { name: category, isAll: terms.every(({ isKind }) => isKind) },
    ...{ size, vehicle, isFitting },
    models: models && {
      ...models,
      choices: models.choices.map(({ slug, name, fromYear, toYear }) => ({ slug, name, fromYear, toYear })),
    },
    ...{ parts: result.total ?? 0, isCapped: result.isCapped },
  };
}

interface NumberedPart extends FoundNumber {
  part: Part;
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
  return rows.map((part) => ({ part, ...references.get(part._id) }));
}
