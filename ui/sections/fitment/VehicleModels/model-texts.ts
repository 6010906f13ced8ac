import * as z from 'zod/mini';
import { cleanLine, cleanLines, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import type { Model, SavedModel } from '#contract/fitment/vehicles.ts';
import * as fitment from '#messages/fitment.js';
import * as m from '#messages/vehicle-models.js';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';

/** The values of the form for a model. */
export interface ModelTexts {
  make: string;
  name: string;
  fromYear: string;
  toYear: string;
  /** One name on each line. */
  engines: string;
}

export const emptyModel: ModelTexts = { make: '', name: '', fromYear: '', toYear: '', engines: '' };

export interface NamedModel extends Model {
  make: string;
}

export const modelTextsOf = ({ make, name, fromYear, toYear, engines }: NamedModel): ModelTexts => ({
  make,
  name,
  fromYear: String(fromYear),
  toYear: String(toYear),
  engines: engines.map((engine) => engine.name).join('\n'),
});

const linesOf = (text: string): string[] => text.split('\n').map(cleanLine).filter(Boolean);

/** The model that valid values describe. */
export const modelOf = ({ make, name, fromYear, toYear, engines }: ModelTexts): SavedModel => ({
  make,
  name,
  fromYear: parseWhole(fromYear) ?? 0,
  toYear: parseWhole(toYear) ?? 0,
  engines: linesOf(engines),
});

const { brandMax: max, engineMax, engines: mostEngines, modelYear } = limits;

function enginesError(text: string): string | null {
  const names = linesOf(text);
  const twice = names.find((name, index) =>
    names.some((one, other) => other < index && one.toLowerCase() === name.toLowerCase()),
  );
  if (twice !== undefined) return m.sameEngine({ name: twice });
  if (names.some((name) => countCharacters(name) > engineMax)) return m.engineTooLong({ max: engineMax });
  return names.length > mostEngines ? m.tooManyEngines({ max: mostEngines }) : null;
}

const line = (required: string) =>
  z
    .string()
    .check(z.overwrite(cleanLine), z.minLength(1, required), z.maxLength(max, m.nameTooLong({ max })));

const year = z.string().check(
  z.refine((text) => {
    const value = parseWhole(text);
    return value !== null && value >= modelYear.min && value <= modelYear.max;
  }, m.invalidYear()),
);

export const ModelTexts = z
  .object({
    make: line(m.requiredMake()),
    name: line(m.requiredName()),
    fromYear: year,
    toYear: year,
    engines: z.string().check(
      z.overwrite(cleanLines),
      z.refine((text) => enginesError(text) === null, {
        error: ({ input }) => enginesError(String(input)) ?? undefined,
      }),
    ),
  })
  .check(
    z.refine(({ fromYear, toYear }) => (parseWhole(fromYear) ?? 0) <= (parseWhole(toYear) ?? Infinity), {
      path: ['toYear'],
      error: fitment.yearsReversed(),
    }),
  );
