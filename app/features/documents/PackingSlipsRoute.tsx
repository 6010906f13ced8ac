import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import { orderNumberIn } from '#contract/order-number.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { alwaysFresh, leaveOnExpiry, privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { paths } from '#app/paths.ts';
import { PackingSlips } from '#ui/sections/PackingSlips/PackingSlips.tsx';

/** The order numbers in the address. */
function numbersIn(text: string): string[] {
  const numbers = text.split(',').map((one) => orderNumberIn(one)?.number);
  return [...new Set(numbers.filter((number) => number !== undefined))].slice(0, limits.slipsMax);
}

export function Component() {
  const { uid } = useSignedIn();
  const [params] = useSearchParams();
  const numbers = numbersIn(params.get('orders') ?? '');
  const slips = useQuery({
    queryKey: privateKey(uid, 'packing-slips', numbers),
    queryFn: async ({ signal }) => {
      // Their bar codes are shown together with them.
      const [found] = await Promise.all([
        call('listPackingSlips', { query: new URLSearchParams({ orders: numbers.join() }), signal }),
        import('#ui/sections/PackingSlips/Barcode.tsx'),
      ]);
      return found;
    },
    enabled: numbers.length > 0,
    ...alwaysFresh,
    meta: leaveOnExpiry,
  });
  return (
    <PackingSlips
      slips={
        numbers.length === 0 ? { status: 'ready', value: { slips: [], contact: null } } : toRemote(slips)
      }
      orderCount={numbers.length}
      backHref={paths.adminOrders}
    />
  );
}
