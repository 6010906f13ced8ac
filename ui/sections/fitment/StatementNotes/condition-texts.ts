import * as z from 'zod/mini';
import { cleanLine } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as values from '#messages/part-values.js';
import * as m from '#messages/statement-notes.js';

const line = (required: string, max: number) =>
  z
    .string()
    .check(z.overwrite(cleanLine), z.minLength(1, required), z.maxLength(max, values.tooLong({ max })));

/** The condition that a note becomes, in a form. */
export const ConditionTexts = z.object({
  criterion: line(m.requiredCriterion(), limits.criterionMax).check(z.regex(/^[^:|]*$/, m.noColon())),
  value: line(m.requiredValue(), limits.conditionMax).check(z.regex(/^[^|]*$/, m.noBar())),
});
export type ConditionTexts = z.infer<typeof ConditionTexts>;
