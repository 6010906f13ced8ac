import { lazy, Suspense } from 'react';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/purchase-form.js';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { cannotBeOrdered } from '#ui/components/QuantityStepper/quantity-error.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { NotOrderable } from '../../catalogue/PartFacts/NotOrderable.tsx';
import { breakableEmail } from '../../accounts/user/breakable-email.tsx';
import { OrderForm, type OrderFormProps } from './OrderForm.tsx';
import * as styles from './PurchaseForm.css.ts';

// The app loads it together with the order.
const AgainNotice = lazy(async () => ({ default: (await import('./AgainNotice.tsx')).AgainNotice }));

export interface PurchasePanelProps extends OrderFormProps {
  partsHref: string;
}

export function PurchasePanel({ partsHref, ...order }: PurchasePanelProps) {
  const { part, customer, again } = order;
  const range = { minimum: part.minQuantity, stock: part.quantity };
  return (
    <Panel>
      <div className={styles.panel}>
        <Text as="h2" style="h3">
          {m.yourOrder()}
        </Text>
        {again && (
          <Suspense>
            <AgainNotice again={again} part={part} />
          </Suspense>
        )}
        <DescriptionList
          columns="wideLast"
          cells={[
            { label: common.name(), value: customer.name },
            { label: common.email(), value: breakableEmail(customer.email) },
            { label: common.price(), value: <Money amount={part.price} /> },
            { label: m.product(), value: part.name },
          ]}
        />
        {cannotBeOrdered(range) ? <Closed part={part} partsHref={partsHref} /> : <OrderForm {...order} />}
      </div>
    </Panel>
  );
}

function Closed({ part, partsHref }: Pick<PurchasePanelProps, 'part' | 'partsHref'>) {
  return (
    <>
      <NotOrderable {...part} />
      <LinkButton href={partsHref} tone="solid" size="lg" isBlock>
        {product.ourParts()}
      </LinkButton>
    </>
  );
}
