import { useQuery } from '@tanstack/react-query';
import * as common from '#messages/common.js';
import * as m from '#messages/payment.js';
import * as product from '#messages/product.js';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { orderQuery } from '#app/lib/queries/order.ts';
import { paths } from '#app/paths.ts';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '#ui/sections/NotFound/NotFoundPage.tsx';
import { useSettlement } from './use-settlement.ts';

/** Replaces a payment page that failed to render. It never offers to try again, because the card may be charged. */
export function PaymentNotShown({ orderId }: { orderId: string }) {
  const { uid } = useSignedIn();
  const order = useQuery(orderQuery(uid, orderId));
  // Also reports a charge that the page could no longer report.
  const charge = useSettlement(uid, orderId);
  const isPaid = order.data?.paid === true || (charge.transactionId !== null && charge.error === null);
  const transactionId = charge.transactionId ?? order.data?.transactionId ?? null;
  return (
    <NotFoundPage
      title={isPaid ? product.paymentCompleted() : m.notShown()}
      text={isPaid ? m.paidNotShownHint() : m.notShownHint()}
      drawing="gear"
      action={
        <LinkButton href={paths.myOrders} tone="primary" size="lg">
          {common.myOrders()}
        </LinkButton>
      }
      note={
        transactionId === null ? undefined : (
          <CopyText text={transactionId} label={common.copyTransactionId()} />
        )
      }
    />
  );
}
