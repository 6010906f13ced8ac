import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { limits } from '../limits.ts';
import { numberedPages } from '../list-query.ts';
import { text } from '../text.ts';
import { needsNote, stockReasons } from './stock.ts';

/**
 * Why a stock moved. `ordered`: reserved for an order. `released`: its reservation ended, or it was cancelled. `refunded`: its
 * customer has the money back. `set`: changed without a reason. `import`: by a file, whose name is the note.
 */
export const movementCauses = ['ordered', 'released', 'refunded', 'set', 'import', ...stockReasons] as const;

/** A change of a part's stock. */
export const StockMovement = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** Units that were added; negative: taken. */
  change: z.int(),
  /** Units that could be sold afterwards. */
  stock: z.int(),
  cause: z.enum(movementCauses),
  note: z.string(),
  /** The name of the admin. Empty for orders. */
  by: z.string(),
  order: z.nullable(z.object({ _id: z.string(), number: z.string() })),
});
export type StockMovement = z.infer<typeof StockMovement>;

/** GET /stock-history/{id} */
export const StockHistory = z.object({
  /** Units that can be sold now. */
  quantity: z.int(),
  /** Units that are on the shelf for orders: reserved, or paid and not shipped. */
  reserved: z.int(),
  /** Units below which the stock is low. */
  lowBelow: z.int(),
  /** Units that could be sold at the end of each of the last 30 days that the part exists, and now. Days are in UTC. */
  days: z.array(z.object({ day: z.iso.date(), stock: z.int() })),
  /** Movements on all pages. */
  total: z.int(),
  /** Newest first. */
  movements: z.array(StockMovement),
});
export type StockHistory = z.infer<typeof StockHistory>;

/** The query of GET /stock-history/{id}. */
export const StockHistoryQuery = z.object(numberedPages);

const stock = z.int().check(z.minimum(0), z.maximum(limits.stockMax));

/** The body of PATCH /stock/{id}. */
export const StockChange = z
  .object({
    quantity: stock,
    /** The stock that the admin saw. 409 PART_CHANGED if it is another one by now. */
    quantitySeen: z.int().check(z.minimum(0)),
    reason: z.enum(stockReasons),
    note: text({ max: limits.stockNoteMax }),
  })
  .check(
    z.refine(({ reason, note }) => note !== '' || !needsNote(reason), {
      path: ['note'],
      error: m.stockNoteNeeded(),
    }),
  );
export type StockChange = z.infer<typeof StockChange>;
