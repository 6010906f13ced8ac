import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { PhoneField } from '#ui/components/PhoneField/PhoneField.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { cannotBeOrdered, quantityProblem } from '#ui/components/QuantityStepper/quantity-problem.ts';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import { Total } from '#ui/components/Total/Total.tsx';
import { useSubmitOnce } from '#ui/use-submit-once.ts';
import { lineTotal } from './line-total.ts';
import type { PurchasePart } from './PartFacts.tsx';
import type { PurchaseCustomer, PurchaseFailure, PurchaseValues } from './PurchaseForm.tsx';
import * as styles from './PurchaseForm.css.ts';

export interface PurchasePanelProps {
  part: PurchasePart;
  customer: PurchaseCustomer;
  partsHref: string;
  onPlaceOrder(values: PurchaseValues): Promise<PurchaseFailure | null>;
}

const OrderValues = z.object({
  phone: z.string().check(z.trim()),
  address: z.string().check(z.trim(), z.minLength(1, 'Address is required')),
  // Judged against the stock of the moment, which may change while the form is open.
  quantity: z.nullable(z.number()),
});
type OrderValues = z.infer<typeof OrderValues>;

export function PurchasePanel({ part, customer, partsHref, onPlaceOrder }: PurchasePanelProps) {
  const range = { minimum: part.minQuantity, stock: part.quantity };
  return (
    <Panel>
      <div className={styles.panel}>
        <Text as="h2" style="h3">
          Your order
        </Text>
        <TitleBlock
          columns={2}
          cells={[
            { label: 'Name', value: customer.name },
            { label: 'Email', value: <Email address={customer.email} /> },
            { label: 'Product', value: part.name },
            { label: 'Price', value: <Money amount={part.price} /> },
          ]}
        />
        {cannotBeOrdered(range) ? (
          <Closed part={part} partsHref={partsHref} />
        ) : (
          <OrderForm part={part} customer={customer} onPlaceOrder={onPlaceOrder} />
        )}
      </div>
    </Panel>
  );
}

/** An address too long for its line breaks after the sign in its middle. */
function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}

function Closed({ part, partsHref }: Pick<PurchasePanelProps, 'part' | 'partsHref'>) {
  return (
    <>
      {part.quantity <= 0 ? (
        <Notice tone="critical" title="Out of stock">
          Every piece is sold. The works makes more; look again later.
        </Notice>
      ) : (
        <Notice tone="caution" title="Too few left">
          Only {formatCount(part.quantity)} in stock, and the smallest order is{' '}
          {formatCount(part.minQuantity)}.
        </Notice>
      )}
      <LinkButton href={partsHref} tone="solid" size="lg" isBlock>
        {messages.labels.ourParts}
      </LinkButton>
    </>
  );
}

function OrderForm({ part, customer, onPlaceOrder }: Omit<PurchasePanelProps, 'partsHref'>) {
  const quantityMessageId = useId();
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<OrderValues>({
    resolver: zodResolver(OrderValues),
    mode: 'onTouched',
    defaultValues: { phone: customer.phone ?? '', address: '', quantity: part.minQuantity },
  });
  const { errors, isSubmitting } = formState;

  const quantity = useWatch({ control, name: 'quantity' });
  const isOutOfRange =
    quantityProblem(quantity, { minimum: part.minQuantity, stock: part.quantity }) !== null;
  const totalPrice = lineTotal(part.price, quantity ?? 0);

  const onSubmit = useSubmitOnce(
    handleSubmit(async ({ phone, address, quantity: ordered }) => {
      if (ordered === null || isOutOfRange) {
        setFocus('quantity');
        return;
      }
      const failure = await onPlaceOrder({ phone, address, quantity: ordered, totalPrice });
      if (failure) setError(failure.field ?? 'root', { message: failure.message }, { shouldFocus: true });
    }),
  );

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <PhoneField
        label="Phone"
        name="phone"
        registration={register('phone')}
        error={errors.phone?.message}
        isOptional
        autoComplete="tel"
        placeholder="+46 70 740 61 23"
        maxLength={limits.phoneMax}
      />
      <TextArea
        label="Address"
        name="address"
        registration={register('address')}
        error={errors.address?.message}
        hint="We ship here and nowhere else."
        autoComplete="street-address"
        placeholder="Street, city, postal code"
        maxLength={limits.addressMax}
        rows={3}
      />
      <Controller
        control={control}
        name="quantity"
        render={({ field }) => (
          <QuantityStepper
            label="Quantity"
            value={field.value}
            minimum={part.minQuantity}
            stock={part.quantity}
            error={errors.quantity?.message}
            inputRef={field.ref}
            messageId={quantityMessageId}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <div className={styles.sum}>
        <Total amount={totalPrice} isLive />
        <p className={styles.product}>
          {formatCount(quantity ?? 0)} × {formatMoney(part.price)}
        </p>
      </div>
      {errors.root?.message && <Notice tone="critical">{errors.root.message}</Notice>}
      <div className={styles.submit}>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          isBlock
          isPending={isSubmitting}
          isDisabled={isOutOfRange}
          describedBy={isOutOfRange ? quantityMessageId : undefined}
        >
          Place order
        </Button>
      </div>
    </form>
  );
}
