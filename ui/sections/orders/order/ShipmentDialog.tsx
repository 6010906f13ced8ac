import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { trackingPage, type Carrier, ShipmentFields } from '#contract/orders/shipment.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { plainCode } from '#contract/plain-code.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/shipment.js';
import { Button } from '#ui/components/Button/Button.tsx';
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

export interface ShipmentDialogProps extends Pick<DialogProps, 'fallbackFocus' | 'onClose'> {
  /** The order to ship, or a shipped one whose tracking changes; null closes the dialog. */
  order: AdminOrder | null;
  /** Offered while somebody types. The page of a known carrier is made from the number. */
  carriers: readonly Carrier[];
  /** Resolves to the error, or to null, which closes the dialog. */
  onSend(order: AdminOrder, shipment: ShipmentFields): Promise<ActionError | null>;
}

const fieldsOf = ({ shipment }: AdminOrder): ShipmentFields => ({
  carrier: shipment?.carrier ?? '',
  trackingNumber: shipment?.trackingNumber ?? '',
  trackingUrl: shipment?.trackingUrl ?? '',
});

/** Asks for carrier and tracking, before an order is shipped or later. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const { shown, visit } = useShown(props.order);
  return shown && <Open {...props} key={visit} order={shown} isOpen={props.order !== null} />;
}

function Open(props: ShipmentDialogProps & { order: AdminOrder; isOpen: boolean }) {
  const { order, isOpen, carriers, fallbackFocus, onSend, onClose } = props;
  const isNew = order.status !== 'shipped';
  const element = useRef<HTMLFormElement>(null);
  const { form, field, submit } = useSentForm<ShipmentFields>({
    rules: ShipmentFields,
    defaultValues: fieldsOf(order),
    send: (shipment) => onSend(order, shipment),
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
      title={withElements((put) =>
        (isNew ? m.confirmTitle : m.changeTitle)({ shown: put(<OrderNumber number={order.number} />) }),
      )}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
      actions={
        <Button
          tone={isNew || form.formState.isDirty ? 'primary' : 'line'}
          isPending={submit.isPending}
          onPress={() => element.current?.requestSubmit()}
        >
          {isNew ? (isFilled ? m.confirm() : m.confirmWithout()) : m.save()}
        </Button>
      }
    >
      <DescriptionList
        columns={2}
        cells={[
          { label: common.productName(), value: <span dir="auto">{order.productName}</span>, span: 2 },
          { label: common.quantity(), value: <Numeric>{formatCount(order.productQuantity)}</Numeric> },
          { label: common.totalPrice(), value: <Money amount={order.totalPrice} /> },
          { label: m.shipTo(), value: <TypedText>{order.address.trim() || '–'}</TypedText>, span: 2 },
        ]}
      />
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
        <TextField {...field('trackingUrl')} label={m.trackingPage()} isOptional autoComplete="off" />
        {submit.failure && <Refusal of={submit.failure} />}
      </form>
    </Dialog>
  );
}
