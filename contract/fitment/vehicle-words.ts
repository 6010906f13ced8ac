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

/** What is between two spaces. */
const chunksOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Lower case letters and digits without accents. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words with Roman numerals as numbers: "Golf VII" and "golf 7" are the same. The V of "CR-V" is none. */
const wordsOf = (text: string) =>
  chunksOf(text)
    .flatMap((chunk) => asNumber(fold(chunk)).split(' '))
    .filter(Boolean);

/** The same with what is between two spaces in one word, so that "CR-V" and "crv" are the same. */
const joinedWordsOf = (text: string) =>
  chunksOf(text).map((chunk) => asNumber(fold(chunk)).replaceAll(' ', ''));

/** Names by which makes are known beside their own. */
const shortNames: Readonly<Record<string, string>> = { volkswagen: 'vw', mercedes: 'mb' };

/** The slug of a name: "Golf VII" is `golf-7`. */
export const vehicleSlugOf = (name: string): string => wordsOf(name).join('-');

/** One vehicle of a model. The year must be one of the model. */
export function vehicleOf({ make, ...model }: NamedModel, year: number, engine: Engine | null): Vehicle {
  const slug = [model.slug, year, ...(engine ? [engine.slug] : [])].join('-');
  const modelYears = { from: model.fromYear, to: model.toYear };
  const known = engine && { slug: engine.slug, name: engine.name, ...(engine.kw && { kw: engine.kw }) };
  return { slug, make, model: model.slug, name: model.name, year, engine: known, modelYears };
}

export const namedModels = (makes: readonly Make[]): NamedModel[] =>
  makes.flatMap(({ name: make, models }) => models.map((model) => ({ ...model, make })));

/** A year that a vehicle can be of, in four digits. */
const yearIn = (word: string): number | null => (/^(19|20)\d\d$/.test(word) ? Number(word) : null);

/** How a text can name a model. */
interface Names {
  model: NamedModel;
  own: readonly string[];
  /** Spellings of the make. */
  makes: ReadonlyArray<readonly string[]>;
}

const known = new WeakMap<readonly Make[], ReadonlyMap<string, readonly Names[]>>();

/** The models by the first word of their names, once for each list of makes. */
function namesIn(makes: readonly Make[]): ReadonlyMap<string, readonly Names[]> {
  const before = known.get(makes);
  if (before) return before;
  const byFirst = new Map<string, Names[]>();
  for (const model of namedModels(makes)) {
    const own = joinedWordsOf(model.name);
    const [first = ''] = own;
    const [firstOfMake = ''] = wordsOf(model.make);
    const short = shortNames[firstOfMake];
    const spellings = [joinedWordsOf(model.make), [firstOfMake], ...(short === undefined ? [] : [[short]])];
    byFirst.set(first, [...(byFirst.get(first) ?? []), { model, own, makes: spellings }]);
  }
  known.set(makes, byFirst);
  return byFirst;
}

/**
 * Reads make, model and year in a text, in any order: "front shock ford focus 2012" is a Ford Focus of 2012, and "front
 * shock" remains. A model counts only if the first word of its name is there; its generation and its make may be missing.
 * `models` are those that were built in the year.
 */
export function readVehicle(text: string, makes: readonly Make[]): VehicleWords {
  const typed = chunksOf(text);
  const words = joinedWordsOf(text);
  /** Where the text has a word, in one or in two. */
  const find = (wanted: string): number[] => {
    const at = words.indexOf(wanted);
    if (at >= 0) return [at];
    const pair = words.findIndex((word, index) => word + (words[index + 1] ?? '') === wanted);
    return pair >= 0 ? [pair, pair + 1] : [];
  };
  const findAll = (wanted: readonly string[]): number[] => {
    const at = wanted.map(find);
    return at.some((places) => places.length === 0) ? [] : at.flat();
  };
  const firstWords = new Set(words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]));
  const names = [...firstWords].flatMap((word) => namesIn(makes).get(word) ?? []);
  let best: { models: NamedModel[]; at: readonly number[] } = { models: [], at: [] };
  for (const { model, own, makes: spellings } of names) {
    const makeAt = spellings.map(findAll).find((at) => at.length > 0) ?? [];
    // "500" and "3" alone are no models.
    const [first = ''] = own;
    if (/^\d+$/.test(first) && makeAt.length === 0) continue;
    const at = [...new Set([...makeAt, ...own.flatMap(find)])];
    if (at.length > best.at.length) best = { models: [model], at };
    else if (at.length === best.at.length) best.models.push(model);
  }
  const yearAt = words.findIndex((word, at) => !best.at.includes(at) && yearIn(word) !== null);
  const year = yearIn(words[yearAt] ?? '');
  const built = best.models.filter(
    ({ fromYear, toYear }) => year === null || (fromYear <= year && year <= toYear),
  );
  if (built.length === 0) return { models: [], year: null, rest: text };
  const rest = typed.filter((_, at) => !best.at.includes(at) && at !== yearAt).join(' ');
  return { models: built, year, rest };
}
