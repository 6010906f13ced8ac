import type { Condition, Fitment, Statement } from '#contract/fitment/fitment.ts';
import { monthYearText, parseYearMonth } from '#contract/fitment/year-month.ts';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';

/** A statement as a form has it. Empty: not chosen, or not stated. */
export interface FitmentText {
  /** The name of the make, or `everyMake`. */
  make: string;
  /** The slug of the model. */
  model: string;
  /** A year or a month: 2008, 10/2008. */
  fromYear: string;
  toYear: string;
  /** The slug of the engine. */
  engine: string;
  position: string;
  quantity: string;
  /** "Brake system: ATE | Option: 1ZE". */
  conditions: string;
  note: string;
  source: string;
}

/** In place of a make: the part fits every vehicle. */
export const everyMake = '*';

export const emptyFitment: FitmentText = {
  make: '',
  model: '',
  fromYear: '',
  toYear: '',
  engine: '',
  position: '',
  quantity: '',
  conditions: '',
  note: '',
  source: '',
};

export const fitmentTextOf = ({ model, engine, make, ...rest }: Statement): FitmentText => ({
  make: model === null ? everyMake : make,
  model: model ?? '',
  fromYear: monthYearText(rest.fromYear, rest.fromMonth),
  toYear: monthYearText(rest.toYear, rest.toMonth),
  engine: engine?.slug ?? '',
  position: rest.position,
  quantity: String(rest.quantity ?? ''),
  conditions: textOfConditions(rest.conditions),
  note: rest.note,
  source: rest.source,
});

/** Empty ones are left out. `conditionsIn` reads it. */
export const textOfConditions = (conditions: readonly Condition[]): string =>
  conditions
    .filter(({ criterion, value }) => criterion.trim() !== '' || value.trim() !== '')
    .map(({ criterion, value }) => `${criterion}: ${value}`)
    .join(' | ');

/** A part without a colon is a condition of no criterion, which the form refuses. */
export const conditionsIn = (text: string): Condition[] =>
  text
    .split('|')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [criterion = '', ...value] = line.split(':');
      return value.length === 0
        ? { criterion: '', value: line.trim() }
        : { criterion: criterion.trim(), value: value.join(':').trim() };
    });

/** The statement of a row. A missing model is the empty slug, which is no model. */
export function fitmentOf({ make, model, engine, ...rest }: FitmentText): Fitment {
  const isEvery = make === everyMake;
  const [from, to] = isEvery ? [] : [parseYearMonth(rest.fromYear), parseYearMonth(rest.toYear)];
  return {
    model: isEvery ? null : model,
    fromYear: from?.year ?? null,
    fromMonth: from?.month ?? null,
    toYear: to?.year ?? null,
    toMonth: to?.month ?? null,
    engine: isEvery || engine === '' ? null : engine,
    position: rest.position,
    quantity: parseWhole(rest.quantity),
    conditions: conditionsIn(rest.conditions),
    note: rest.note,
    source: rest.source,
  };
}
