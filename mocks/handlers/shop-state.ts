import type { ImportDetails } from '#contract/import/imports.ts';
import type { BasketLine } from '#contract/orders/basket.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { OffSalePart } from '#contract/catalogue/part-details.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Review } from '#contract/shop/reviews.ts';
import type { ListedUser } from '#contract/accounts/users.ts';
import { listedUsers } from '../fixtures/admin.ts';
import { basketLines } from '../fixtures/basket.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { imports } from '../fixtures/imports.ts';
import { orders } from '../fixtures/orders.ts';
import { offSaleParts, parts } from '../fixtures/parts.ts';
import { reviews } from '../fixtures/reviews.ts';

interface Rows {
  parts: readonly Part[];
  /** Newest first. */
  orders: readonly Order[];
  /** Newest first. */
  reviews: readonly Review[];
  /** The ids of reviews that only admins see. */
  hiddenReviews: readonly string[];
  users: readonly ListedUser[];
  /** Newest first. */
  imports: readonly ImportDetails[];
  /** Of the customer. */
  basket: readonly BasketLine[];
}

/** The data that mock handlers read and change. */
export interface Shop extends Pick<Rows, 'hiddenReviews'> {
  parts: Part[];
  offSale: readonly OffSalePart[];
  orders: Order[];
  reviews: Review[];
  users: ListedUser[];
  imports: ImportDetails[];
  basket: BasketLine[];
  newId(kind: 'part' | 'order' | 'review' | 'address' | 'note' | 'import'): string;
  /** A minute later each time, on the day that the fixtures take for today. */
  now(): Date;
}

const opening = Date.parse('2026-11-18T10:00:00.000Z');

/** Opens a shop with the fixtures, except for the given rows. */
export function openShop(rows: Partial<Rows> = {}): Shop {
  let [minutes, number] = [0, 1000];
  return {
    parts: [...(rows.parts ?? parts)],
    offSale: offSaleParts,
    orders: [...(rows.orders ?? orders)],
    reviews: [...(rows.reviews ?? reviews)],
    hiddenReviews: rows.hiddenReviews ?? [],
    users: [...(rows.users ?? listedUsers)],
    imports: [...(rows.imports ?? imports)],
    basket: [...(rows.basket ?? basketLines)],
    newId: (kind) => fixtureId(kind, (number += 1)),
    now: () => new Date(opening + (minutes += 1) * 60_000),
  };
}

/** A shop that keeps no change: every request gets the same rows. */
export const fixedShop =
  (rows: Partial<Rows> = {}) =>
  () =>
    openShop(rows);

/** Replaces a row by a copy with `changes`, because the fixtures own the row. */
export function change<Row>(rows: Row[], row: Row, changes: Partial<Row>): void {
  rows[rows.indexOf(row)] = { ...row, ...changes };
}
