import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conditionKey } from '#contract/fitment/condition-key.ts';
import type { Answer, Condition } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/purchase-form.js';
import { call } from '#app/lib/http/api.ts';
import type { ApiError } from '#app/lib/http/api-error.ts';
import { useFitAnswers } from '#app/lib/vehicles/use-fit-answers.ts';
import { paths } from '#app/paths.ts';
import type { OrderFit } from '#ui/sections/orders/PurchaseForm/order-fit.ts';

const orderFitQuery = (number: string | undefined, vehicle: Vehicle | null | undefined) =>
  queryOptions({
    queryKey: ['part', number, 'fit', vehicle?.slug],
    queryFn:
      number !== undefined && vehicle
        ? async ({ signal }) => {
            // The form does not wait for them.
            const [{ orderFit }, { fitments, isFitComplete, category }] = await Promise.all([
              import('#ui/sections/orders/PurchaseForm/order-fit.ts'),
              call('findPartByNumber', { params: { number }, credential: 'none', signal }),
            ]);
            return { orderFit, part: { fitments, isFitComplete }, category };
          }
        : skipToken,
  });

/** Why the server refused an order for a vehicle. */
type FitRefusal = 'doesNotFit' | { open: readonly Condition[] };

/** What an error of the server says of the fit. Null if it is about something else. */
function fitRefusal({ code, open }: ApiError): FitRefusal | null {
  if (code === 'DOES_NOT_FIT') return 'doesNotFit';
  return code === 'FIT_OPEN' ? { open: open ?? [] } : null;
}

/** What the server says without the statements. */
function refusedFit(refusal: FitRefusal, given: readonly Answer[]): OrderFit {
  const base = { vehicle: '', evidence: [] };
  if (refusal === 'doesNotFit')
    return { ...base, kind: 'doesNotFit', title: m.doesNotFit(), questions: null };
  const asked = new Set(refusal.open.map(conditionKey));
  const answered = given.filter((one) => asked.has(conditionKey(one)));
  const known = new Set(answered.map(conditionKey));
  const open = refusal.open.filter((one) => !known.has(conditionKey(one)));
  return { ...base, kind: 'fitsIf', title: m.openTitle(), questions: { open, answered } };
}

/** Whether the statements of the part say what the server said. */
const agrees = (fit: OrderFit | undefined, refusal: FitRefusal) =>
  refusal === 'doesNotFit' ? fit?.kind === 'doesNotFit' : fit?.questions != null;

/**
 * Whether a part fits the vehicle that it is ordered for, and what is open. The server decides: `refuse` is for its answer
 * that the part does not fit, or that a question is open.
 */
export function useOrderFit(number: string | undefined, vehicle: Vehicle | null | undefined) {
  const [refusal, setRefusal] = useState<FitRefusal | null>(null);
  const answers = useFitAnswers(vehicle);
  const { data, isLoading, refetch } = useQuery(orderFitQuery(number, vehicle));
  const given = answers?.given ?? [];
  const stated = data && vehicle ? data.orderFit(data.part, vehicle, given) : undefined;
  const fit = refusal && !agrees(stated, refusal) ? refusedFit(refusal, given) : stated;
  const category = data?.category ?? null;
  return {
    fit: fit ?? (isLoading ? ('loading' as const) : undefined),
    answering: answers,
    fittingHref:
      vehicle && category !== null ? `${paths.category.to(category)}?vehicle=${vehicle.slug}` : undefined,
    refuse(error: ApiError) {
      const refused = fitRefusal(error);
      if (refused === null) return;
      setRefusal(refused);
      void refetch();
    },
  };
}
