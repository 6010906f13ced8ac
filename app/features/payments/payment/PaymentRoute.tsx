import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { orderQuery } from '#app/lib/queries/order.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { SectionBoundary } from '#app/SectionBoundary.tsx';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useTitle } from '#app/lib/route-metadata.ts';
import { RedirectWithToast } from '#app/guards/RedirectWithToast.tsx';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/payment.js';
import type { Toast } from '#ui/components/ToastRegion/toast.ts';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { CardFormLoading } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { OrderSummary } from '#ui/sections/orders/OrderSummary/OrderSummary.tsx';
import { PaymentResult } from '#ui/sections/payments/PaymentResult/PaymentResult.tsx';
import type { ChargeStage } from './CardFormContainer.tsx';
import { CardPaymentContainer } from './CardPaymentContainer.tsx';
import { LeaveCharge } from './LeaveCharge.tsx';
import { payableOrder } from './payable.ts';
import { PaymentNotShown } from './PaymentNotShown.tsx';
import { useSettlement } from './use-settlement.ts';

const orderGone: Toast = { id: 'order-gone', tone: 'critical', text: m.orderCancelled() };

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <SectionBoundary key={orderId} fallback={<PaymentNotShown orderId={orderId} />}>
      <Payment orderId={orderId} />
    </SectionBoundary>
  );
}

function Payment({ orderId }: { orderId: string }) {
  const { uid } = useSignedIn();
  const order = useQuery(orderQuery(uid, orderId));
  const { transactionId, error, charged } = useSettlement(uid, orderId);
  const isCharged = transactionId !== null && error === null;
  // Keep the card form while the card is being charged, even if the server already knows of the charge.
  const [stage, setStage] = useState<ChargeStage>('idle');
  const isCharging = stage !== 'idle';
  const isPaid = isCharged || (order.data?.paid === true && !isCharging);
  useTitle(isPaid ? m.paymentComplete() : common.payment());

  if (order.data && isPaid) {
    return (
      <CheckoutLayout step="ship">
        <PaymentResult
          transactionId={isCharged ? transactionId : (order.data.transactionId ?? '')}
          order={order.data}
          ordersHref={paths.myOrders}
          isEarlier={!isCharged}
        />
      </CheckoutLayout>
    );
  }
  if (isUnknown(order.error) && !isCharging)
    return order.data ? (
      <RedirectWithToast to={paths.myOrders} toast={orderGone} />
    ) : (
      <NotFound what="order" href={paths.myOrders} />
    );
  return (
    <CheckoutLayout step="pay" isAsideFirst aside={<OrderSummary order={toRemote(order)} />}>
      {order.isLoading && <CardFormLoading />}
      {order.data && (
        <CardPaymentContainer
          payable={payableOrder(uid, order.data)}
          refusal={error === null ? null : shownError(error)}
          onStageChange={setStage}
          onCharged={charged}
        />
      )}
      <LeaveCharge stage={stage} />
    </CheckoutLayout>
  );
}
