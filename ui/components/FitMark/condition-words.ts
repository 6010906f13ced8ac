import type { Condition } from '#contract/fitment/fitment.ts';

/** "1.4 TSI or 1.6 TDI", each once. */
export const listAlternatives = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(new Set(names));

/** "Brake system ATE". */
export const conditionText = ({ criterion, value }: Condition): string => `${criterion} ${value}`;

/** One text for each criterion, whose values are alternatives: "Brake system ATE or Akebono", "Option 1ZE". */
export function conditionTexts(conditions: readonly Condition[]): string[] {
  const byCriterion = new Map<string, Condition[]>();
  for (const one of conditions) {
    const key = one.criterion.toLowerCase();
    byCriterion.set(key, [...(byCriterion.get(key) ?? []), one]);
  }
  return [...byCriterion.values()].map((all) =>
    conditionText({
      criterion: all[0]?.criterion ?? '',
      value: listAlternatives(all.map(({ value }) => value)),
    }),
  );
}
