import { useId, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { trackingPage, type Carrier, type Shipment, ShipmentFields } from '#contract/orders/shipment.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { plainCode } from '#contract/plain-code.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/shipment.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Dialog, type DialogProps } from '#ui/components/Dialog/Dialog.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { withElements } from '#ui/with-elements.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useSentForm } from '../../form/use-sent-form.ts';
import { useShown } from '../../form/use-shown.ts';
import * as styles from './OrderDrawer.css.ts';

export interface ShipmentDialogProps extends Pick<DialogProps, 'fallbackFocus' | 'onClose'> {
  /** The orders to ship in one parcel, or a shipped one whose tracking changes; null closes the dialog. */
  orders: readonly AdminOrder[] | null;
  /** Offered while somebody types. The page of a known carrier is made from the number. */
  carriers: readonly Carrier[];
  /** Items of the list for what is left out of the parcel of a checkout. */
  leftOutOf?(checkoutId: string): ReactNode;
  /** Resolves to the error, or to null, which closes the dialog. */
  onSend(orders: readonly AdminOrder[], shipment: ShipmentFields): Promise<ActionError | null>;
}

const fieldsOf = (shipment: Shipment | null = null): ShipmentFields => ({
  carrier: shipment?.carrier ?? '',
  trackingNumber: shipment?.trackingNumber ?? '',
  trackingUrl: shipment?.trackingUrl ?? '',
});

/** Asks for carrier and tracking, before an order is shipped or later. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const { shown, visit } = useShown(props.orders);
  return shown && <Open {...props} key={visit} orders={shown} isOpen={props.orders !== null} />;
}

function Open(props: ShipmentDialogProps & { orders: readonly AdminOrder[]; isOpen: boolean }) {
  const { orders, isOpen, carriers, leftOutOf, fallbackFocus, onSend, onClose } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const sent = orders.filter(({ _id }) => !left.has(_id));
  const [order, ...others] = orders;
  const isSeveral = others.length > 0;
  const isNew = order?.status !== 'shipped';
  const count = { count: sent.length, shown: formatCount(sent.length) };
  const confirmLabel = isSeveral ? m.confirmShown(count) : m.confirm();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, field, submit } = useSentForm<ShipmentFields>({
    rules: ShipmentFields,
    defaultValues: fieldsOf(order?.shipment),
    send: (shipment) => onSend(sent, shipment),
    onSent: onClose,
  });
  const isFilled = Object.values(useWatch({ control: form.control })).some((text) => text?.trim());

  function fillPage() {
    const { carrier, trackingNumber } = form.getValues();
    const known = carriers.find(({ name }) => name === carrier.trim());
    const number = plainCode(trackingNumber).trim();
    if (known)
      form.setValue('trackingUrl', number === '' ? '' : trackingPage(known, number), {
        shouldValidate: true,
      });
  }

  return (
    <Dialog
      isSheet
      isOpen={isOpen}
      isBusy={submit.isPending}
      title={
        isSeveral
          ? m.confirmTogetherTitle(count)
          : withElements((put) =>
              (isNew ? m.confirmTitle : m.changeTitle)({
                shown: put(<OrderNumber number={order?.number ?? ''} />),
              }),
            )
      }
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      actions={
        <Button
          tone={isNew || form.formState.isDirty ? 'primary' : 'line'}
          isPending={submit.isPending}
          isDisabled={sent.length === 0}
          onPress={() => element.current?.requestSubmit()}
        >
          {isNew ? (isFilled ? confirmLabel : m.confirmWithout()) : m.save()}
        </Button>
      }
    >
      {isSeveral ? (
        <ul className={styles.orders}>
          {orders.map((one) => (
            <li className={styles.togetherRow} key={one._id}>
              <Checkbox
                label={one.productName}
                isChecked={!left.has(one._id)}
                isDisabled={submit.isPending}
                describedBy={`${id}-${one._id}`}
                onChange={(isChecked) => setLeft(withOrWithout(left, one._id, !isChecked))}
              />
              <span className={styles.belowBox} id={`${id}-${one._id}`}>
                {withElements((put) =>
                  m.orderPieces({
                    number: put(<OrderNumber number={one.number} isMarked />),
                    count: one.productQuantity,
                    shown: put(<Numeric>{formatCount(one.productQuantity)}</Numeric>),
                  }),
                )}
              </span>
            </li>
          ))}
          {order?.checkout != null && leftOutOf?.(order.checkout)}
        </ul>
      ) : (
        order && <Facts order={order} />
      )}
      <form ref={element} noValidate onSubmit={submit.onSubmit}>
        <TextField
          {...field('carrier', { onChange: fillPage })}
          label={m.carrier()}
          suggestions={carriers.map(({ name }) => name)}
          isOptional
          autoComplete="off"
        />
        <TextField
          {...field('trackingNumber', { onChange: fillPage })}
          label={m.trackingNumber()}
          isCode
          isOptional
          autoComplete="off"
        />
        <TextField
          {...field('trackingUrl')}
          label={m.trackingPage()}
          hint={isSeveral ? m.oneParcel() : undefined}
          isOptional
          autoComplete="off"
        />
        {submit.failure && <Refusal of={submit.failure} />}
      </form>
    </Dialog>
  );
}

function Facts({ order }: { order: AdminOrder }) {
  return (
    <DescriptionList
      columns={2}
      cells={[
        { label: common.productName(), value: <span dir="auto">{order.productName}</span>, span: 2 },
        { label: common.quantity(), value: <Numeric>{formatCount(order.productQuantity)}</Numeric> },
        { label: common.totalPrice(), value: <Money amount={order.totalPrice} /> },
        { label: m.shipTo(), value: <TypedText>{order.address.trim() || '–'}</TypedText>, span: 2 },
      ]}
    />
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isWith: boolean): ReadonlySet<string> {
  const changed = new Set(ids);
  if (isWith) changed.add(id);
  else changed.delete(id);
  return changed;
}
