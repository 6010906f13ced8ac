import type { Open, Statement } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import type { Verdict } from '#contract/fitment/verdict.ts';
import * as fit from '#messages/fit.js';
import * as m from '#messages/fit-verdict.js';
import { conditionTexts, listAlternatives } from '#ui/components/FitMark/condition-words.ts';
import { countOpen, monthRange } from '#ui/components/FitMark/fit-words.ts';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { builtText, fitRows, unbroken, type FitRow } from '../FitTable/fit-rows.ts';

/** "Golf VII 2016". */
export const shortName = ({ name, year }: Vehicle): string => m.vehicle({ name, year });

/** "Fits your Golf VII 2016". */
export function titleOf({ kind, statements, open }: Verdict<Statement>, of: Vehicle): string {
  const vehicle = shortName(of);
  switch (kind) {
    case 'fits':
      return statements.some(({ model, conditions }) => model === null && conditions.length === 0)
        ? fit.fitsEvery()
        : m.fits({ vehicle });
    case 'fitsIf':
      return ifTitle(vehicle, open);
    case 'doesNotFit':
      return m.doesNotFit({ vehicle });
    case 'notKnown':
      return m.notKnown({ vehicle });
  }
}

/** What is open of the statements that need least. */
function leastOpen(open: readonly Open[]) {
  const least = Math.min(...open.map(countOpen));
  const simplest = open.filter((one) => countOpen(one) === least);
  return { least, simplest, engines: [...new Set(simplest.flatMap(({ engine }) => engine ?? []))] };
}

/** Names what must be right for the statement that needs least; more than one thing is counted. */
function ifTitle(vehicle: string, open: readonly Open[]): string {
  const { least, simplest, engines } = leastOpen(open);
  if (least > 1) return m.fitsIfAll({ vehicle, count: least });
  if (engines.length > mostInTitle) return m.fitsIfOneOf({ vehicle, count: engines.length });
  if (engines.length > 0) return m.fitsIf({ vehicle, engines: listAlternatives(engines) });
  const conditions = simplest.flatMap((one) => one.conditions);
  const [{ criterion } = { criterion: '' }] = conditions;
  if (new Set(conditions.map(({ value }) => value)).size > mostInTitle)
    return m.fitsIfListed({ vehicle, criterion });
  const [condition] = conditionTexts(conditions);
  if (condition !== undefined) return m.fitsIfCondition({ vehicle, condition });
  const { from, to } = monthRange(simplest[0]?.months ?? '');
  if (to === '') return m.fitsIfFrom({ vehicle, from });
  return from === '' ? m.fitsIfUntil({ vehicle, to }) : m.fitsIfBetween({ vehicle, from, to });
}

/** More alternatives than these are in the sentences below the title. */
const mostInTitle = 3;

/** More models than these are in the table below. */
const mostNamed = 2;

/** The sentences behind a verdict: what is stated, and by whom. */
export function evidenceOf({ kind, statements, open }: Verdict<Statement>, vehicle: Vehicle): string[] {
  const [first] = statements;
  if (!first) return [m.nothingStated()];
  const covers = kind === 'fits' || kind === 'fitsIf';
  if (covers && first.model === null) return statedIn(first);
  const rows = fitRows(covers ? statements : statements.filter(({ model }) => model !== null));
  const shown = covers ? rows.slice(0, 1) : rows;
  const listed =
    shown.length > mostNamed
      ? m.listedForOthers()
      : m.listed({ vehicles: new Intl.ListFormat('en-GB').format(shown.map((row) => nameOf(row, vehicle))) });
  const details = covers ? detailsOf(first) : first.model === vehicle.model ? onlyIf(first) : [];
  const { least, engines } = leastOpen(open);
  const alternatives =
    least === 1 && engines.length > mostInTitle ? [m.engines({ engines: listAlternatives(engines) })] : [];
  return [listed, ...alternatives, ...details, ...statedBy(first)];
}

/** What one statement says beside its vehicles. */
export const statedIn = (statement: Statement): string[] => [...detailsOf(statement), ...statedBy(statement)];

/** Who stated it, and when. */
function statedBy({ statedBy: name, statedAt }: Statement): string[] {
  return name === '' ? [] : [m.statedBy({ name, date: unbroken(formatDate(statedAt)) })];
}

/** Position, conditions and note, as sentences. */
const detailsOf = ({ position, note, ...statement }: Statement): string[] => [
  ...sentences(position),
  ...onlyIf(statement),
  ...sentences(note),
];

const sentences = (text: string) => (text.trim() === '' ? [] : [text.trim().replace(/\.?$/, '.')]);

/** A sentence; nothing without conditions. */
function onlyIf({ conditions }: Pick<Statement, 'conditions'>): string[] {
  const texts = conditionTexts(conditions);
  return texts.length === 0 ? [] : [m.onlyIf({ conditions: new Intl.ListFormat('en-GB').format(texts) })];
}

/** "Golf VII 2012–2019, 1.4 TSI". With the make, if it is not that of the vehicle; engines of its model only. */
function nameOf({ make, model: slug, name, engines, ...built }: FitRow, vehicle: Vehicle): string {
  const model = make === vehicle.make ? name : `${make} ${name}`;
  return [
    `${model} ${unbroken(builtText(built))}`,
    ...(slug === vehicle.model ? engines.map(unbroken) : []),
  ].join(', ');
}
