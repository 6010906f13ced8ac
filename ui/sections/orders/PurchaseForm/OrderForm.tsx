import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useEffectEvent, useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { SavedAddress, SavedAddresses } from '#contract/accounts/addresses.ts';
import { cleanLine, cleanLines } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import { lineTotal } from '#contract/money.ts';
import type { PlaceOrder } from '#contract/orders/orders.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { isSameRecipient } from '#contract/recipient.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/purchase-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper.tsx';
import { quantityError, type QuantityRange } from '#ui/components/QuantityStepper/quantity-error.ts';
import { OrderTotal } from '#ui/components/OrderTotal/OrderTotal.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { registerField } from '../../form/register-field.ts';
import { useDraftReport, useRefusal, useSubmitOnce } from '../../form/use-sent-form.ts';
import { AddressFields } from './AddressFields.tsx';
import type { OrderFit } from './order-fit.ts';
import type { Again } from './AgainNotice.tsx';
import { OrderReview, type OrderReviewProps } from './OrderReview.tsx';
import { orderStep, type OrderStep } from './order-step.ts';
import { OrderValues } from './order-values.ts';
import * as styles from './PurchaseForm.css.ts';

// Those without saved addresses do not need it.
const AddressPart = lazy(async () => ({ default: (await import('./AddressPart.tsx')).AddressPart }));

export interface PurchaseCustomer {
  name: string;
  email: string;
  /** Default of the phone field. */
  phone?: string;
}

/** `totalPrice` is the one that the customer saw. The server rejects the order when its own differs. */
export type PurchaseValues = Pick<
  PlaceOrder,
  'phone' | 'address' | 'productQuantity' | 'totalPrice' | 'orderAnyway' | 'answers' | 'saveAddress'
> & {
  /** Of the recipient, if it is not the customer. */
  name?: string;
};

/** Why no order was placed. `orderAnyway`: the part does not fit, which `fit` says from then on. */
type OrderError = ActionError<keyof OrderValues | 'orderAnyway'>;

export interface OrderFormProps {
  part: Part;
  customer: PurchaseCustomer;
  /** Whether it fits the vehicle that it is for. Absent if no vehicle is known. */
  fit?: OrderFit | 'loading';
  /** How to say what is open of the vehicle. */
  answering?: OrderReviewProps['answering'];
  /** URL of parts that fit instead. */
  fittingHref?: string;
  /** Absent if they are not known. Then an address cannot be saved either. */
  addresses?: SavedAddresses;
  /** Fills the form in from an earlier order. */
  again?: Again;
  /** Values of an earlier visit. */
  draft?: OrderValues;
  /** Called on every change, so that a draft can be stored. */
  onDraftChange?(draft: OrderValues): void;
  onPlaceOrder(values: PurchaseValues): Promise<OrderError | null>;
}

/** Those of the earlier visit, of the earlier order, or of the default address. */
function firstValues({ part, customer, addresses, again, draft }: OrderFormProps): OrderValues {
  if (draft) return draft;
  const order = again?.status === 'found' ? again.order : undefined;
  const { name, phone, address } = order ??
    addresses?.addresses[0] ?? { ...customer, phone: customer.phone ?? '', address: '' };
  return {
    ...{ name, phone, address, saveAddress: addresses?.hasOrdered },
    // Of that order, or the nearest that can be ordered now.
    productQuantity: Math.max(part.minQuantity, Math.min(order?.productQuantity ?? 0, part.quantity)),
  };
}

/** What has no answer is not known: the customer saw the question, and the order does not wait for it. */
function answersOf({ questions }: OrderFit): Pick<PurchaseValues, 'answers'> {
  if (questions === null) return {};
  const unknown = questions.open.map((condition) => ({ ...condition, answer: 'unknown' as const }));
  const answers = [...questions.answered, ...unknown].slice(0, limits.answers);
  return answers.length === 0 ? {} : { answers };
}

