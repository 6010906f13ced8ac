import { lazy, Suspense } from 'react';
import { basketOwner } from '#app/lib/basket/basket-lines.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { partHref, paths } from '#app/paths.ts';
import { Basket, NoBasket } from '#ui/sections/orders/Basket/Basket.tsx';
import { BasketPanel, LoginToOrder } from '#ui/sections/orders/Basket/BasketPanel.tsx';
import { useBasketEntries } from './use-basket-entries.ts';
import { useRefusedLines } from './use-refused-lines.ts';

// Visitors do not need it.
const Checkout = lazy(async () => ({ default: (await import('./CheckoutContainer.tsx')).CheckoutContainer }));

export function Component() {
  const current = useSession();
  const owner = basketOwner(current);
  const { entries, refuse, actions } = useBasketEntries(owner);
  const { focused, showRefused } = useRefusedLines(refuse);
  if (current.status === 'signed-in' && current.role === 'admin') return <NoBasket partsHref={paths.parts} />;
  return (
    <Basket
      {...actions}
      basket={
        current.status === 'unavailable'
          ? { ...current, status: 'error', onRetry: () => void session.retry() }
          : entries
      }
      partsHref={paths.parts}
      quickOrderHref={paths.quickOrder}
      partHrefOf={partHref}
      focused={focused}
      tellMe={({ _id }) => ({
        recipient: current.status === 'signed-in' ? { email: current.email } : { loginHref: paths.login },
        onAsk: () => attempt(() => call('askForStock', { params: { id: _id } })),
      })}
    >
      {(state) =>
        owner === null ? (
          <LoginToOrder state={state} loginHref={paths.login} />
        ) : (
          <Suspense fallback={<BasketPanel />}>
            <Checkout
              state={state}
              entries={entries.status === 'ready' ? entries.value : []}
              onRefused={showRefused}
            />
          </Suspense>
        )
      }
    </Basket>
  );
}
