import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/basket-page.js';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { OrderTotal } from '#ui/components/OrderTotal/OrderTotal.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { BasketState } from './Basket.tsx';
import * as styles from './Basket.css.ts';

interface BasketPanelProps {
  /** Absent while it loads. */
  children?: ReactNode;
}

/** The panel beside the lines of the basket. */
export function BasketPanel({ children }: BasketPanelProps) {
  return (
    <Panel>
      <section className={styles.panel} aria-label={m.yourOrders()}>
        <Text as="h2" style="h3">
          {m.yourOrders()}
        </Text>
        {children ?? (
          <div className={styles.loadingLine}>
            <Skeleton shape="fill" />
          </div>
        )}
      </section>
    </Panel>
  );
}

/** What the lines that are ready cost. */
export function BasketTotal({ state: { ready, lines, pieces, total } }: { state: BasketState }) {
  return (
    <div>
      <OrderTotal amount={total} isLive />
      <p className={styles.counted}>
        {ready === lines
          ? m.ordersOf({ count: ready, pieces: formatCount(pieces) })
          : m.countedLines({ ready: formatCount(ready), lines: formatCount(lines) })}
      </p>
    </div>
  );
}

/** Why the orders cannot be placed. Null if they can. */
export function placingProblem({ blocked, isTooLarge }: BasketState): string | null {
  if (blocked > 0) return m.settleLines({ count: blocked });
  return isTooLarge ? m.tooLarge({ most: formatMoney(limits.charge.max) }) : null;
}

interface LoginToOrderProps {
  state: BasketState;
  /** URL of the login page, which returns to the basket. */
  loginHref: string;
}

/** For visitors: what the basket costs, and how to order it. */
export function LoginToOrder({ state, loginHref }: LoginToOrderProps) {
  return (
    <BasketPanel>
      <BasketTotal state={state} />
      <LinkButton href={loginHref} tone="primary" size="lg" isBlock>
        {m.logInToOrder()}
      </LinkButton>
      <p className={styles.under}>{m.basketComesAlong()}</p>
    </BasketPanel>
  );
}
