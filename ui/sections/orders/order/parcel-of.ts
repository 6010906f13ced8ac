import type { PackingSlip } from '#contract/orders/invoices.ts';

/** The orders of a checkout that go to one address are packed together. Returns what is the same for them. */
export const parcelOf = ({
  _id,
  checkout,
  name,
  address,
}: Pick<PackingSlip, '_id' | 'checkout' | 'name' | 'address'>): string =>
  checkout == null ? _id : JSON.stringify([checkout, name, address]);
