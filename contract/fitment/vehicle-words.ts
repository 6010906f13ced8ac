import { chunksOf, joinedWordsOf, wordsOf } from './vehicle-slug.ts';
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

/** Names of one make, beside its first word. */
const sameMakes: ReadonlyArray<readonly string[]> = [
  ['volkswagen', 'vw'],
  ['mercedes', 'mercedesbenz', 'benz', 'mb'],
  ['chevrolet', 'chevy'],
  ['landrover', 'rover'],
  ['alfaromeo', 'alfa'],
];

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
  /** Its own words, in front of a bracket. */
  own: readonly string[];
  /** What is in brackets: codes of its bodies. */
  codes: readonly string[];
  /** Spellings of the make, each of one or several words. */
  makes: ReadonlyArray<readonly string[]>;
}

interface Known {
  byFirst: ReadonlyMap<string, readonly Names[]>;
  byCode: ReadonlyMap<string, readonly Names[]>;
  makes: ReadonlyArray<{ make: string; spellings: ReadonlyArray<readonly string[]> }>;
}

const known = new WeakMap<readonly Make[], Known>();

function spellingsOf(make: string, aliases: readonly string[] = []): ReadonlyArray<readonly string[]> {
  const [first = ''] = wordsOf(make);
  const joined = wordsOf(make).join('');
  const others = sameMakes.filter((names) => names.includes(joined) || names.includes(first)).flat();
  return [joinedWordsOf(make), [first], ...others.map((name) => [name]), ...aliases.map(joinedWordsOf)];
}

/** The models by the first word of their names and by their codes, once for each list of makes. */
function namesIn(makes: readonly Make[]): Known {
  const before = known.get(makes);
  if (before) return before;
  const names = makes.flatMap(({ name: make, aliases, models }) => {
    const spellings = spellingsOf(make, aliases);
    return models.flatMap((model): Names[] =>
      [model.name, ...(model.aliases ?? [])].map((name) => {
        const [own = '', codes = ''] = name.split('(');
        return {
          model: { ...model, make },
          own: joinedWordsOf(own),
          codes: wordsOf(codes),
          makes: spellings,
        };
      }),
    );
  });
  const by = (keysOf: (names: Names) => readonly string[]) => {
    const found = new Map<string, Names[]>();
    for (const one of names)
      for (const key of new Set(keysOf(one))) found.set(key, [...(found.get(key) ?? []), one]);
    return found;
  };
  const read: Known = {
    byFirst: by(({ own }) => own.slice(0, 1)),
    // "E90" is a code, "3" is not.
    byCode: by(({ codes }) => codes.filter((code) => /^(?=.*\d)(?=.*[a-z]).{2,}$/.test(code))),
    makes: makes.map(({ name: make, aliases }) => ({ make, spellings: spellingsOf(make, aliases) })),
  };
  known.set(makes, read);
  return read;
}

/** How many words its name has. "VW Golf VII" is shorter than "VW (FAW) Golf VII" and "VW Golf VII Variant". */
const lengthOf = ({ model, own }: Names) => own.length + wordsOf(model.make).length;

/** What people say beside a model: "3 series", "C class". */
const fillers = ['series', 'serie', 'class', 'klasse', 'reihe', 'generation', 'gen', 'mk'];

/**
 * Reads make, model and year in a text, in any order: "front shock ford focus 2012" is a Ford Focus of 2012, and "front
 * shock" remains. A model counts only if the first word of its name is there, or with its make a code of its body; its
 * generation and its make may be missing. `models` are those that were built in the year, the shortest names first.
 *
 * `isPartWord`: whether a word is one of parts. Then it names a model only with the make, or if the whole name is there: "leaf
 * spring" is no Nissan Leaf, and "arteon brake pads" are not those of an Arteon Shooting Brake.
 */
export function readVehicle(
  text: string,
  makes: readonly Make[],
  isPartWord: (word: string) => boolean = () => false,
): VehicleWords {
  const none = { models: [], year: null, rest: text };
  const typed = chunksOf(text);
  // "Mk3" is the third generation.
  const words = joinedWordsOf(text).map((word) => word.replace(/^mk(?=\d+$)/, ''));
  /** Where the text has a word, in one or in two. */
  const find = (wanted: string): number[] => {
    const at = words.indexOf(wanted);
    if (at >= 0) return [at];
    const pair = words.findIndex((word, index) => word + (words[index + 1] ?? '') === wanted);
    return pair >= 0 ? [pair, pair + 1] : [];
  };
  /** Where the text has a code, or its first signs: "8V" of 8V1. */
  const findCode = (code: string): number[] => {
    const isCode = (word: string) => /^(?=.*\d)(?=.*[a-z]).{2,}$/.test(word) && code.startsWith(word);
    const at = words.findIndex((word) => word === code || isCode(word));
    return at >= 0 ? [at] : find(code);
  };
  const findAll = (wanted: readonly string[]): number[] => {
    const at = wanted.map(find);
    return at.some((places) => places.length === 0) ? [] : at.flat();
  };
  const isOfPart = (at: readonly number[]) => at.some((place) => isPartWord(words[place] ?? ''));
  const vehicles = namesIn(makes);
  const named = vehicles.makes.flatMap(({ make, spellings }) => {
    const at = spellings.map(findAll).find((places) => places.length > 0);
    return at === undefined || isOfPart(at) ? [] : [make];
  });
  const seen = words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]);
  const candidates = new Set(
    seen.flatMap((word) => [...(vehicles.byFirst.get(word) ?? []), ...(vehicles.byCode.get(word) ?? [])]),
  );

  let best: { names: Names[]; at: readonly number[] } = { names: [], at: [] };
  for (const names of candidates) {
    const { model, own, codes, makes: spellings } = names;
    if (named.length > 0 && !named.includes(model.make)) continue;
    const makeAt = spellings.map(findAll).find((at) => at.length > 0) ?? [];
    const [first = ''] = own;
    const firstAt = find(first);
    // "500" and "3" alone are no models, nor is a code.
    const needsMake = firstAt.length === 0 || /^(\d+|.)$/.test(first) || isOfPart(firstAt);
    if (needsMake && makeAt.length === 0) continue;
    // A filler tells no model from another.
    const ownAt = own.filter((word) => !fillers.includes(word)).flatMap(find);
    const isWhole = own.every((word) => find(word).length > 0);
    const taken = isWhole ? ownAt : ownAt.filter((place) => firstAt.includes(place) || !isOfPart([place]));
    const at = [...new Set([...makeAt, ...taken, ...codes.flatMap(findCode)])];
    if (at.length > best.at.length) best = { names: [names], at };
    else if (at.length === best.at.length) best.names.push(names);
  }
  if (best.names.length === 0) return none;
  const yearAt = words.findIndex((word, at) => !best.at.includes(at) && yearIn(word) !== null);
  const year = yearIn(words[yearAt] ?? '');
  const built = best.names.filter(
    ({ model: { fromYear, toYear } }) => year === null || (fromYear <= year && year <= toYear),
  );
  if (built.length === 0) return none;
  const isRest = (at: number) =>
    !best.at.includes(at) &&
    at !== yearAt &&
    !(fillers.includes(words[at] ?? '') && !isPartWord(words[at] ?? ''));
  return {
    // One that is named in two ways is one.
    models: [
      ...new Map(
        built
          .toSorted((one, other) => lengthOf(one) - lengthOf(other))
          .map(({ model }) => [model.slug, model]),
      ).values(),
    ],
    year,
    rest: typed.filter((_, at) => isRest(at)).join(' '),
  };
}