/** Collects the order, shows a review, and places it. */
export function OrderForm(props: OrderFormProps) {
  const { part, customer, fit, answering, fittingHref, addresses, again, onDraftChange, onPlaceOrder } =
    props;
  const quantityMessageId = useId();
  const needsTick = fit !== undefined && fit !== 'loading' && fit.kind === 'doesNotFit';
  const [seenPrice] = useState(part.price);
  const form = useForm<OrderValues>({
    resolver: zodResolver(OrderValues),
    mode: 'onTouched',
    defaultValues: firstValues(props),
  });
  const { control, handleSubmit, setFocus, setValue, clearErrors, formState } = form;
  const { errors, isSubmitting } = formState;
  const field = registerField(form);
  const { failure, refuse: show } = useRefusal(form);
  const { productQuantity: quantity, saveAddress = false, ...typed } = useWatch({ control });
  const recipient = {
    name: typed.name ?? customer.name,
    phone: cleanLine(typed.phone ?? ''),
    address: cleanLines(typed.address ?? ''),
  };
  const saved = addresses?.addresses ?? [];
  const same = saved.find((one) => isSameRecipient(one, recipient));
  const canSave = addresses !== undefined && !same && saved.length < limits.addresses;
  const isOrders = again?.status === 'found' && isSameRecipient(again.order, recipient);
  const [{ name: step, entry, orderAnyway, focus }, dispatch] = useReducer(
    orderStep,
    undefined,
    (): OrderStep => ({
      name: 'fields',
      entry: (same || isOrders) && recipient.address !== '' ? 'frame' : 'fields',
      orderAnyway: false,
      focus: null,
    }),
  );
  const addressPart = useRef<HTMLDivElement>(null);

  useDraftReport(form, onDraftChange);

  const range = { minimum: part.minQuantity, stock: part.quantity };
  const problem = quantityError(quantity ?? null, range);
  const units = Number.isInteger(quantity) ? (quantity ?? null) : null;

  const focusField = useEffectEvent((field: keyof OrderValues) => {
    if (field === 'address' && entry !== 'fields') addressPart.current?.focus();
    else setFocus(field);
  });
  useLayoutEffect(() => {
    if (focus) focusField(focus.field);
  }, [focus]);

  function choose(address: SavedAddress | null) {
    dispatch({ type: 'addressChosen', entry: address ? 'saved' : 'fields' });
    if (!address && !same) return;
    const chosen = address ?? { ...customer, phone: customer.phone ?? '', address: '' };
    for (const field of ['name', 'phone', 'address'] as const) setValue(field, chosen[field]);
    clearErrors();
  }

  function refuse({ field, ...error }: OrderError) {
    if (field === 'orderAnyway') return dispatch({ type: 'ticked', orderAnyway: false });
    show({ ...error, ...(field && { field }) });
    if (field !== undefined) dispatch({ type: 'edited', field });
  }

  const onSubmit = useSubmitOnce(
    handleSubmit(async (values) => {
      if (values.productQuantity === null || problem !== null) {
        if (step === 'fields') setFocus('productQuantity');
        return;
      }
      if (step === 'fields') return dispatch({ type: 'reviewed' });
      if (needsTick && !orderAnyway) return;
      const totalPrice = lineTotal(part.price, values.productQuantity);
      const failure = await onPlaceOrder({
        ...{ phone: values.phone, address: values.address },
        ...(recipient.name !== customer.name && { name: recipient.name }),
        productQuantity: values.productQuantity,
        totalPrice,
        ...(needsTick && { orderAnyway }),
        ...(fit !== undefined && fit !== 'loading' && answersOf(fit)),
        ...(canSave && saveAddress && { saveAddress }),
      });
      if (failure) refuse(failure);
    }),
  );

  const shown = problem === null ? failure : { message: problem };
  const isDearer = part.price !== seenPrice && !errors.root;
  const priceNotice = isDearer && (
    <Notice tone="caution">
      {m.priceChanged({
        seenPrice: formatMoney(seenPrice),
        price: formatMoney(part.price),
      })}
    </Notice>
  );

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {priceNotice}
      {step === 'review' ? (
        <OrderReview
          {...recipient}
          name={recipient.name === customer.name ? undefined : recipient.name}
          quantity={quantity ?? 0}
          price={part.price}
          saveAddress={canSave ? saveAddress : undefined}
          onSaveAddressChange={(isSaved) => setValue('saveAddress', isSaved)}
          problem={shown}
          isPlacing={isSubmitting}
          isClosed={problem !== null}
          fit={fit === 'loading' ? undefined : fit}
          answering={answering}
          fittingHref={fittingHref}
          orderAnyway={orderAnyway}
          onOrderAnywayChange={(isTicked) => dispatch({ type: 'ticked', orderAnyway: isTicked })}
          onChange={() => {
            clearErrors('root');
            dispatch({ type: 'edited', field: problem === null ? 'address' : 'productQuantity' });
          }}
        />
      ) : (
        <>
          <div className={styles.address} ref={addressPart} tabIndex={-1}>
            {(entry === 'frame' || saved.length > 0) && (
              <Suspense fallback={<div className={styles.framePlace} />}>
                <AddressPart
                  {...{ saved, recipient, same, isOrders, entry }}
                  onChoose={choose}
                  onUseAnother={() =>
                    dispatch({
                      type: 'addressChosen',
                      entry: same ? 'saved' : 'fields',
                      ...(saved.length === 0 && { field: 'address' }),
                    })
                  }
                />
              </Suspense>
            )}
            {entry === 'fields' && <AddressFields phone={field('phone')} address={field('address')} />}
          </div>
          <QuantityField form={form} range={range} quantityMessageId={quantityMessageId} />
          <div className={styles.sum}>
            <OrderTotal amount={units === null ? 'none' : lineTotal(part.price, units)} isLive />
            <p className={styles.product}>
              {`${units === null ? '–' : formatCount(units)} × ${formatMoney(part.price)}`}
            </p>
          </div>
          <div className={styles.submit}>
            <Button
              type="submit"
              tone="primary"
              size="lg"
              isBlock
              isDisabled={problem !== null}
              describedBy={problem === null ? undefined : quantityMessageId}
            >
              {m.reviewOrder()}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface QuantityFieldProps {
  form: UseFormReturn<OrderValues>;
  range: QuantityRange;
  quantityMessageId: string;
}

const QuantityField = ({ form, range, quantityMessageId }: QuantityFieldProps) => (
  <Controller
    control={form.control}
    name="productQuantity"
    render={({ field: quantity, fieldState }) => (
      <QuantityStepper
        label={common.quantity()}
        value={quantity.value}
        minimum={range.minimum}
        stock={range.stock}
        error={fieldState.error?.message}
        inputRef={quantity.ref}
        messageId={quantityMessageId}
        onChange={quantity.onChange}
        onBlur={quantity.onBlur}
      />
    )}
  />
);
