import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { orderNumber } from '#contract/order-number.ts';
import * as common from '#messages/common.ts';
import * as m from '#messages/order-table.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Receipt } from '#ui/components/Receipt/Receipt.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Timeline } from '#ui/components/Timeline/Timeline.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { receiptOf } from '../order-receipt.ts';
import { courseOf, type DatedOrder } from '../order-timeline.ts';
import { Reservation } from '../Reservation/Reservation.tsx';
import * as styles from './OrderTable.css.ts';

/** Whether the part of an order can be ordered again; `reason` says why not. */
export type BuyAgain =
  { status: 'unknown' } | { status: 'yes'; href: string } | { status: 'no'; reason: string };

export interface OrderDetailsProps {
  /** The order to show; null closes the drawer. */
  order: DatedOrder | null;
  buyAgain: BuyAgain;
  payHref(order: DatedOrder): string;
  onClose(): void;
}

/** All details of an order, its timeline and its actions. */
export function OrderDetails({ order, buyAgain, payHref, onClose }: OrderDetailsProps) {
  // Keeps the order while the drawer slides out.
  const [shown, setShown] = useState(order);
  if (order !== null && order !== shown) setShown(order);
  const reasonId = useId();

  return (
    <>
      <Drawer
        isOpen={order !== null}
        side="right"
        size="detail"
        label={shown ? m.orderShown({ shown: orderNumber(shown) }) : common.order()}
        foot={shown && <Actions order={shown} buyAgain={buyAgain} payHref={payHref} reasonId={reasonId} />}
        onClose={onClose}
      >
        {shown && <Facts order={shown} />}
        {buyAgain.status === 'no' && (
          <p className={styles.reason} id={reasonId}>
            {buyAgain.reason}
          </p>
        )}
      </Drawer>
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

function Facts({ order }: { order: DatedOrder }) {
  const { productName, productQuantity, unitPrice, totalPrice, name, phone, address, transactionId } = order;
  return (
    <Stack gap="6">
      <Stack gap="2" align="start">
        <Text as="h3" style="h3">
          <span dir="auto">{productName}</span>
        </Text>
        <Status status={order.status} />
        {order.reservedUntil !== null && (
          <Text as="p" style="small">
            <Reservation reservedUntil={order.reservedUntil} announcesEnd />
          </Text>
        )}
      </Stack>
      <Timeline label={m.orderTimeline()} steps={courseOf(order)} />
      <DescriptionList
        columns={4}
        cells={[
          { label: common.quantity(), value: <Numeric>{formatCount(productQuantity)}</Numeric> },
          { label: common.price(), value: <Money amount={unitPrice} /> },
          { label: common.totalPrice(), value: <Money amount={totalPrice} />, span: 2 },
          { label: common.name(), value: <span dir="auto">{name}</span>, span: 2 },
          { label: common.phone(), value: phone === '' ? '–' : <Numeric>{phone}</Numeric>, span: 2 },
          { label: common.email(), value: order.email, span: 4 },
          { label: common.address(), value: <span dir="auto">{address.trim() || '–'}</span>, span: 4 },
          {
            label: common.transactionId(),
            value:
              transactionId === null ? (
                m.notPaid()
              ) : (
                <CopyText text={transactionId} what={common.transactionId2()} />
              ),
            span: 4,
          },
        ]}
      />
    </Stack>
  );
}

type ActionsProps = Pick<OrderDetailsProps, 'buyAgain' | 'payHref'> & {
  order: DatedOrder;
  /** The id of the text that says why it cannot be bought again. */
  reasonId: string;
};

function Actions({ order, buyAgain, payHref, reasonId }: ActionsProps) {
  return (
    <>
      {order.paid && (
        <Button tone="quiet" icon={<Icon name="print" />} onPress={() => window.print()}>
          {m.printReceipt()}
        </Button>
      )}
      {buyAgain.status === 'yes' ? (
        <LinkButton href={buyAgain.href} tone={order.paid ? 'solid' : 'line'}>
          {m.buyAgain()}
        </LinkButton>
      ) : (
        <Button isDisabled describedBy={buyAgain.status === 'no' ? reasonId : undefined}>
          {m.buyAgain()}
        </Button>
      )}
      {!order.paid && (
        <LinkButton href={payHref(order)} tone="primary">
          {m.payNow()}
        </LinkButton>
      )}
    </>
  );
}
