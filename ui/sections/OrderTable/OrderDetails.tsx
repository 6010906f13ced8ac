import { useId } from 'react';
import { createPortal } from 'react-dom';
import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import * as m from '#messages/order-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Receipt } from '#ui/components/Receipt/Receipt.tsx';
import { AskQuestion } from '../Questions/AskQuestion.tsx';
import type { SendQuestion } from '../Questions/QuestionDialog.tsx';
import { OrderDocuments } from '../order/OrderDocuments.tsx';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { receiptOf } from '../order/order-receipt.ts';
import * as styles from './OrderTable.css.ts';

/** Whether the part of an order can be ordered again; `reason` says why not. */
export type BuyAgain =
  { status: 'unknown' } | { status: 'yes'; href: string } | { status: 'no'; reason: string };

export interface OrderDetailsProps {
  /** The order to show; null closes the drawer. */
  order: Order | null;
  buyAgain: BuyAgain;
  payHref(order: Order): string;
  /** Sends a question about an order. */
  askOf?(order: Order): SendQuestion;
  invoiceHref?(order: Order): string;
  onClose(): void;
}

/** A customer's own order, which can be printed, paid and bought again. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, buyAgain, payHref, invoiceHref, askOf, onClose } = props;
  const reasonId = useId();
  const cannotBuy = buyAgain.status === 'no';

  return (
    <>
      <OrderDrawer
        order={order}
        isOwn
        reason={
          cannotBuy && (
            <p className={styles.reason} id={reasonId}>
              {buyAgain.reason}
            </p>
          )
        }
        actions={(shown) => (
          <>
            {shown.paid && (
              <Button tone="quiet" icon={<Icon name="print" />} onPress={() => window.print()}>
                {m.printReceipt()}
              </Button>
            )}
            <OrderDocuments order={shown} invoiceHref={invoiceHref} />
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
        more={(shown) =>
          askOf && (
            <div>
              <AskQuestion key={shown._id} about="order" name={orderNumber(shown)} ask={askOf(shown)} />
            </div>
          )
        }
        onClose={onClose}
      />
      {order?.paid &&
        createPortal(
          <div className={styles.paper}>
            <Receipt {...receiptOf(order)} />
          </div>,
          document.body,
        )}
    </>
  );
}
