import { useQuery } from '@tanstack/react-query';
import type { ListedUser } from '#contract/accounts/users.ts';
import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useOldOrders } from '#app/lib/queries/old-shop.ts';
import { OldHistory } from '#ui/sections/accounts/OldShop/OldHistory.tsx';
import { mapRemote } from '#ui/remote.ts';

/** What the old shop knew of a user. Requested while it is visible. */
export function UserHistory({ uid, user }: { uid: string; user: Pick<ListedUser, 'email' | 'verified'> }) {
  const { email, verified } = user;
  const { found, ...pages } = useOldOrders(uid, email);
  const key = privateKey(uid, 'old-customer', email);
  const customer = useQuery(freshQuery(key, 'findOldCustomer', { params: { email } }));
  return (
    <OldHistory
      {...pages}
      orders={toRemote(found)}
      customer={mapRemote(toRemote(customer), ({ customer: known }) => known)}
      isVerified={verified}
    />
  );
}
