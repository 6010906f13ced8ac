import type { Seller, Tax } from '#contract/orders/invoices.ts';
import type { Queries } from '../../db/connect.ts';

/** Saves the seller and the tax for the next invoices. Without a seller they are called receipts. */
export async function saveSeller(db: Queries, seller: Seller | undefined, tax?: Tax): Promise<void> {
  if (seller === undefined) {
    await db.query('DELETE FROM seller');
    return;
  }
  await db.query(
    `INSERT INTO seller (name, address, contact, register, tax_id, tax_rate, tax_name) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE
       SET (name, address, contact, register, tax_id, tax_rate, tax_name) =
           (excluded.name, excluded.address, excluded.contact, excluded.register, excluded.tax_id, excluded.tax_rate,
            excluded.tax_name)`,
    [
      ...[seller.name, seller.address, seller.contact, seller.register],
      ...[seller.taxId ?? null, tax?.rate ?? null, tax?.name ?? null],
    ],
  );
}
