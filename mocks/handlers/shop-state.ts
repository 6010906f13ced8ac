import type { SavedAddress } from '#contract/accounts/addresses.ts';
import type { BulkJobDetails } from '#contract/orders/bulk-jobs.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { OffSalePart, PartDetails } from '#contract/catalogue/part-details.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { OrderNote } from '#contract/questions.ts';
import type { Synonyms } from '#contract/catalogue/search.ts';
import type { Make, UserVehicles } from '#contract/fitment/vehicles.ts';
import type { Review } from '#contract/shop/reviews.ts';
import type { ListedUser } from '#contract/accounts/users.ts';
import { listedUsers } from '../fixtures/admin.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { orders } from '../fixtures/orders.ts';
import { offSaleParts, parts } from '../fixtures/parts.ts';
import { reviews } from '../fixtures/reviews.ts';
import { synonyms } from '../fixtures/searches.ts';
import { golf, makes, volvo } from '../fixtures/vehicles.ts';

interface Rows {
  parts: readonly Part[];
  offSale: readonly OffSalePart[];
  /** Newest first. */
  orders: readonly Order[];
  /** Newest first. */
  reviews: readonly Review[];
  hiddenReviews: readonly string[];
  users: readonly ListedUser[];
  vehicles: UserVehicles;
  addresses: readonly SavedAddress[];
}

/** The data that mock handlers read and change. */
export interface Shop {
  parts: Part[];
  offSale: OffSalePart[];
  /** What changes of parts wrote beside their rows, by id. */
  details: Map<string, Partial<PartDetails>>;
  orders: Order[];
  reviews: Review[];
  /** The ids of reviews that only admins see. */
  hiddenReviews: Set<string>;
  /** Notes and questions by the id of their order or part, oldest first. */
  notes: Map<string, readonly OrderNote[]>;
  users: ListedUser[];
  makes: readonly Make[];
  /** Of the customer, the one in use first. */
  vehicles: UserVehicles;
  /** Of the customer, the default first. */
  addresses: SavedAddress[];
  synonyms: Synonyms;
  /** Newest first. */
  bulkJobs: BulkJobDetails[];
  /** The ids of their orders, by the id of the job. */
  bulkJobOrders: Map<string, readonly string[]>;
  newId(kind: 'part' | 'order' | 'review' | 'address' | 'note'): string;
  /** A minute later each time, on the day that the fixtures take for today. */
  now(): Date;
}

const opening = Date.parse('2026-11-18T10:00:00.000Z');

/** Opens a shop with the fixtures, except for the given rows. */
export function openShop(
  rows: Partial<Rows> = {},
  firstId = { part: 100, order: 7, review: 100, address: 100 },
): Shop {
  const nextId = { note: 100, ...firstId };
  let minutes = 0;
  return {
    parts: [...(rows.parts ?? parts)],
    offSale: [...(rows.offSale ?? offSaleParts)],
    details: new Map(),
    orders: [...(rows.orders ?? orders)],
    reviews: [...(rows.reviews ?? reviews)],
    hiddenReviews: new Set(rows.hiddenReviews),
    notes: new Map(),
    users: [...(rows.users ?? listedUsers)],
    makes,
    vehicles: rows.vehicles ?? [
      { slug: golf.slug, label: 'Workshop car' },
      { slug: volvo.slug, label: 'Customer Okafor' },
    ],
    addresses: [...(rows.addresses ?? [])],
    synonyms,
    bulkJobs: [],
    bulkJobOrders: new Map(),
    newId: (kind) => fixtureId(kind, nextId[kind]++),
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
