import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/purchase-form.js';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import { FitGlyph } from '#ui/components/FitGlyph/FitGlyph.tsx';
import { mark, words } from '#ui/components/FitMark/FitMark.css.ts';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { PartFacts } from '../../catalogue/PartFacts/PartFacts.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { OrderFormProps } from './OrderForm.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import * as styles from './PurchaseForm.css.ts';

export interface PurchaseFormProps extends Omit<OrderFormProps, 'part'> {
  part: Remote<Part>;
  /** URL of the catalogue, for when this part cannot be ordered. */
  partsHref?: string;
}

/** The order page: the part and the form next to it. */
export function PurchaseForm({ part, partsHref = '/#parts', ...rest }: PurchaseFormProps) {
  if (part.status === 'loading') return <Loading />;
  if (part.status === 'error') {
    return (
      <CheckoutLayout step="order">
        <LoadFailed of={part} title={m.failed()} text={m.failedHint()} />
      </CheckoutLayout>
    );
  }
  return (
    <CheckoutLayout
      step="order"
      aside={<PurchasePanel key={part.value._id} part={part.value} partsHref={partsHref} {...rest} />}
    >
      <PartFacts part={part.value} isOrder fit={rest.fit && <FitLine fit={rest.fit} />}>
        <Picture
          src={part.value.image}
          alt={part.value.name}
          slot="stage"
          partName={part.value.name}
          isPriority
        />
      </PartFacts>
    </CheckoutLayout>
  );
}

function FitLine({ fit }: { fit: NonNullable<PurchaseFormProps['fit']> }) {
  return (
    <div className={styles.fit}>
      {fit !== 'loading' && (
        <span className={mark[fit.kind]}>
          <FitGlyph kind={fit.kind} />
          <span className={words}>{fit.title}</span>
        </span>
      )}
    </div>
  );
}

/** The placeholders of the panel, from top to bottom. */
const pendingPanel = ['title', 'block', 'field', 'area', 'quantity', 'total', 'button'] as const;

function Loading() {
  return (
    <CheckoutLayout
      step="order"
      aside={
        <Panel>
          <div className={styles.panel}>
            {pendingPanel.map((place, index) => (
              <div key={index} className={styles.place[place]}>
                <Skeleton shape="fill" />
              </div>
            ))}
          </div>
        </Panel>
      }
    >
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <Stack gap="5">
        <div>
          <div className={styles.place.name}>
            <Skeleton shape="fill" />
          </div>
          <div className={styles.place.number}>
            <Skeleton shape="fill" />
          </div>
        </div>
        <div className={styles.stageSkeleton}>
          <Skeleton shape="fill" />
        </div>
        <div className={styles.place.description}>
          <Skeleton shape="fill" />
        </div>
        <div className={styles.place.facts}>
          <Skeleton shape="fill" />
        </div>
      </Stack>
    </CheckoutLayout>
  );
}
