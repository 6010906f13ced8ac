import { conditionKey, foldText } from './condition-key.ts';
import type { Answer, Condition, FitMark, Open } from './fitment.ts';

// Apart from verdict.ts, so that lists do not load the other rules.

/** What a customer said, by the key of the condition. */
export type Known = ReadonlyMap<string, Answer['answer']>;

export const knownFrom = (answers: readonly Answer[]): Known =>
  new Map(answers.map((one) => [conditionKey(one), one.answer]));

/** The conditions that are not known to be met. Null if one is not met. */
export function openConditions(conditions: readonly Condition[], known: Known): Condition[] | null {
  const alternatives = new Map<string, Condition[]>();
  for (const one of conditions) {
    const criterion = foldText(one.criterion);
    alternatives.set(criterion, [...(alternatives.get(criterion) ?? []), one]);
  }
  const open: Condition[] = [];
  for (const values of alternatives.values()) {
    const answers = values.map((one) => known.get(conditionKey(one)));
    if (answers.includes('yes')) continue;
    const possible = values.filter((_, index) => answers[index] !== 'no');
    if (possible.length === 0) return null;
    open.push(...possible);
  }
  return open;
}

/** Whether nothing is open. */
export const isCertain = ({ months, engine, conditions }: Open) =>
  months === undefined && engine === undefined && conditions.length === 0;

/** The mark of a list, which the server makes without answers, judged again with those that the browser has. */
export function answeredMark(mark: FitMark, answers: readonly Answer[]): FitMark {
  if (mark.open === undefined || answers.length === 0) return mark;
  const known = knownFrom(answers);
  const open = mark.open.flatMap((one) => {
    const conditions = openConditions(one.conditions, known);
    return conditions === null ? [] : [{ ...one, conditions }];
  });
  if (open.some(isCertain)) return { kind: 'fits', engines: [], isUniversal: false };
  if (open.length > 0) return { ...mark, engines: open.flatMap(({ engine }) => engine ?? []), open };
  const kind = mark.isComplete === true ? 'doesNotFit' : 'notKnown';
  return { kind, engines: [], isUniversal: false };
}
