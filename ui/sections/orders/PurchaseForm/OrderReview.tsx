import { lazy, Suspense, useEffect, useId, useRef, type MouseEvent } from 'react';
import { lineTotal } from '#contract/money.ts';
import * as choice from '#messages/address-choice.js';
import * as common from '#messages/common.js';
import * as m from '#messages/purchase-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { OrderTotal } from '#ui/components/OrderTotal/OrderTotal.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import type { FitCheckProps } from './FitCheck.tsx';
import type { OrderFit } from './order-fit.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import * as styles from './PurchaseForm.css.ts';

export interface OrderReviewProps {
  /** Of the recipient, if it is not the customer. */
  name?: string | undefined;
  phone: string;
  address: string;
  quantity: number;
  /** Dollars. */
  price: number;
  /** Whether the address is kept for later orders. Absent: it cannot be saved. */
  saveAddress?: boolean | undefined;
  onSaveAddressChange?(isSaved: boolean): void;
  /** Why the order cannot be placed. */
  problem: ActionError | undefined;
  isPlacing: boolean;
  /** The quantity is no longer available. */
  isClosed: boolean;
  /** Whether it fits the vehicle that it is for. */
  fit?: OrderFit;
  /** How to say what is open of the vehicle. */
  answering?: Pick<FitCheckProps, 'onAnswer' | 'onMonth'> | undefined;
  fittingHref?: string;
  /** The customer wants it although it does not fit. */
  orderAnyway?: boolean;
  onOrderAnywayChange?(orderAnyway: boolean): void;
  onChange(): void;
}

// Few orders need it, so the form does not wait for it.
const FitCheck = lazy(async () => ({ default: (await import('./FitCheck.tsx')).FitCheck }));

const Checkbox = lazy(async () => ({
  default: (await import('#ui/components/Checkbox/Checkbox.tsx')).Checkbox,
}));

const noAnswers = { onAnswer: () => undefined, onMonth: () => undefined };

/** The review step of an order. */
export function OrderReview(props: OrderReviewProps) {
  const { name, phone, address, quantity, price, problem, isPlacing, isClosed, onChange } = props;
  const { fit, answering, fittingHref, orderAnyway = false, onOrderAnywayChange } = props;
  const { saveAddress, onSaveAddressChange = () => undefined } = props;
  const tickId = useId();
  const isMisfit = fit?.kind === 'doesNotFit';
  const isOpen = fit?.questions != null && fit.questions.open.length > 0 && !isMisfit;
  const waitsForTick = isMisfit && !orderAnyway;
  const heading = useRef<HTMLHeadingElement>(null);

  // It replaces the fields, so focus has to be set.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.recap}>
      <h3 className={styles.recapTitle} ref={heading} tabIndex={-1}>
        {m.reviewTitle()}
      </h3>
      <DescriptionList
        columns={1}
        cells={[
          { label: common.quantity(), value: <Numeric>{formatCount(quantity)}</Numeric> },
          ...(name === undefined ? [] : [{ label: common.name(), value: <TypedText>{name}</TypedText> }]),
          { label: common.address(), value: <TypedText>{address}</TypedText> },
          { label: common.phone(), value: phone === '' ? '–' : <Numeric>{phone}</Numeric> },
          ...(fit && fit.vehicle !== '' ? [{ label: m.vehicle(), value: fit.vehicle }] : []),
        ]}
      />
      {saveAddress !== undefined && (
        <div className={styles.savePlace}>
          <Suspense>
            <Checkbox label={choice.save()} isChecked={saveAddress} onChange={onSaveAddressChange} />
          </Suspense>
        </div>
      )}
      <div className={styles.sum}>
        <OrderTotal amount={lineTotal(price, quantity)} isLive />
        <p className={styles.product}>{`${formatCount(quantity)} × ${formatMoney(price)}`}</p>
      </div>
      <p className={styles.note}>{m.payLater()}</p>
      {problem && <Refusal of={problem} />}
      {fit && (isMisfit || fit.questions) && (
        <div role={isMisfit ? 'alert' : undefined}>
          <Suspense>
            <FitCheck
              fit={fit}
              orderAnyway={orderAnyway}
              onOrderAnywayChange={onOrderAnywayChange}
              {...(answering ?? noAnswers)}
            />
          </Suspense>
        </div>
      )}
      <div className={styles.choices} onClickCapture={ignoreSecondClick}>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          isBlock
          isPending={isPlacing}
          isDisabled={isClosed || waitsForTick}
          describedBy={waitsForTick ? tickId : undefined}
        >
          {m.placeOrder()}
        </Button>
        {waitsForTick && (
          <p className={styles.tickNote} id={tickId}>
            {m.tickFirst()}{' '}
            {fittingHref !== undefined && <TextLink href={fittingHref}>{m.seeFitting()}</TextLink>}
          </p>
        )}
        {isOpen && <p className={styles.tickNote}>{m.openDoesNotStop()}</p>}
        <Button size="lg" isBlock isDisabled={isPlacing} onPress={onChange}>
          {m.change()}
        </Button>
      </div>
    </div>
  );
}

/** Ignores the second click of a double click on the previous button. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
