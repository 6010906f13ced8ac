import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ordersLeft, type Checkout } from '#contract/orders/checkouts.ts';
import type { Order } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/payment.js';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { attempt, shownError } from '#app/lib/http/attempt.ts';
import { call } from '#app/lib/http/api.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { checkoutQuery } from '#app/lib/queries/order.ts';
import { useTitle } from '#app/lib/route-metadata.ts';
import { paths } from '#app/paths.ts';
import { SectionBoundary } from '#app/SectionBoundary.tsx';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { mapRemote, type Remedy } from '#ui/remote.ts';
import { CheckoutSummary } from '#ui/sections/orders/CheckoutSummary/CheckoutSummary.tsx';
import { CardFormLoading } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { HeldUntil } from '#ui/sections/payments/HeldUntil/HeldUntil.tsx';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { PaidTogether } from '#ui/sections/payments/PaidTogether/PaidTogether.tsx';
import type { ChargeStage } from './CardFormContainer.tsx';
import { CardPaymentContainer } from './CardPaymentContainer.tsx';
import { LeaveCharge } from './LeaveCharge.tsx';
import { payableCheckout } from './payable.ts';
import { PaymentNotShown } from './PaymentNotShown.tsx';
import { useSettlement } from './use-settlement.ts';

export function Component() {
  const { checkoutId = '' } = useParams();
  const { uid } = useSignedIn();
  const checkout = useQuery(checkoutQuery(uid, checkoutId));
  const orders = checkout.data && ordersLeft(checkout.data);
  const [first] = orders ?? [];
  if (isUnknown(checkout.error) || orders?.length === 0)
    return <NotFound what="order" href={paths.myOrders} />;
  if (!checkout.data || !orders || !first)
    return (
      <CheckoutLayout
        step="pay"
        isAsideFirst
        aside={<CheckoutSummary orders={mapRemote(toRemote(checkout), ordersLeft)} />}
      >
        {checkout.isLoading && <CardFormLoading />}
      </CheckoutLayout>
    );
  return (
    <SectionBoundary key={checkoutId} fallback={<PaymentNotShown orderId={first._id} />}>
      <Payment checkout={checkout.data} orders={orders} first={first} />
    </SectionBoundary>
  );
}

/** The end of the first reservation that ends. Null if one is over. */
function reservedUntil(orders: readonly Order[]): string | null {
  const ends = orders.map((order) => order.reservedUntil);
  return ends.includes(null) ? null : (ends.toSorted()[0] ?? null);
}

interface PaymentProps {
  checkout: Checkout;
  /** Those that are left. */
  orders: readonly Order[];
  /** The order whose payment is reported, which pays all. */
  first: Order;
}

function Payment({ checkout, orders, first }: PaymentProps) {
  const { uid } = useSignedIn();
  const client = useQueryClient();
  const [reported] = useState(first._id);
  const { transactionId, error, charged } = useSettlement(uid, reported);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [stage, setStage] = useState<ChargeStage>('idle');
  const isCharging = stage !== 'idle';
  const payable = payableCheckout(uid, checkout);
  const isCharged = transactionId !== null && error === null;
  const isPaid = isCharged || (payable.isPaid && !isCharging);
  useTitle(isPaid ? m.paymentComplete() : common.payment());

  if (isPaid) {
    const paidBy = isCharged ? transactionId : (first.transactionId ?? '');
    const together = orders.filter(({ transactionId: id, paid }) => !paid || id === paidBy);
    return (
      <CheckoutLayout step="ship">
        <PaidTogether
          transactionId={paidBy}
          orders={together}
          ordersHref={paths.myOrders}
          isEarlier={!isCharged}
        />
      </CheckoutLayout>
    );
  }
  const unpaid = orders.filter(({ paid }) => !paid);

  /** Orders whose stock is gone stop the payment of all. */
  function refuse(refusal: Error) {
    const lines = (refusal instanceof ApiError && refusal.lines) || [];
    setRefusals(new Map(lines.flatMap(({ orderId, message }) => (orderId ? [[orderId, message]] : []))));
  }

  const cancelRefused: Remedy = {
    label: m.cancelAndPay({ count: refusals.size }),
    done: m.cancelledSome(),
    onPress: () =>
      attempt(async () => {
        for (const id of refusals.keys()) await call('deleteOrder', { params: { id } });
        setRefusals(new Map());
        payable.refresh(client);
      }),
  };

  return (
    <CheckoutLayout
      step="pay"
      isAsideFirst
      aside={<CheckoutSummary orders={{ status: 'ready', value: orders }} refusals={refusals} />}
    >
      <CardPaymentContainer
        key={payable.id}
        payable={payable}
        remedy={refusals.size > 0 ? cancelRefused : undefined}
        onNotPrepared={refuse}
        held={<HeldUntil reservedUntil={reservedUntil(unpaid)} reservedAt={first.createdAt} />}
        refusal={error === null ? null : shownError(error)}
        onStageChange={setStage}
        onCharged={charged}
      />
      <LeaveCharge stage={stage} />
    </CheckoutLayout>
  );
}
