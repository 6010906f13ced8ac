import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import * as product from '#messages/product.js';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { addressesQuery } from '#app/lib/queries/addresses.ts';
import { partQuery } from '#app/lib/queries/part.ts';
import { profileQuery } from '#app/lib/queries/profile.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { SectionBoundary } from '#app/SectionBoundary.tsx';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { useAddressedVehicle } from '#app/lib/vehicles/use-addressed-vehicle.ts';
import { partHref, paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import type { PurchaseValues } from '#ui/sections/orders/PurchaseForm/OrderForm.tsx';
import { PurchaseForm } from '#ui/sections/orders/PurchaseForm/PurchaseForm.tsx';
import { usePlaceOrder } from './mutations.ts';
import { draftName, orderDraft } from './order-draft.ts';
import { OrderNotShown } from './OrderNotShown.tsx';
import { purchaseError } from './purchase-error.ts';
import { useAgain } from './use-again.ts';
import { useOrderFit } from './use-order-fit.ts';

export function Component() {
  const { partId = '' } = useParams();
  const { search } = useLocation();
  const again = new URLSearchParams(search).get('again') || null;
  return (
    <SectionBoundary key={draftName(partId, again)} fallback={<OrderNotShown />}>
      <Purchase partId={partId} againId={again} />
    </SectionBoundary>
  );
}

interface PurchaseProps {
  partId: string;
  /** The order to repeat. */
  againId: string | null;
}

function Purchase({ partId, againId }: PurchaseProps) {
  const customer = useSignedIn();
  const { uid, name, email } = customer;
  const part = useQuery(partQuery(partId));
  const form = draftName(partId, againId);
  const [kept] = useState(() => orderDraft(uid, form));
  const [draft] = useState(() => kept.read());
  const profile = useQuery({ ...profileQuery(customer), enabled: draft === null });
  const addresses = useQuery(addressesQuery(customer));
  const again = useAgain(uid, partId, againId);
  const vehicle = useAddressedVehicle();
  const { refuse, ...fitting } = useOrderFit(part.data?.number, vehicle);
  const { mutateAsync: place } = usePlaceOrder(uid, form);
  const navigate = useNavigate();
  // The form can be pressed again until the next page is shown.
  const isLeaving = useRef(false);

  function showError(error: unknown) {
    const shown = purchaseError(error);
    if (error instanceof ApiError) refuse(error);
    return shown;
  }

  const placeOrder = (values: PurchaseValues) =>
    attempt(async () => {
      if (isLeaving.current) return;
      const productName = part.data?.name ?? '';
      const asked = { vehicle: vehicle?.slug, vehicleMonth: vehicle?.month ?? undefined };
      const order = { name, ...values, email, partId, productName, ...asked };
      const { _id } = await place(order);
      isLeaving.current = true;
      showToast({ id: `placed-${_id}`, tone: 'positive', text: product.orderPlaced() });
      // Back must not lead to a form that orders again.
      await navigate(paths.payment.to(_id), { replace: true });
    }, showError);

  const sold = part.error instanceof ApiError ? part.error.part : undefined;
  // The page of a part that is not sold any more names its successor.
  if (sold) return <Navigate replace to={partHref(sold)} />;
  if (isUnknown(part.error)) return <NotFound what="part" href={paths.parts} />;
  // The phone number is optional, so a profile that fails to load does not block the form.
  // So are saved addresses.
  const isReady =
    (draft || profile.data || profile.isError) &&
    (addresses.data || addresses.isError) &&
    again !== 'loading';
  return (
    <PurchaseForm
      part={isReady ? toRemote(part) : { status: 'loading' }}
      {...fitting}
      customer={{ name, email, phone: profile.data?.number }}
      addresses={addresses.data}
      again={again === 'loading' ? undefined : again}
      draft={draft ?? undefined}
      onDraftChange={(values) => kept.keep(values)}
      onPlaceOrder={placeOrder}
      partsHref={paths.parts}
    />
  );
}
