import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCustomer } from '#app/guards/CustomerContext.ts';
import { isUnknown, messageOf } from '#app/lib/api-error.ts';
import { orderQuery } from '#app/lib/order.ts';
import { useTitle } from '#app/lib/page.ts';
import { toRemote } from '#app/lib/to-remote.ts';
import { useLeaveGuard } from '#app/lib/use-leave-guard.ts';
import { paths } from '#app/paths.ts';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { CardFormLoading } from '#ui/sections/CardForm/CardFormLoading.tsx';
import { LeaveQuestion } from '#ui/sections/LeaveQuestion/LeaveQuestion.tsx';
import { OrderSummary } from '#ui/sections/OrderSummary/OrderSummary.tsx';
import { UnknownOrder } from '#ui/sections/OrderSummary/UnknownOrder.tsx';
import { PaymentResult } from '#ui/sections/PaymentResult/PaymentResult.tsx';
import { CardPaymentContainer } from './CardPaymentContainer.tsx';
import { OrderGone } from './OrderGone.tsx';
import { useSettlement } from './use-settlement.ts';

export function PaymentContainer({ orderId }: { orderId: string }) {
  const { uid } = useCustomer();
  const order = useQuery(orderQuery(uid, orderId));
  const { transactionId, error, charged } = useSettlement(uid, orderId);
  const isCharged = transactionId !== null && error === null;
  // While the card is being charged its form stays, even if the shop hears of the charge before this page does.
  const [isCharging, setCharging] = useState(false);
  const guard = useLeaveGuard(isCharging);
  const isPaid = isCharged || (order.data?.paid === true && !isCharging);
  useTitle(isPaid ? 'Payment complete' : 'Payment');

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
    return order.data ? <OrderGone /> : <UnknownOrder ordersHref={paths.myOrders} />;
  return (
    <CheckoutLayout step="pay" isAsideFirst aside={<OrderSummary order={toRemote(order)} />}>
      {order.isLoading && <CardFormLoading />}
      {order.data && (
        <CardPaymentContainer
          order={order.data}
          refusal={error === null ? null : messageOf(error)}
          onChargingChange={setCharging}
          onCharged={charged}
        />
      )}
      <LeaveQuestion title="Leave while your card is being charged?" {...guard}>
        The payment goes on without this page. My Orders shows whether the order is paid.
      </LeaveQuestion>
    </CheckoutLayout>
  );
}
