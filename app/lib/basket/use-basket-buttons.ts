import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#app/paths.ts';
import type { BasketButtons } from '#ui/basket-buttons.ts';
import { useSession } from '../auth/session.ts';
import { useAddressedVehicle } from '../vehicles/use-addressed-vehicle.ts';
import { basketOwner, isSameLine, useBasketLines } from './basket-lines.ts';

const load = () => import('./add-to-basket.ts');

/** How parts on the page are put into the basket, for the vehicle that the page is about. Null for admins. */
export function useBasketButtons(): BasketButtons | null {
  const client = useQueryClient();
  const session = useSession();
  const lines = useBasketLines();
  const vehicle = useAddressedVehicle()?.slug ?? null;
  if (session.status === 'signed-in' && session.role === 'admin') return null;
  return {
    href: paths.basket,
    quantityOf: ({ _id: partId }) => lines?.find((line) => isSameLine(line, { partId, vehicle }))?.quantity,
    async onAdd(part) {
      // While the session loads, the browser keeps the lines: a customer's are joined with the account.
      const uid = basketOwner(session) ?? null;
      (await load()).addToBasket({ client, uid }, part, vehicle);
    },
  };
}
