import * as z from 'zod/mini';
import { cleanLine, countCharacters } from '#contract/clean-text.ts';
import { variantsOf } from '#contract/fitment/variants.ts';
import type { Engine, EngineChange, FoundModel, SavedModel } from '#contract/fitment/vehicles.ts';
import { parseYearMonth, yearMonthText } from '#contract/fitment/year-month.ts';
import { limits } from '#contract/limits.ts';
import * as fitment from '#messages/fitment.js';
import * as m from '#messages/vehicle-models.js';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';

/** A variant of an engine as the form has it. Empty: not known. */
export interface EngineText {
  /** Empty for a new one. */
  slug: string;
  name: string;
  type: string;
  codes: string;
  kw: string;
  fuel: string;
  body: string;
  drive: string;
  /** A year or a month: 2014, 2014-05. */
  from: string;
  to: string;
}

/** The values of the form for a model. */
export interface ModelTexts {
  make: string;
  name: string;
  /** Separated by commas. */
  makeAliases: string;
  aliases: string;
  fromYear: string;
  toYear: string;
  engines: EngineText[];
}

export const emptyEngine: EngineText = {
  ...{ slug: '', name: '', type: '', codes: '', kw: '', fuel: '', body: '', drive: '', from: '', to: '' },
};

export const emptyModel: ModelTexts = {
  ...{ make: '', name: '', makeAliases: '', aliases: '', fromYear: '', toYear: '' },
  engines: [],
};

const engineTextOf = ({ kw, fromYear, fromMonth, toYear, toMonth, ...rest }: Engine): EngineText => ({
  ...{
    slug: rest.slug,
    name: rest.name,
    type: rest.type ?? '',
    codes: rest.codes ?? '',
    kw: String(kw ?? ''),
  },
  ...{ fuel: rest.fuel ?? '', body: rest.body ?? '', drive: rest.drive ?? '' },
  from: yearMonthText(fromYear ?? null, fromMonth ?? null),
  to: yearMonthText(toYear ?? null, toMonth ?? null),
});

export const modelTextsOf = ({
  make,
  makeAliases = [],
  aliases = [],
  engines,
  ...rest
}: FoundModel): ModelTexts => ({
  make,
  name: rest.name,
  makeAliases: makeAliases.join(', '),
  aliases: aliases.join(', '),
  fromYear: String(rest.fromYear),
  toYear: String(rest.toYear),
  engines: engines.map(engineTextOf),
});

const engineOf = ({ slug, kw, from, to, ...texts }: EngineText): EngineChange => {
  const [first, last] = [parseYearMonth(from), parseYearMonth(to)];
  return {
    ...texts,
    slug: slug === '' ? undefined : slug,
    kw: parseWhole(kw) ?? undefined,
    fromYear: first?.year,
    fromMonth: first?.month ?? undefined,
    toYear: last?.year,
    toMonth: last?.month ?? undefined,
  };
};

const namesIn = (text: string): string[] => text.split(',').map(cleanLine).filter(Boolean);

/** The model that valid values describe. */
export const modelOf = (texts: ModelTexts): SavedModel => ({
  make: texts.make,
  name: texts.name,
  makeAliases: namesIn(texts.makeAliases),
  aliases: namesIn(texts.aliases),
  fromYear: parseWhole(texts.fromYear) ?? 0,
  toYear: parseWhole(texts.toYear) ?? 0,
  engines: texts.engines.map(engineOf),
});

const { brandMax, modelNameMax, modelYear, kw } = limits;

const line = (required: string, max: number) =>
  z
    .string()
    .check(z.overwrite(cleanLine), z.minLength(1, required), z.maxLength(max, m.nameTooLong({ max })));

const isYear = (value: number | null | undefined) =>
  value !== null && value !== undefined && value >= modelYear.min && value <= modelYear.max;

const year = z.string().check(z.refine((text) => isYear(parseWhole(text)), m.invalidYear()));

/** The year may be missing. */
const month = z
  .string()
  .check(z.refine((text) => text.trim() === '' || isYear(parseYearMonth(text)?.year), m.invalidMonth()));

const optional = (max: number) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(max, m.nameTooLong({ max })));

function isPower(text: string): boolean {
  const value = parseWhole(text);
  return text.trim() === '' || (value !== null && value >= kw.min && value <= kw.max);
}

const EngineText = z
  .object({
    slug: z.string(),
    name: line(m.requiredEngine(), limits.engineMax),
    type: optional(limits.engineTypeMax),
    codes: optional(limits.engineCodesMax),
    kw: z.string().check(z.refine(isPower, m.invalidPower())),
    fuel: optional(brandMax),
    body: optional(brandMax),
    drive: optional(brandMax),
    from: month,
    to: month,
  })
  .check(
    z.refine(
      (texts) => {
        const [first, last] = [parseYearMonth(texts.from), parseYearMonth(texts.to)];
        if (!first || !last) return true;
        return 12 * first.year + (first.month ?? 1) <= 12 * last.year + (last.month ?? 12);
      },
      { path: ['to'], error: fitment.yearsReversed() },
    ),
  );

function aliasesError(text: string): string | null {
  const names = namesIn(text);
  if (names.some((name) => countCharacters(name) > limits.aliasMax))
    return m.aliasTooLong({ max: limits.aliasMax });
  return names.length > limits.aliases ? m.tooManyAliases({ max: limits.aliases }) : null;
}

const aliases = z.string().check(
  z.overwrite(cleanLine),
  z.refine((text) => aliasesError(text) === null, {
    error: ({ input }) => aliasesError(String(input)) ?? undefined,
  }),
);

/** A row that is like one before it, or has no letter or digit. */
const engines = z.array(EngineText).check(({ value, issues }) => {
  const variants = variantsOf(value.map(engineOf));
  if (!('row' in variants)) return;
  issues.push({ code: 'custom', message: m.sameEngine(), input: value, path: [variants.row, 'name'] });
});

export const ModelTexts = z
  .object({
    make: line(m.requiredMake(), brandMax),
    name: line(m.requiredName(), modelNameMax),
    makeAliases: aliases,
    aliases,
    fromYear: year,
    toYear: year,
    engines,
  })
  .check(
    z.refine(({ fromYear, toYear }) => (parseWhole(fromYear) ?? 0) <= (parseWhole(toYear) ?? Infinity), {
      path: ['toYear'],
      error: fitment.yearsReversed(),
    }),
  );
