import type { SearchReading } from '#contract/catalogue/search-reading.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { readVehicle, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import type { Make, Vehicle } from '#contract/fitment/vehicles.ts';
import type { Queries } from '../../db/connect.ts';
import { findLookAlikes, findReferences, noNumbers, type FoundNumbers } from '../find-numbers.ts';
import { correctWords } from './correct-words.ts';
import { listMakes } from '../../fitment/makes.ts';

/** The filters that a search can change. */
export interface Searched {
  search?: string | undefined;
  vehicle?: string | undefined;
  exact?: 'yes' | undefined;
}

interface ReadSearch<Query> {
  /** With the vehicle that the search names, and without its words. */
  query: Query;
  numbers: FoundNumbers;
  vehicle: Vehicle | undefined;
}

/** Looks for a number in a search, then for a vehicle. */
export async function readSearch<Query extends Searched>(
  db: Queries,
  query: Query,
): Promise<ReadSearch<Query>> {
  const { search = '' } = query;
  const numbers = await findReferences(db, search);
  const mayName = mayNameVehicle(query) && !numbers.isWhole;
  const named = mayName && findNamedVehicle(search, await listMakes(db));
  if (!named) return { query, numbers, vehicle: undefined };
  const { vehicle, rest } = named;
  return {
    query: { ...query, search: rest === '' ? undefined : rest, vehicle: vehicle.slug },
    // A year is the start of many numbers.
    numbers: await findReferences(db, rest),
    vehicle,
  };
}

/** Whether a vehicle is looked for in the search, unless it is a number. */
export const mayNameVehicle = ({ search = '', vehicle, exact }: Searched): boolean =>
  /(19|20)\d\d/.test(search) && vehicle === undefined && exact === undefined;

/** Returns the vehicle if the search names a year and exactly one model that was built in it. */
export function findNamedVehicle(search: string, makes: readonly Make[]) {
  const { models, year, rest } = readVehicle(search, makes);
  const [model, other] = models;
  if (model === undefined || other !== undefined || year === null) return undefined;
  return { vehicle: vehicleOf(model, year, null), rest };
}

export interface Understood<Result> {
  result: Result;
  numbers: FoundNumbers;
  /** Absent if the search was taken as typed. */
  reading?: SearchReading;
}

/** A search that finds fewer parts is corrected. */
export const enough = 3;

/**
 * Runs a query as its search is understood: numbers first, then the named vehicle, then words with synonyms. If these find
 * nothing, numbers that look like a typed one; if they find too little, with unknown words corrected. `exact` searches as
 * typed. `count` says how many parts a result has.
 */
export async function understand<Query extends Searched, Result>(
  db: Queries,
  query: Query,
  run: (query: Query, numbers: FoundNumbers) => Promise<Result>,
  count: (result: Result) => number,
): Promise<Understood<Result>> {
  const { query: understood, numbers, vehicle } = await readSearch(db, query);
  const { search: rest = '', exact } = understood;
  const result = await run(understood, numbers);
  const named = vehicle && { slug: vehicle.slug, name: vehicleName(vehicle) ?? '' };
  const asTyped = { result, numbers, ...(named && { reading: { vehicle: named, rest } }) };
  if (exact !== undefined || rest === '' || numbers.references.size > 0 || count(result) >= enough)
    return asTyped;
  const corrections = [...(count(result) === 0 ? [findLookAlikes] : []), correct];
  for (const findCorrection of corrections) {
    const found = await findCorrection(db, rest);
    if (found === null) continue;
    const better = await run({ ...understood, search: found.corrected }, found.numbers);
    if (count(better) > 0)
      return {
        result: better,
        numbers: found.numbers,
        reading: { corrected: found.corrected, vehicle: named, rest },
      };
  }
  return asTyped;
}

async function correct(db: Queries, search: string) {
  const corrected = await correctWords(db, search);
  return corrected === null ? null : { corrected, numbers: noNumbers };
}
