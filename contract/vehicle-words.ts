import type { Engine, Make, Model, Vehicle } from './vehicles.ts';

/** What a text says about a vehicle. */
export interface VehicleWords {
  /** The models that it may mean, best first; empty if it names none. */
  models: readonly NamedModel[];
  year: number | null;
  /** The words that say nothing about a vehicle, as typed. */
  rest: string;
}

export interface NamedModel extends Model {
  make: string;
}

const numerals = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
];
const asNumber = (word: string) => (numerals.includes(word) ? String(numerals.indexOf(word) + 1) : word);

/** Lower case letters and digits without accents. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words with Roman numerals as numbers: "Golf VII" and "golf 7" are the same. */
const wordsOf = (text: string) =>
  text.split(/\s+/).flatMap((token) => {
    const words = fold(token).split(' ').filter(Boolean);
    // The V of "CR-V" is no number.
    return words.length === 1 ? words.map(asNumber) : words;
  });

/** Names by which makes are known beside their own. */
const shortNames: Readonly<Record<string, string>> = { volkswagen: 'vw', mercedes: 'mb' };

/** The slug of a name: "Golf VII" is `golf-7`. */
export const vehicleSlugOf = (name: string): string => wordsOf(name).join('-');

/** One vehicle of a model. The year must be one of the model. */
export function vehicleOf({ make, ...model }: NamedModel, year: number, engine: Engine | null): Vehicle {
  const slug = [model.slug, year, ...(engine ? [engine.slug] : [])].join('-');
  return { slug, make, model: model.slug, name: model.name, year, engine };
}

/** "Volkswagen Golf VII 2016, 1.4 TSI". Null without a vehicle. */
export const vehicleName = (vehicle: Vehicle | undefined): string | null =>
  vehicle === undefined
    ? null
    : `${vehicle.make} ${vehicle.name} ${vehicle.year}${vehicle.engine ? `, ${vehicle.engine.name}` : ''}`;

export const namedModels = (makes: readonly Make[]): NamedModel[] =>
  makes.flatMap(({ name: make, models }) => models.map((model) => ({ ...model, make })));

/** A year that a vehicle can be of, in four digits. */
const yearIn = (word: string): number | null => (/^(19|20)\d\d$/.test(word) ? Number(word) : null);

/**
 * Reads make, model and year in a text, in any order: "front shock ford focus 2012" is a Ford Focus of 2012, and "front
 * shock" remains. A model counts only if the first word of its name is there; its generation and its make may be missing.
 * `models` are those that were built in the year.
 */
export function readVehicle(text: string, makes: readonly Make[]): VehicleWords {
  const typed = text.split(/\s+/).filter(Boolean);
  const words = typed.map((word) => wordsOf(word).join(' '));
  const used = new Set<number>();
  const findAll = (wanted: readonly string[]) => {
    const at = wanted.map((one) => words.indexOf(one));
    return at.includes(-1) ? null : at;
  };
  let best: { models: NamedModel[]; at: number[] } = { models: [], at: [] };
  for (const model of namedModels(makes)) {
    const own = wordsOf(model.name);
    const make = wordsOf(model.make);
    const short = shortNames[make[0] ?? ''];
    const makeAt =
      findAll(make) ?? findAll(make.slice(0, 1)) ?? (short === undefined ? null : findAll([short])) ?? [];
    // "500" and "3" alone are no models.
    const [first = ''] = own;
    const needsMake = /^\d+$/.test(first);
    const ownAt = own.map((word) => words.indexOf(word)).filter((at) => at >= 0);
    if (!words.includes(first) || (needsMake && makeAt.length === 0)) continue;
    const at = [...new Set([...makeAt, ...ownAt])];
    if (at.length > best.at.length) best = { models: [model], at };
    else if (at.length === best.at.length && at.length > 0) best.models.push(model);
  }
  for (const at of best.at) used.add(at);
  const yearAt = words.findIndex((word, at) => !used.has(at) && yearIn(word) !== null);
  const year = best.models.length === 0 || yearAt < 0 ? null : yearIn(words[yearAt] ?? '');
  const built = best.models.filter(
    ({ fromYear, toYear }) => year === null || (fromYear <= year && year <= toYear),
  );
  if (built.length === 0) return { models: [], year: null, rest: text };
  if (year !== null) used.add(yearAt);
  return { models: built, year, rest: typed.filter((_, at) => !used.has(at)).join(' ') };
}
