import type { Fitment, Statement } from '#contract/fitment/fitment.ts';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';

/** A statement as a form has it. Empty: not chosen, or not stated. */
export interface FitmentText {
  /** The name of the make, or `everyMake`. */
  make: string;
  /** The slug of the model. */
  model: string;
  fromYear: string;
  toYear: string;
  /** The slug of the engine. */
  engine: string;
  position: string;
  quantity: string;
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
  note: '',
  source: '',
};

export const fitmentTextOf = ({ model, engine, make, ...rest }: Statement): FitmentText => ({
  make: model === null ? everyMake : make,
  model: model ?? '',
  fromYear: String(rest.fromYear ?? ''),
  toYear: String(rest.toYear ?? ''),
  engine: engine?.slug ?? '',
  position: rest.position,
  quantity: String(rest.quantity ?? ''),
  note: rest.note,
  source: rest.source,
});

/** The statement of a row. A missing model is the empty slug, which is no model. */
export function fitmentOf({ make, model, engine, ...rest }: FitmentText): Fitment {
  const isEvery = make === everyMake;
  return {
    model: isEvery ? null : model,
    fromYear: isEvery ? null : parseWhole(rest.fromYear),
    toYear: isEvery ? null : parseWhole(rest.toYear),
    engine: isEvery || engine === '' ? null : engine,
    position: rest.position,
    quantity: parseWhole(rest.quantity),
    note: rest.note,
    source: rest.source,
  };
}
