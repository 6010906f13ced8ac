import type { Engine, Make, Model } from '#contract/fitment/vehicles.ts';
import { engineName } from '#contract/fitment/vehicle-name.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import { parseYearMonth } from '#contract/fitment/year-month.ts';
import * as m from '#messages/part-vehicles.js';
import * as picker from '#messages/vehicle-picker.js';
import { conditionTexts } from '#ui/components/FitMark/condition-words.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { conditionsIn, everyMake, type FitmentText } from '../part/fitment-texts.ts';

/** The model and the engine of a row, as far as they are known. */
export interface RowVehicle {
  model: Model | undefined;
  engine: Engine | undefined;
}

export function vehicleOfRow({ make, model: slug, engine }: FitmentText, makes: readonly Make[]): RowVehicle {
  const model = makes.find(({ name }) => name === make)?.models.find((one) => one.slug === slug);
  return { model, engine: model?.engines.find((one) => one.slug === engine) };
}

/** "Volkswagen Golf VII". */
export function vehicleText({ make }: FitmentText, { model }: RowVehicle): string {
  if (make === everyMake) return m.everyVehicle();
  return [make, model?.name].filter(Boolean).join(' ') || m.newStatement();
}

/** "10/2014–07/2019", with the years of the model where the row says none. */
export function builtText({ make, fromYear, toYear }: FitmentText, { model }: RowVehicle): string {
  if (make === everyMake || make === '') return '';
  const [from, to] = [fromYear || yearOf(model?.fromYear), toYear || yearOf(model?.toYear)];
  return from === to ? from : `${from}–${to}`;
}

// A model that is not loaded yet was built in any year.
const yearOf = (year: number | undefined) =>
  year === undefined || year <= 1 || year >= 9999 ? '' : String(year);

/** "Brake system ATE", "Option 1ZE". */
export const conditionsOfRow = ({ conditions }: FitmentText): string[] =>
  conditionTexts(conditionsIn(conditions).filter(({ criterion, value }) => criterion !== '' && value !== ''));

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "October 2014", or "2014". Empty while it is not a month. */
function monthText(text: string): string {
  const built = parseYearMonth(text);
  if (built === null) return '';
  return built.month === null ? String(built.year) : monthName.format(Date.UTC(built.year, built.month - 1));
}

/** A row as a sentence: "Volkswagen Golf VII, built from October 2014, 1.4 TSI 110 kW, front axle, if Brake system ATE". */
export function sentenceOf(row: FitmentText, vehicle: RowVehicle): string {
  const [from, to] = row.make === everyMake ? ['', ''] : [monthText(row.fromYear), monthText(row.toYear)];
  const conditions = conditionsOfRow(row);
  return [
    vehicleText(row, vehicle),
    from !== '' && to !== ''
      ? m.builtBetween({ from, to })
      : from !== ''
        ? m.builtFrom({ from })
        : to !== '' && m.builtUntil({ to }),
    vehicle.engine && engineName(vehicle.engine),
    row.position.trim(),
    conditions.length > 0 && m.ifConditions({ conditions: listed.format(conditions) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A variant, told apart from others of its name: "1.4 TSI, 110 kW (150 hp), CZDA". */
export const engineOption = ({ slug, name, kw, codes, type }: Engine) => ({
  value: slug,
  label: [
    name,
    kw !== undefined && picker.power({ kw, hp: Math.round(kw * 1.359_62) }),
    codes ?? (type && `(${type})`),
  ]
    .filter(Boolean)
    .join(', '),
});

/** The months of a row within those of its model, counted from the year 0. Null if they are not known. */
function monthsOfRow({ fromYear, toYear }: FitmentText, { model }: RowVehicle) {
  if (!model || yearOf(model.fromYear) === '') return null;
  const [from, to] = [parseYearMonth(fromYear), parseYearMonth(toYear)];
  return {
    first: from ? 12 * from.year + (from.month ?? 1) : 12 * model.fromYear + 1,
    last: to ? 12 * to.year + (to.month ?? 12) : 12 * model.toYear + 12,
  };
}

/** The engines of the model that were built in the months of the row. */
export function enginesInMonths(row: FitmentText, vehicle: RowVehicle): readonly Engine[] {
  const months = monthsOfRow(row, vehicle);
  const engines = vehicle.model?.engines ?? [];
  if (months === null || months.first > months.last) return engines;
  return engines.filter(({ slug, fromYear, fromMonth, toYear, toMonth }) => {
    const starts = fromYear === undefined ? -Infinity : 12 * fromYear + (fromMonth ?? 1);
    const ends = toYear === undefined ? Infinity : 12 * toYear + (toMonth ?? 12);
    return slug === row.engine || (starts <= months.last && months.first <= ends);
  });
}

/** How much a row covers: "Fits 1 engine, 58 months". Empty while it is not known. */
export function coverageText(row: FitmentText, vehicle: RowVehicle): string {
  const months = monthsOfRow(row, vehicle);
  if (row.make === everyMake || months === null || months.first > months.last) return '';
  const engines = row.engine === '' ? enginesInMonths(row, vehicle).length : 1;
  const count = months.last - months.first + 1;
  return m.covers({
    engines: engines === 0 ? m.allEngines() : m.engines({ count: engines, shown: formatCount(engines) }),
    months: m.months({ count, shown: formatCount(count) }),
  });
}

const wordsOf = (text: string) => vehicleSlugOf(text).split('-').filter(Boolean);

/** Whether a row has the start of each word. */
export function matches(row: FitmentText, vehicle: RowVehicle, search: string): boolean {
  const texts = [
    ...[vehicleText(row, vehicle), builtText(row, vehicle), vehicle.engine?.name, row.position, row.note],
    ...conditionsOfRow(row),
  ];
  const words = wordsOf(texts.join(' '));
  return wordsOf(search).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Positions that are named by axle. */
export const axles = ['front', 'rear', 'both'] as const;
export type Axle = (typeof axles)[number];
