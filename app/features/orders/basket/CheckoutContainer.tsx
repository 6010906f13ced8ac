import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import type { CheckoutLine } from '#contract/orders/basket.ts';
import type { LineProblem } from '#contract/problem.ts';
import * as product from '#messages/product.js';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { forgetOrderedLines } from '#app/lib/basket/account-basket.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import { addressesQuery } from '#app/lib/queries/addresses.ts';
import { profileQuery } from '#app/lib/queries/profile.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { readMyVehicles } from '#app/lib/vehicles/my-vehicles.ts';
import { paths } from '#app/paths.ts';
import type { BasketState } from '#ui/sections/orders/Basket/Basket.tsx';
import type { BasketEntry } from '#ui/sections/orders/Basket/basket-entry.ts';
import { BasketPanel } from '#ui/sections/orders/Basket/BasketPanel.tsx';
import { CheckoutForm, type CheckoutRecipient } from '#ui/sections/orders/Basket/CheckoutForm.tsx';
import { usePlaceCheckout } from './mutations.ts';
import { recipientDraft } from './recipient-draft.ts';

interface CheckoutContainerProps {
  state: BasketState;
  entries: readonly BasketEntry[];
  /** The lines that were sent, and which of them the server refused. */
  onRefused(sent: readonly BasketEntry[], lines: readonly LineProblem[]): void;
}

/** What the customer said of the vehicle of a line. What has no answer is not known: the line says that it is open. */
function vehicleOf({ line }: BasketEntry): Partial<CheckoutLine> {
  if (line.vehicle === null) return {};
  const known = readMyVehicles().find(({ vehicle }) => vehicle.slug === line.vehicle);
  const open = (line.fit?.open ?? []).flatMap(({ conditions }) => conditions);
  const answers = [
    ...(known?.answers ?? []),
    ...open.map((condition) => ({ ...condition, answer: 'unknown' as const })),
  ].slice(0, limits.answers);
  return {
    vehicle: line.vehicle,
    ...(known?.vehicle.month != null && { vehicleMonth: known.vehicle.month }),
    ...(answers.length > 0 && { answers }),
    ...(line.orderAnyway && { orderAnyway: true }),
  };
}

const sentLine = (entry: BasketEntry): CheckoutLine => ({
  partId: entry.line.partId,
  quantity: entry.line.quantity,
  price: entry.line.part?.price ?? entry.line.price,
  ...vehicleOf(entry),
});

/** The form that places the orders of the basket. */
export function CheckoutContainer({ state, entries, onRefused }: CheckoutContainerProps) {
  const customer = useSignedIn();
  const { uid, name, email } = customer;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [kept] = useState(() => recipientDraft(uid));
  const [draft] = useState(() => kept.read());
  const profile = useQuery({ ...profileQuery(customer), enabled: draft === null });
  const addresses = useQuery(addressesQuery(customer));
  const { mutateAsync: place } = usePlaceCheckout(uid);
  // The button can be pressed again until the next page is shown.
  const isLeaving = useRef(false);

  const placeOrders = (recipient: CheckoutRecipient) => {
    const sent = entries.filter(({ isRemoved }) => !isRemoved).slice(0, limits.checkoutLines);
    return attempt(
      async () => {
        if (isLeaving.current) return;
        const lines = sent.map(sentLine);
        const placed = await place({ ...recipient, email, lines, totalPrice: state.total });
        isLeaving.current = true;
        showToast({ id: `placed-${placed._id}`, tone: 'positive', text: product.orderPlaced() });
        // The basket would be empty before the next page is shown.
        await navigate(paths.paymentTogether.to(placed._id));
        forgetOrderedLines(client, uid, lines);
      },
      (error) => {
        if (error instanceof ApiError && error.lines) onRefused(sent, error.lines);
        return fieldError(error, ['phone', 'address']);
      },
    );
  };

  // The phone number is optional, so a profile that fails to load does not block the form. So are saved addresses.
  const isReady = (draft || profile.data || profile.isError) && (addresses.data || addresses.isError);
  if (!isReady) return <BasketPanel />;
  return (
    <CheckoutForm
      state={state}
      customer={{ name, email, phone: profile.data?.number }}
      addresses={addresses.data}
      draft={draft ?? undefined}
      onDraftChange={(values) => kept.keep(values)}
      onPlaceOrders={placeOrders}
    />
  );
}
