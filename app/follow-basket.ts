import type { QueryClient } from '@tanstack/react-query';
import { accountBasketQuery } from './lib/basket/account-basket.ts';
import { basketOwner } from './lib/basket/basket-lines.ts';
import { session } from './lib/auth/session.ts';

/** Reads the basket of each customer who is signed in, and joins it with the browser's. Returns a function that stops. */
export function followBasket(client: QueryClient): () => void {
  let uid: string | null | undefined;
  const follow = () => {
    const owner = basketOwner(session.store.get());
    if (owner === uid) return;
    uid = owner;
    // Without it, the next page joins them. The page of the basket shows why it failed.
    if (uid != null) void client.prefetchQuery(accountBasketQuery(uid));
  };
  follow();
  return session.store.subscribe(follow);
}
