import type { Seller } from '#contract/orders/invoices.ts';
import type { Queries } from '../../db/connect.ts';

/** Saves the seller for the next invoices. Undefined: they are called receipts. */
export async function saveSeller(db: Queries, seller: Seller | undefined): Promise<void> {
  if (seller === undefined) {
    await db.query('DELETE FROM seller');
    return;
  }
  await db.query(
    `INSERT INTO seller (name, address, contact, register) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE
       SET name = excluded.name, address = excluded.address, contact = excluded.contact, register = excluded.register`,
    [seller.name, seller.address, seller.contact, seller.register],
  );
}
