import { cleanLine, firstCharacters } from '../clean-text.ts';
import { limits } from '../limits.ts';
import { conditionKey, foldText } from './condition-key.ts';
import type { Condition } from './fitment.ts';

/**
 * The conditions of a statement whose note becomes a condition. Null if it has as many as a statement can have. They stay
 * the same if the condition is among them.
 */
export function withCondition(
  conditions: readonly Condition[],
  { criterion, value }: Condition,
): Condition[] | null {
  const added = { criterion, value };
  if (conditions.some((one) => conditionKey(one) === conditionKey(added))) return [...conditions];
  return conditions.length < limits.conditions ? [...conditions, added] : null;
}

export const hasCriterion = (conditions: readonly Condition[], criterion: string): boolean =>
  conditions.some((one) => foldText(one.criterion) === foldText(criterion));

/** What a note may mean: "Brake system: ATE". Without a colon, the criterion is left to the admin. */
export function proposedCondition(note: string): Condition {
  const [before = '', ...after] = cleanLine(note).split(':');
  const value = firstCharacters((after.length > 0 ? after.join(':') : before).trim(), limits.conditionMax);
  return after.length > 0
    ? { criterion: firstCharacters(before.trim(), limits.criterionMax), value }
    : { criterion: '', value };
}
