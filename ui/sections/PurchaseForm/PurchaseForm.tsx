import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '#ui/remote.ts';
import type { Failure } from '../failure.ts';
import { PartFacts, type PurchasePart } from './PartFacts.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import * as styles from './PurchaseForm.css.ts';

export interface PurchaseCustomer {
  name: string;
  email: string;
  /** Fills the phone field in. */
  phone?: string;
}

export interface PurchaseValues {
  phone: string;
  address: string;
  quantity: number;
  /** Dollars; what the customer saw. The server compares it and charges nothing else. */
  totalPrice: number;
}

/** A refused order; with `field` the message stands at that field. */
export interface PurchaseFailure extends Failure {
  field?: 'quantity' | 'address' | 'phone';
}

export interface PurchaseFormProps {
  part: Remote<PurchasePart>;
  customer: PurchaseCustomer;
  onPlaceOrder(values: PurchaseValues): Promise<PurchaseFailure | null>;
  /** Where other parts are, for when this one cannot be ordered. */
  partsHref?: string;
}

/** The whole screen on which a part is ordered: what it is, and the form beside it. */
export function PurchaseForm({ part, partsHref = '/#parts', ...rest }: PurchaseFormProps) {
  if (part.status === 'loading') return <Loading />;
  if (part.status === 'error') {
    return (
      <CheckoutLayout step="order">
        <ErrorState
          title="This part could not be loaded"
          text={part.message ?? 'Nothing was ordered. Nothing you did is lost.'}
          requestId={part.requestId}
          onRetry={part.onRetry}
        />
      </CheckoutLayout>
    );
  }
  return (
    <CheckoutLayout
      step="order"
      aside={<PurchasePanel key={part.value._id} part={part.value} partsHref={partsHref} {...rest} />}
    >
      <PartFacts part={part.value} />
    </CheckoutLayout>
  );
}

function Loading() {
  return (
    <CheckoutLayout
      step="order"
      aside={
        <Panel>
          <Stack gap="6">
            <Skeleton shape="title" width="half" />
            <Skeleton shape="heading" />
            <Skeleton shape="heading" />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
            <Skeleton shape="heading" />
            <Skeleton shape="field" />
          </Stack>
        </Panel>
      }
    >
      <VisuallyHidden>
        <span role="status">Loading the part</span>
      </VisuallyHidden>
      <Skeleton shape="heading" width="three-quarters" />
      <div className={styles.stage}>
        <div className={styles.stageSkeleton}>
          <Skeleton shape="fill" />
        </div>
      </div>
      <Stack gap="6">
        <Skeleton shape="title" width="three-quarters" />
        <Skeleton shape="heading" />
      </Stack>
    </CheckoutLayout>
  );
}
