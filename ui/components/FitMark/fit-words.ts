import type { FitMark, Open } from '#contract/fitment/fitment.ts';
import * as m from '#messages/fit.js';
import { conditionTexts, listAlternatives } from './condition-words.ts';

type Words = Pick<FitMark, 'kind' | 'isUniversal' | 'engines' | 'open'>;

/** More names than these do not fit next to a part number. */
const mostNamed = 2;

/** Says in a few words whether a part fits. */
export function fitWords({ kind, engines, open, isUniversal }: Words): string {
  switch (kind) {
    case 'fits':
      return isUniversal ? m.fitsEvery() : m.fits();
    case 'fitsIf':
      return open === undefined ? engineWords(engines) : openWords(open);
    case 'doesNotFit':
      return m.doesNotFit();
    case 'notKnown':
      return m.notKnown();
  }
}

const engineWords = (engines: readonly string[]) =>
  isShort(engines) ? m.fitsEngines({ engines: listAlternatives(engines) }) : m.fitsSome();

/** What must be right for the statement that needs least. Several that need one thing of a kind are named together. */
function openWords(open: readonly Open[]): string {
  const least = Math.min(...open.map(countOpen));
  if (least > 1) return m.fitsIfAll({ count: least });
  const simplest = open.filter((one) => countOpen(one) === least);
  const engines = simplest.flatMap(({ engine }) => engine ?? []);
  if (engines.length > 0) return engineWords(engines);
  const values = simplest.flatMap(({ conditions }) => conditions.map(({ value }) => value));
  if (values.length > 0)
    return isShort(values) ? m.fitsIf({ values: listAlternatives(values) }) : m.fitsSomeVersions();
  const months = new Set(simplest.flatMap((one) => one.months ?? []));
  const [only = ''] = months;
  return months.size === 1 ? monthWords(only) : m.fitsSomeMonths();
}

/** How many things must be right. */
export const countOpen = ({ months, engine, conditions }: Open): number =>
  Number(months !== undefined) + Number(engine !== undefined) + conditionTexts(conditions).length;

/** The ends of `months` of a statement, as people write them: "10/2014". Empty if open. */
export function monthRange(months: string): { from: string; to: string } {
  const [from = '', to = ''] = months.split('/').map((month) => month.split('-').toReversed().join('/'));
  return { from, to };
}

function monthWords(months: string): string {
  const { from, to } = monthRange(months);
  if (to === '') return m.fitsFrom({ from });
  return from === '' ? m.fitsUntil({ to }) : m.fitsBetween({ from, to });
}

const isShort = (names: readonly string[]) => 0 < names.length && new Set(names).size <= mostNamed;
