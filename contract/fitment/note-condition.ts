import { cleanLine, firstCharacters } from '../clean-text.ts';
import { limits } from '../limits.ts';
import { conditionKey, foldText } from './condition-key.ts';
import type { Condition } from './fitment.ts';
import type { NotePreview } from './notes.ts';

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

/** Counts the statements that have a condition of each criterion, in any case. */
export function countCriteria(
  groups: readonly { conditions: readonly Condition[]; statements: number }[],
): NotePreview['criteria'] {
  const counted = new Map<string, NotePreview['criteria'][number]>();
  for (const { conditions, statements } of groups) {
    const own = new Map(conditions.map(({ criterion }) => [foldText(criterion), criterion]));
    for (const [key, criterion] of own) {
      const before = counted.get(key) ?? { criterion, statements: 0 };
      counted.set(key, { ...before, statements: before.statements + statements });
    }
  }
  return [...counted.values()];
}

/** How many statements get an alternative, because they have another condition of the criterion. */
export const alternativesIn = (criteria: NotePreview['criteria'], criterion: string): number =>
  criteria.find((one) => foldText(one.criterion) === foldText(criterion))?.statements ?? 0;

/** What a note may mean: "Brake system: ATE". Without a colon, the criterion is left to the admin. */
export function proposedCondition(note: string): Condition {
  const [before = '', ...after] = cleanLine(note).split(':');
  const value = firstCharacters((after.length > 0 ? after.join(':') : before).trim(), limits.conditionMax);
  return after.length > 0
    ? { criterion: firstCharacters(before.trim(), limits.criterionMax), value }
    : { criterion: '', value };
}
