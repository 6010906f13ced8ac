import { conditionKey } from '#contract/fitment/condition-key.ts';
import type { Answer, Condition, Statement } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { openQuestions, verdictOf } from '#contract/fitment/verdict.ts';

/** What a customer can say of a vehicle, so that it is clear whether a part fits. */
export interface FitQuestionsOf {
  /** What has no answer, first what most statements need. */
  open: readonly Condition[];
  answered: readonly Answer[];
  /** When the vehicle was first registered. `value` is 1 to 12, or null. Absent if that makes no difference. */
  month?: { year: number; value: number | null };
}

const isKnown = ({ open, answered, month }: FitQuestionsOf) =>
  open.length === 0 && answered.length === 0 && month === undefined;

/** The questions about a part and a vehicle. Null without any. Whatever its answers, a question stays, to be changed. */
export function fitQuestions(
  statements: readonly Statement[],
  isComplete: boolean,
  vehicle: Vehicle,
  answers: readonly Answer[],
): FitQuestionsOf | null {
  const { month: value = null, year } = vehicle;
  const unasked = verdictOf(statements, isComplete, { ...vehicle, month: null }).open;
  const asked = new Set(openQuestions(unasked).map(conditionKey));
  const known = new Map(answers.map((one) => [conditionKey(one), one]));
  const { open } = verdictOf(statements, isComplete, vehicle, answers);
  const questions = {
    // In the order of the questions, so that a changed answer stays in its place.
    answered: [...asked].flatMap((key) => known.get(key) ?? []),
    open: openQuestions(open).filter((one) => !known.has(conditionKey(one))),
    ...(unasked.some(({ months }) => months !== undefined) && { month: { year, value } }),
  };
  return isKnown(questions) ? null : questions;
}

/** The most questions that are asked together. */
export const mostAsked = 3;

/** How many questions the statements can lead to, up to `mostAsked`, whatever the vehicle. */
export function countQuestions(statements: readonly Statement[]): number {
  const conditions = new Set(statements.flatMap((one) => one.conditions.map(conditionKey)));
  const hasMonths = statements.some(({ fromMonth, toMonth }) => fromMonth !== null || toMonth !== null);
  return Math.min(mostAsked, conditions.size + Number(hasMonths));
}
