import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import { orderNumberIn } from '#contract/orders/order-number.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { alwaysFresh, privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { paths } from '#app/paths.ts';
import { mapRemote } from '#ui/remote.ts';
import { PackingSlips } from '#ui/sections/orders/PackingSlips/PackingSlips.tsx';

/** The numbers in the search parameters, or with `orders=all` those of all orders that its filters find. */
async function numbersIn(params: URLSearchParams, signal: AbortSignal): Promise<string[]> {
  const orders = params.get('orders') ?? '';
  if (orders !== 'all') return orders.split(',').flatMap((one) => orderNumberIn(one)?.number ?? []);
  const query = new URLSearchParams(params);
  query.delete('orders');
  return (await call('listAllOrders', { query, signal })).map(({ number }) => number);
}

export function Component() {
  const { uid } = useSignedIn();
  const [params] = useSearchParams();
  const found = useQuery({
    queryKey: privateKey(uid, 'packing-slips', params.toString()),
    async queryFn({ signal }) {
      const numbers = [...new Set(await numbersIn(params, signal))].slice(0, limits.slipsMax);
      const orders = numbers.join();
      // Their bar codes are shown together with them.
      const [slips] = await Promise.all([
        orders === ''
          ? { slips: [], contact: null }
          : call('listPackingSlips', { query: new URLSearchParams({ orders }), signal }),
        import('#ui/sections/orders/PackingSlips/Barcode.tsx'),
      ]);
      return { slips, orderCount: numbers.length };
    },
    ...alwaysFresh,
  });
  return (
    <PackingSlips
      slips={mapRemote(toRemote(found), ({ slips }) => slips)}
      orderCount={found.data?.orderCount ?? 0}
      backHref={paths.adminOrders}
    />
  );
}
