import { enginesIn } from '#contract/fitment/variants.ts';
import { engineName } from '#contract/fitment/vehicle-name.ts';
import { vehicleOf } from '#contract/fitment/vehicle-words.ts';
import type {
  Engine,
  FoundMake,
  FoundModel,
  ListedMake,
  Model,
  Vehicle,
  VehicleReading,
} from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import type { Remote } from '#ui/remote.ts';

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

/** What is loaded for a choice. Null: there is none with this slug. Undefined: nothing is asked for. */
export interface VehicleData {
  makes: Remote<readonly ListedMake[]>;
  /** The chosen make, with its models. */
  make?: Remote<FoundMake | null> | undefined;
  /** The chosen model, with its engines. */
  model?: Remote<FoundModel | null> | undefined;
  /** What the words say. */
  reading?: Remote<VehicleReading> | undefined;
  /** Whether the words that are typed now are still being read. */
  isReading?: boolean;
}

/** Whether what the choice names is still loading. */
export const isPending = ({ isReading = false, make, model }: VehicleData): boolean =>
  isReading || make?.status === 'loading' || model?.status === 'loading';

/** What is in a `Remote` that has loaded. */
export const valueOf = <Value>(remote: Remote<Value> | undefined): Value | undefined =>
  remote?.status === 'ready' ? remote.value : undefined;

/** What of a choice exists. */
export interface ReadChoice {
  make: FoundMake | undefined;
  model: FoundModel | undefined;
  year: number | undefined;
  engine: Engine | null;
  /** The chosen vehicle; null until make, model and year are chosen. */
  vehicle: Vehicle | null;
  /** The first field that a vehicle still needs, and what to do there. */
  missing: { field: 'make' | 'model' | 'year'; message: string } | null;
}

export function readChoice(choice: VehicleChoice, data: VehicleData): ReadChoice {
  const ofSlug = <Found extends { slug: string }>(found: Found | null | undefined, slug: string) =>
    found?.slug === slug ? found : undefined;
  const make = ofSlug(valueOf(data.make), choice.make);
  const model = make && ofSlug(valueOf(data.model), choice.model);
  const year = model && yearsOf(model).find((one) => String(one) === choice.year);
  const engine =
    model && year !== undefined
      ? (enginesIn(model, year).find(({ slug }) => slug === choice.engine) ?? null)
      : null;
  const vehicle = model && year !== undefined ? vehicleOf(model, year, engine) : null;
  return { make, model, year, engine, vehicle, missing: missingIn(choice, data, vehicle) };
}

function missingIn(
  { make, model }: VehicleChoice,
  data: VehicleData,
  vehicle: Vehicle | null,
): ReadChoice['missing'] {
  if (make === '' || valueOf(data.make) === null) return { field: 'make', message: m.chooseMake() };
  if (model === '' || valueOf(data.model) === null) return { field: 'model', message: m.chooseModel() };
  return vehicle ? null : { field: 'year', message: m.chooseYear() };
}

/** The newest first. */
export const yearsOf = ({ fromYear, toYear }: Pick<Model, 'fromYear' | 'toYear'>): number[] =>
  Array.from({ length: toYear - fromYear + 1 }, (_, index) => toYear - index);

/** Returns the choice with the vehicle that its words mean, as far as they say. */
export function withReading(choice: VehicleChoice, reading: VehicleReading | undefined): VehicleChoice {
  const [model] = reading?.models ?? [];
  if (choice.words.trim() === '' || !reading || !model) return choice;
  const named = { ...noChoice, words: choice.words, make: model.makeSlug, year: String(reading.year ?? '') };
  if (reading.count === 1) return { ...named, model: model.slug };
  return reading.models.every(({ makeSlug }) => makeSlug === model.makeSlug) ? named : choice;
}

/** The engines that the words mean beside make, model and year. Empty if they mean none. */
export function enginesMeant(engines: readonly Engine[], rest: string): readonly Engine[] {
  const words = rest.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return engines.filter((engine) => {
    const text = engineWords(engine);
    return words.every((word) => text.includes(word));
  });
}

/** What an engine is found by. */
export const engineWords = ({ name, codes, type, kw, fuel, body, drive }: Engine): string =>
  [name, codes, type, kw === undefined ? '' : `${kw} kw`, fuel, body, drive].join(' ').toLowerCase();

/** The same with the engine that the words mean, once its model has loaded. */
export function withEngine(choice: VehicleChoice, data: VehicleData): VehicleChoice {
  const { model, year } = readChoice(choice, data);
  const rest = valueOf(data.reading)?.rest ?? '';
  if (choice.words.trim() === '' || !model || year === undefined) return choice;
  const [engine, ...others] = enginesMeant(enginesIn(model, year), rest);
  return engine && others.length === 0 ? { ...choice, engine: engine.slug } : choice;
}

/** Says what was understood of the typed words. Empty until they are read. */
export function understoodOf(choice: VehicleChoice, data: VehicleData): string {
  const reading = valueOf(data.reading);
  if (choice.words.trim() === '' || !reading) return '';
  const [model] = reading.models;
  if (!model) return m.notUnderstood();
  const { year } = reading;
  if (reading.count > 1) {
    const names = reading.models.slice(0, 3).map((one) => one.name);
    if (reading.count > names.length) names.push(m.otherModels({ count: reading.count - names.length }));
    const models = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
    return year === null ? m.severalModelsYear({ models }) : m.severalModels({ models });
  }
  const name = `${model.make} ${model.name}`;
  if (year === null) return m.understoodModel({ name });
  const { engine, model: found } = readChoice(choice, data);
  if (engine) return m.understoodEngine({ name, year: String(year), engine: engineName(engine) });
  return found && enginesIn(found, year).length > 0
    ? m.understoodWithoutEngine({ name, year: String(year) })
    : m.understood({ name, year: String(year) });
}

/** The choice in the URL of a form. */
export function choiceIn(params: URLSearchParams): VehicleChoice {
  const [words = '', make = '', model = '', year = '', engine = ''] = choiceFields.map(
    (name) => params.get(name) ?? '',
  );
  return { words, make, model, year, engine };
}

/** "2016, 1.4 TSI 110 kW". */
export const vehicleDetails = ({ year, engine }: Vehicle): string =>
  engine
    ? m.details({ year: String(year), engine: engineName(engine) })
    : m.detailsWithoutEngine({ year: String(year) });
