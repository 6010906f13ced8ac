import { readVehicle, vehicleOf, type NamedModel } from '#contract/fitment/vehicle-words.ts';
import type { Make, Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';

/** What the fields contain, under the names that they have in the URL. Empty: nothing is chosen. */
export interface VehicleChoice {
  words: string;
  /** The slug of the make. */
  make: string;
  /** The slug of the model. */
  model: string;
  year: string;
  /** The slug of the engine. Empty: all of them. */
  engine: string;
}

export const choiceFields = ['words', 'make', 'model', 'year', 'engine'] as const;

export const noChoice: VehicleChoice = { words: '', make: '', model: '', year: '', engine: '' };

/** What of a choice exists. */
export interface ReadChoice {
  make: Make | undefined;
  model: NamedModel | undefined;
  year: number | undefined;
  /** The chosen vehicle; null until make, model and year are chosen. */
  vehicle: Vehicle | null;
  /** The first field that a vehicle still needs, and what to do there. */
  missing: { field: 'make' | 'model' | 'year'; message: string } | null;
}

export function readChoice(choice: VehicleChoice, makes: readonly Make[]): ReadChoice {
  const make = makes.find(({ slug }) => slug === choice.make);
  const found = make?.models.find(({ slug }) => slug === choice.model);
  const model = make && found && { ...found, make: make.name };
  const year = model && yearsOf(model).find((one) => String(one) === choice.year);
  const engine = model?.engines.find(({ slug }) => slug === choice.engine) ?? null;
  const vehicle = model && year !== undefined ? vehicleOf(model, year, engine) : null;
  return { make, model, year, vehicle, missing: missingIn(make, model, vehicle) };
}

function missingIn(make: unknown, model: unknown, vehicle: Vehicle | null): ReadChoice['missing'] {
  if (!make) return { field: 'make', message: m.chooseMake() };
  if (!model) return { field: 'model', message: m.chooseModel() };
  return vehicle ? null : { field: 'year', message: m.chooseYear() };
}

/** The newest first. */
export const yearsOf = ({ fromYear, toYear }: Pick<NamedModel, 'fromYear' | 'toYear'>): number[] =>
  Array.from({ length: toYear - fromYear + 1 }, (_, index) => toYear - index);

/** Returns the choice with the vehicle that its words mean, as far as they say, and what was understood. */
export function withWords(
  words: string,
  makes: readonly Make[],
): { choice: VehicleChoice; understood: string } {
  const choice = { ...noChoice, words };
  if (words.trim() === '') return { choice, understood: '' };
  const { models, year } = readVehicle(words, makes);
  const [model] = models;
  if (!model) return { choice, understood: m.notUnderstood() };
  const makeOf = ({ slug }: NamedModel) => makes.find((make) => make.models.some((one) => one.slug === slug));
  const make = makeOf(model);
  const named = { ...choice, make: make?.slug ?? '', year: year === null ? '' : String(year) };
  if (models.length > 1) {
    const names = models.map((one) => one.name);
    const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
    const isOneMake = models.every((one) => makeOf(one) === make);
    return {
      choice: isOneMake ? named : choice,
      understood:
        year === null ? m.severalModelsYear({ models: listed }) : m.severalModels({ models: listed }),
    };
  }
  const name = `${model.make} ${model.name}`;
  const understood = { ...named, model: model.slug };
  if (year === null) return { choice: understood, understood: m.understoodModel({ name }) };
  return {
    choice: understood,
    understood:
      model.engines.length > 0
        ? m.understoodWithoutEngine({ name, year: String(year) })
        : m.understood({ name, year: String(year) }),
  };
}

/** The choice in the URL of a form. Words that name a model are read, and replace what was chosen before. */
export function choiceIn(params: URLSearchParams, makes: readonly Make[]) {
  const [words = '', make = '', model = '', year = '', engine = ''] = choiceFields.map(
    (name) => params.get(name) ?? '',
  );
  const chosen = { choice: { words, make, model, year, engine }, understood: '' };
  if (words.trim() === '') return chosen;
  const read = withWords(words, makes);
  // The next form must not read them again.
  return read.choice.make === '' ? read : { ...read, choice: { ...read.choice, words: '' } };
}

/** "2016, 1.4 TSI". */
export const vehicleDetails = ({ year, engine }: Vehicle): string =>
  engine
    ? m.details({ year: String(year), engine: engine.name })
    : m.detailsWithoutEngine({ year: String(year) });
