import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Statement } from '#contract/fitment/fitment.ts';
import type { FoundMake, FoundModel, ListedMake, Make, Model } from '#contract/fitment/vehicles.ts';
import { everyMake, type FitmentText } from '../part/fitment-texts.ts';
import type { PartSource } from '../part/part-source.ts';

type Source = Pick<PartSource, 'make' | 'model'>;

type Known<Value> = ReadonlyMap<string, Value>;

const withAll = <Value extends { slug: string }>(known: Known<Value>, values: readonly Value[]) =>
  new Map([...known, ...values.map((value) => [value.slug, value] as const)]);

/** The models that statements are about, with the engines that they name. */
function modelsOf(statements: readonly Statement[]): Known<FoundModel> {
  const models = new Map<string, FoundModel>();
  for (const { model: slug, make, name, modelYears, engine } of statements) {
    if (slug === null) continue;
    const { engines = [] } = models.get(slug) ?? {};
    const isNew = engine !== null && engines.every((one) => one.slug !== engine.slug);
    models.set(slug, {
      ...{ slug, name, make, makeSlug: '', fromYear: modelYears.from, toYear: modelYears.to },
      engines: isNew ? [...engines, engine] : engines,
    });
  }
  return models;
}

/** The years in which a model may have been built that is not loaded yet: the server judges them. */
const unknownYears = { fromYear: 1, toYear: 9999 };

export interface KnownVehicles {
  /** The makes with what is known of their models: names and years, and the engines of those that are used. */
  makes: readonly Make[];
  /** Loads the models of a make and the engines of a model, if they are not there yet. */
  load(row: Pick<FitmentText, 'make' | 'model'>): void;
  /** Whether the models of all rows are known. */
  isComplete: boolean;
  /** Whether something could not be loaded. */
  isFailed: boolean;
  /** Adds what statements say about their models. */
  add(statements: readonly Statement[]): void;
}

/**
 * The vehicles that rows of statements need. Statements say most of it: what they do not say is loaded for the rows that are
 * used, because a part may have a thousand rows.
 */
export function useKnownVehicles(
  rows: readonly FitmentText[],
  listed: readonly ListedMake[],
  stated: readonly Statement[],
  source: Source,
): KnownVehicles {
  const [known, setKnown] = useState(() => modelsOf(stated));
  const [makes, setMakes] = useState<Known<FoundMake>>(new Map());
  const [models, setModels] = useState<Known<FoundModel>>(new Map());
  const asked = useRef(new Set<string>());
  const [isFailed, setFailed] = useState(false);

  async function once(key: string, run: () => Promise<void>) {
    if (asked.current.has(key)) return;
    asked.current.add(key);
    try {
      await run();
      setFailed(false);
    } catch {
      // The next use of the row tries again.
      asked.current.delete(key);
      setFailed(true);
    }
  }

  function load({ make: name, model }: Pick<FitmentText, 'make' | 'model'>) {
    const make = listed.find((one) => one.name === name);
    if (!make) return;
    void once(`make ${make.slug}`, async () => {
      const found = await source.make(make.slug);
      if (found) setMakes((before) => withAll(before, [found]));
    });
    if (model === '') return;
    void once(`model ${model}`, async () => {
      const found = await source.model(model);
      if (found) setModels((before) => withAll(before, [found]));
    });
  }

  /** Rows of a draft, or copied ones, about models of which no statement is known. */
  const unknown = rows.filter(
    ({ make, model, engine }) =>
      make !== everyMake &&
      model !== '' &&
      !models.has(model) &&
      !(engine === '' ? known.has(model) : known.get(model)?.engines.some(({ slug }) => slug === engine)),
  );
  const missing = [...new Set(unknown.map(({ model }) => model))].join();
  const loadMissing = useEffectEvent(() => unknown.forEach(load));
  useEffect(() => loadMissing(), [missing]);

  return {
    makes: listed.map(({ slug, name }) => {
      const ofRows = rows.filter((row) => row.make === name && row.model !== '');
      const all = new Map<string, Model>(
        ofRows.map(({ model }) => [model, { ...unknownYears, slug: model, name: model, engines: [] }]),
      );
      for (const one of known.values()) if (one.make === name) all.set(one.slug, one);
      for (const { slug: model, name: called, from: fromYear, to: toYear } of makes.get(slug)?.models ?? [])
        all.set(model, { engines: [], ...all.get(model), slug: model, name: called, fromYear, toYear });
      for (const one of models.values()) if (one.make === name) all.set(one.slug, one);
      for (const { model, engine } of ofRows) {
        const one = all.get(model);
        const isKnown = models.has(model) || engine === '' || !one;
        if (isKnown || one.engines.some((other) => other.slug === engine)) continue;
        all.set(model, { ...one, engines: [...one.engines, { slug: engine, name: engine }] });
      }
      return { slug, name, models: [...all.values()] };
    }),
    load,
    isComplete: unknown.length === 0,
    isFailed,
    add: (statements) => setKnown((before) => withAll(before, [...modelsOf(statements).values()])),
  };
}
