import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/purchase-form.js';
import { call } from '#app/lib/http/api.ts';
import { paths } from '#app/paths.ts';
import type { OrderFit } from '#ui/sections/orders/PurchaseForm/order-fit.ts';

const orderFitQuery = (number: string | undefined, vehicle: Vehicle | null | undefined) =>
  queryOptions({
    queryKey: ['part', number, 'fit', vehicle?.slug],
    queryFn:
      number !== undefined && vehicle
        ? async ({ signal }) => {
            // The form does not wait for them.
            const [{ orderFit }, part] = await Promise.all([
              import('#ui/sections/orders/PurchaseForm/order-fit.ts'),
              call('findPartByNumber', { params: { number }, credential: 'none', signal }),
            ]);
            return { fit: orderFit(part, vehicle), category: part.category };
          }
        : skipToken,
  });

/** What the server says without the statements. */
const refusedFit = (): OrderFit => ({ vehicle: '', kind: 'doesNotFit', title: m.doesNotFit(), evidence: [] });

/**
 * Whether a part fits the vehicle that it is ordered for. The server decides: `refuse` is for its answer that the part
 * does not fit.
 */
export function useOrderFit(number: string | undefined, vehicle: Vehicle | null | undefined) {
  const [isRefused, setRefused] = useState(false);
  const { data, isLoading, refetch } = useQuery(orderFitQuery(number, vehicle));
  const fit = isRefused && data?.fit.kind !== 'doesNotFit' ? refusedFit() : data?.fit;
  const category = data?.category ?? null;
  return {
    fit: fit ?? (isLoading ? ('loading' as const) : undefined),
    fittingHref:
      vehicle && category !== null ? `${paths.category.to(category)}?vehicle=${vehicle.slug}` : undefined,
    refuse() {
      setRefused(true);
      void refetch();
    },
  };
}
