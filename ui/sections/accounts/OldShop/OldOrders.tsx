import { useId } from 'react';
import type { OldOrder } from '#contract/accounts/old-shop.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/old-shop.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remedy, Remote } from '#ui/remote.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { RemedyOf } from '../../form/RemedyOf.tsx';
import { OldOrderList, type OldOrderListProps } from './OldOrderList.tsx';
import * as styles from './OldShop.css.ts';

export interface OldOrdersProps extends Omit<OldOrderListProps, 'list'> {
  /**
   * `unverified`: the address of the customer is not verified, and some customers, perhaps not this one, have such orders.
   * `remedy` verifies it.
   */
  orders:
    Exclude<Remote<ListPage<OldOrder>>, { status: 'loading' }> | { status: 'unverified'; remedy?: Remedy };
}

/** A customer's orders of the old shop, below those of this one. */
export function OldOrders({ orders, ...pages }: OldOrdersProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="3">
        <Text as="h2" style="title" id={id}>
          {m.title()}
        </Text>
        {orders.status === 'unverified' && (
          <div className={styles.hint}>
            <span>{m.unverified()}</span> {orders.remedy && <RemedyOf remedy={orders.remedy} />}
          </div>
        )}
        {orders.status === 'error' && (
          <div className={styles.failed}>
            <RefusalLine of={{ message: orders.message ?? m.failed(), remedy: orders.remedy }} />
            <Button size="sm" onPress={orders.onRetry}>
              {common.tryAgain()}
            </Button>
          </div>
        )}
        {orders.status === 'ready' && (
          <>
            <p className={styles.hint}>{m.hint()}</p>
            <OldOrderList {...pages} list={orders.value} />
          </>
        )}
      </Stack>
    </section>
  );
}
