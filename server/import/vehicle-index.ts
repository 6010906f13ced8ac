import { yearMonthText } from '#contract/fitment/year-month.ts';
import { engineName } from '#contract/fitment/vehicle-name.ts';
import { joinedWordsOf, vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import type { Engine, Make, Model } from '#contract/fitment/vehicles.ts';
import { foldText } from '#contract/fold-text.ts';

/** What a row says of an engine beside the model. */
export interface NamedEngine {
  engine?: string | undefined;
  type?: string | undefined;
  kw?: number | undefined;
  engineCode?: string | undefined;
  body?: string | undefined;
  drive?: string | undefined;
  /** The first and the last month of the row, "2012-11". They tell variants of one name only if they are exactly theirs. */
  from?: string | undefined;
  to?: string | undefined;
}

const slugs = new Map<string, string>();
/** Names of all makes, models and engines of a large shop. */
const slugsMax = 100_000;

/** The slug of a name, which files repeat in thousands of rows. */
export function slugOf(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  if (slugs.size >= slugsMax) slugs.clear();
  const slug = vehicleSlugOf(name);
  slugs.set(name, slug);
  return slug;
}

/** The words of a name without blanks and signs: "F-150 SuperCrew Cab" and "F150 Supercrew Cab" are the same. */
const looseKey = (name: string) =>
  joinedWordsOf(name)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds makes, models and engines by what files call them: their names and other names, in any spelling. */
export function createVehicleIndex(all: readonly Make[]) {
  const makes = new Map<string, Make>();
  const models = new Map<string, Model>();
  const makeOfModel = new Map<string, Make>();
  const byLooseName = new Map<string, string>();

  function addModel(make: Make, model: Model): void {
    for (const name of [model.name, ...(model.aliases ?? [])]) {
      const key = JSON.stringify([make.slug, slugOf(name)]);
      if (!models.has(key)) models.set(key, model);
    }
    models.set(model.slug, model);
    makeOfModel.set(model.slug, make);
    byLooseName.set(JSON.stringify([make.slug, looseKey(model.name)]), model.slug);
  }

  function addMake(make: Make): void {
    for (const name of [make.name, make.slug, ...(make.aliases ?? [])]) {
      const key = slugOf(name);
      if (!makes.has(key)) makes.set(key, make);
    }
    for (const model of make.models) addModel(make, model);
  }
  for (const make of all) addMake(make);

  return {
    makes: () => [...new Set(makes.values())],
    make: (text: string): Make | undefined => makes.get(slugOf(text)),
    modelBySlug: (slug: string): Model | undefined => models.get(slug),
    makeOf: (slug: string): Make | undefined => makeOfModel.get(slug),
    /** By its name, with or without that of its make in front. */
    model(make: Make, text: string): Model | undefined {
      const slug = slugOf(text);
      const own = slug.startsWith(`${make.slug}-`) ? slug.slice(make.slug.length + 1) : slug;
      return models.get(JSON.stringify([make.slug, slug])) ?? models.get(JSON.stringify([make.slug, own]));
    },
    /** A model whose name differs only in blanks and signs. */
    nearModel: (make: Make, name: string): Model | undefined => {
      const slug = byLooseName.get(JSON.stringify([make.slug, looseKey(name)]));
      return slug === undefined ? undefined : models.get(slug);
    },
    /** A model that a file adds. It has no vehicles yet. */
    addModel(makeName: string, model: Model): void {
      let make = makes.get(slugOf(makeName));
      if (!make) {
        make = { slug: slugOf(makeName), name: makeName, models: [] };
        addMake(make);
      }
      addModel(make, model);
    },
  };
}

export type VehicleIndex = ReturnType<typeof createVehicleIndex>;

const codesOf = (codes: string) =>
  codes
    .split(/[,;\s/]+/)
    .map(foldText)
    .filter(Boolean);

/** The engines of a model that a row can mean: the one of its type, else those that nothing in the row contradicts. */
export function findEngines(engines: readonly Engine[], row: NamedEngine): readonly Engine[] {
  if (row.type !== undefined) {
    const ofType = engines.filter(({ type }) => type === row.type);
    if (ofType.length > 0) return ofType;
  }
  const same = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || foldText(one) === foldText(other);
  const wanted = codesOf(row.engineCode ?? '');
  const found = engines.filter(
    (engine) =>
      (row.type === undefined || engine.type === undefined) &&
      (row.engine === undefined ||
        [engine.name, engineName(engine)].some((name) => slugOf(name) === slugOf(row.engine ?? ''))) &&
      (row.kw === undefined || engine.kw === undefined || row.kw === engine.kw) &&
      same(row.body, engine.body) &&
      same(row.drive, engine.drive) &&
      (wanted.length === 0 || codesOf(engine.codes ?? '').some((code) => wanted.includes(code))),
  );
  const built = found.length < 2 ? [] : found.filter((engine) => isBuiltAsIn(row, engine));
  return built.length === 1 ? built : found;
}

const isBuiltAsIn = ({ from, to }: NamedEngine, { fromYear, fromMonth, toYear, toMonth }: Engine): boolean =>
  from !== undefined &&
  from === yearMonthText(fromYear ?? null, fromMonth ?? null) &&
  (to ?? '') === yearMonthText(toYear ?? null, toMonth ?? null);
