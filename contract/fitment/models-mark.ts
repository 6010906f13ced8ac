import type { ModelsMark, Statement } from './fitment.ts';
import { verdictOf } from './verdict.ts';
import type { Vehicle } from './vehicles.ts';

interface AskedModel {
  slug: string;
  name: string;
  fromYear: number;
  toYear: number;
}

type Stated = Pick<
  Statement,
  'model' | 'fromYear' | 'toYear' | 'fromMonth' | 'toMonth' | 'engine' | 'conditions' | 'make'
>;

/**
 * Judges a part by its statements about some models: it fits one if it fits each of its vehicles of the year, or of all years
 * if it is null. `more`: how many other models were meant.
 */
export function modelsMarkOf(
  statements: readonly Stated[],
  { choices, year, more }: { choices: readonly AskedModel[]; year: number | null; more: number },
): ModelsMark {
  const kindOf = (model: AskedModel) => {
    const { fromYear, toYear } = year === null ? model : { fromYear: year, toYear: year };
    const own = statements.filter((one) => one.model === null || one.model === model.slug);
    const kinds = Array.from({ length: own.length === 0 ? 0 : toYear - fromYear + 1 }, (_, index) => {
      const vehicle: Vehicle = {
        ...{ slug: '', make: '', model: model.slug, name: model.name, year: fromYear + index, engine: null },
        modelYears: { from: model.fromYear, to: model.toYear },
      };
      return verdictOf(own, false, vehicle).kind;
    });
    const isOf = (kind: string) => kind === 'fits' || kind === 'fitsIf';
    if (!kinds.some(isOf)) return null;
    return kinds.every((kind) => kind === 'fits') ? 'fits' : 'fitsIf';
  };
  const judged = choices.map((model) => ({ name: model.name, kind: kindOf(model) }));
  const namesOf = (wanted: 'fits' | 'fitsIf') =>
    judged.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  const isUniversal = statements.some(({ model, conditions }) => model === null && conditions.length === 0);
  const fits = namesOf('fits');
  return {
    ...{ fits, fitsIf: namesOf('fitsIf') },
    isAll: choices.length > 0 && fits.length === choices.length && (more === 0 || isUniversal),
  };
}
