import * as z from 'zod/mini';
import { Part } from '../catalogue/parts.ts';
import { vehicleSlug } from '../fitment/vehicles.ts';
import { limits } from '../limits.ts';
import { code } from '../text.ts';

/** The body of POST /quick-order: the numbers of a list, in any spelling, and the vehicle that their parts are judged for. */
export const QuickOrderQuery = z.object({
  numbers: z
    .array(code({ max: limits.quickOrder.numberMax }))
    .check(z.minLength(1), z.maxLength(limits.quickOrder.lines)),
  vehicle: z.optional(vehicleSlug),
});

/** What a number of a list means. A number that is not exactly one of a part on sale is never guessed: it has choices. */
export const NumberAnswer = z.discriminatedUnion('kind', [
  /** `part.foundBy` is the number of another maker, if that one was in the list. */
  z.object({ kind: z.literal('found'), part: Part }),
  z.object({ kind: z.literal('several'), choices: z.array(Part) }),
  /** The parts on sale with the nearest numbers, the nearest first. */
  z.object({ kind: z.literal('notFound'), choices: z.array(Part) }),
  /** `sold` is not sold any more, and `successor` replaces it. */
  z.object({ kind: z.literal('notSold'), sold: Part, successor: z.nullable(Part) }),
]);
export type NumberAnswer = z.infer<typeof NumberAnswer>;

/** The response of POST /quick-order: what each number means, in their order. */
export const QuickOrderAnswer = z.object({ answers: z.array(NumberAnswer) });
export type QuickOrderAnswer = z.infer<typeof QuickOrderAnswer>;

/** The response of POST /quick-order-file: the rows of the first sheet of a workbook, as a spreadsheet numbers them. */
export const OrderFileRows = z.object({
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
});
export type OrderFileRows = z.infer<typeof OrderFileRows>;
