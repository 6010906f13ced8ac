import { useId, type ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import * as m from '#messages/order-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { AskQuestion } from '../../Questions/AskQuestion.tsx';
import type { SendQuestion } from '../../Questions/QuestionDialog.tsx';
import { OrderDocuments, type OrderDocumentsProps } from '../order/OrderDocuments.tsx';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import * as styles from './OrderTable.css.ts';

/** Whether the part of an order can be ordered again; `reason` says why not. */
export type BuyAgain =
  { status: 'unknown' } | { status: 'yes'; href: string } | { status: 'no'; reason: string };

export interface OrderDetailsProps extends Pick<OrderDocumentsProps, 'invoiceHref' | 'isReceipt'> {
  /** The order to show; null closes the drawer. */
  order: Order | null;
  buyAgain: BuyAgain;
  payHref(order: Order): string;
  /** Sends a question about an order. */
  askOf?(order: Order): SendQuestion;
  /** What else is known of an order, below its details. */
  moreOf?(order: Order): ReactNode;
  /** Of the part, once it is known. */
  partNumber?: string;
  onClose(): void;
}

/** A customer's own order, which can be paid and bought again. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, buyAgain, payHref, invoiceHref, isReceipt, partNumber, askOf, moreOf, onClose } = props;
  const reasonId = useId();
  const cannotBuy = buyAgain.status === 'no';

  return (
    <OrderDrawer
      order={order}
      isOwn
      partNumber={partNumber}
      reason={
        cannotBuy && (
          <p className={styles.reason} id={reasonId}>
            {buyAgain.reason}
          </p>
        )
      }
      actions={(shown) => (
        <>
          <OrderDocuments order={shown} invoiceHref={invoiceHref} isReceipt={isReceipt} />
          {buyAgain.status === 'yes' ? (
            <LinkButton href={buyAgain.href} tone={shown.paid ? 'solid' : 'line'}>
              {m.buyAgain()}
            </LinkButton>
          ) : (
            <Button isDisabled describedBy={cannotBuy ? reasonId : undefined}>
              {m.buyAgain()}
            </Button>
          )}
          {!shown.paid && (
            <LinkButton href={payHref(shown)} tone="primary">
              {m.payNow()}
            </LinkButton>
          )}
        </>
      )}
      more={(shown) => (
        <>
          {moreOf?.(shown)}
          {askOf && (
            <div>
              <AskQuestion key={shown._id} about="order" name={shown.number} ask={askOf(shown)} />
            </div>
          )}
        </>
      )}
      onClose={onClose}
    />
  );
}
