import { randomUUID } from 'node:crypto';
import { uploadedPicture } from './catalogue.ts';
import { ask } from './customers.ts';
import { accessToken, demo } from './shop.ts';

interface Part {
  _id: string;
  name: string;
  price: number;
  minQuantity: number;
  quantity: number;
  version: number;
}

/** A part of the test's own, with an admin's hand on it: what happens to it while somebody orders. */
export async function partForSale(part: Partial<Pick<Part, 'price' | 'minQuantity' | 'quantity'>> = {}) {
  const token = await accessToken(demo.admin);
  const name = `Idler pulley ${randomUUID().slice(0, 8)}`;
  const { insertedId } = await ask<{ insertedId: string }>(token, 'POST', '/post-part', {
    name,
    description: 'Sealed for life, 62 mm.',
    price: 25,
    minQuantity: 2,
    quantity: 100,
    ...part,
    image: await uploadedPicture(token),
  });
  const now = () => ask<Part>(token, 'GET', `/parts/${insertedId}`);

  return {
    name,
    path: `/purchase/${insertedId}`,
    now,
    async change(change: Partial<Pick<Part, 'price' | 'quantity'>>) {
      const { version, quantity: quantitySeen } = await now();
      const seen = change.quantity === undefined ? {} : { quantitySeen };
      await ask(token, 'PATCH', `/parts/${insertedId}`, { version, ...change, ...seen });
    },
    remove: () => ask(token, 'DELETE', `/delete-part/${insertedId}`),
  };
}
