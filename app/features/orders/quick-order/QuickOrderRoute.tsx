import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { limits } from '#contract/limits.ts';
import * as basket from '#messages/basket.js';
import * as m from '#messages/quick-order.js';
import { useSession } from '#app/lib/auth/session.ts';
import { basketOwner, isSameLine } from '#app/lib/basket/basket-lines.ts';
import { changeBasket, linesOf } from '#app/lib/basket/change-basket.ts';
import { saveCsv } from '#app/lib/browser/save-csv.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt, shownError } from '#app/lib/http/attempt.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { myVehicleNow, readMyVehicles } from '#app/lib/vehicles/my-vehicles.ts';
import { partHref, paths } from '#app/paths.ts';
import type { ListedPart } from '#ui/sections/orders/QuickOrder/ListResult.tsx';
import { NoQuickOrder, QuickOrder } from '#ui/sections/orders/QuickOrder/QuickOrder.tsx';
import { checkList } from './check-list.ts';
import { listCsv } from './list-csv.ts';
import { readListFile } from './read-list-file.ts';

export function Component() {
  const client = useQueryClient();
  const session = useSession();
  /** The vehicle of the list that is shown. */
  const judgedFor = useRef<string | null>(null);
  // While the session loads, the browser keeps the lines: a customer's are joined with the account.
  const place = { client, uid: basketOwner(session) ?? null };

  /** Adds to what the basket has of each part. */
  function add(parts: readonly ListedPart[]): boolean {
    const before = linesOf(place);
    const changes = parts.map(({ part: { _id: partId, price }, quantity }) => {
      const key = { partId, vehicle: judgedFor.current };
      const has = before.find((line) => isSameLine(line, key))?.quantity ?? 0;
      return { ...key, price, quantity: Math.min(has + quantity, limits.stockMax) };
    });
    if (!changeBasket(place, changes)) return false;
    showToast({
      id: 'basket-added',
      tone: 'positive',
      text: m.added({ count: parts.length }),
      action: { label: basket.open(), name: basket.open(), href: paths.basket },
    });
    return true;
  }

  if (session.status === 'signed-in' && session.role === 'admin')
    return <NoQuickOrder partsHref={paths.parts} />;
  return (
    <QuickOrder
      partsHref={paths.parts}
      partHrefOf={partHref}
      onReadFile={async (file) => {
        try {
          const list = await readListFile(file);
          return list ? { list } : { error: { message: m.unreadable({ name: file.name }) } };
        } catch (error) {
          return { error: shownError(error) };
        }
      }}
      onCheck={async (lines) => {
        try {
          const vehicle = myVehicleNow();
          const answers = readMyVehicles().find((one) => one.vehicle.slug === vehicle?.slug)?.answers ?? [];
          const checked = await checkList(lines, vehicle && { slug: vehicle.slug, answers });
          judgedFor.current = vehicle?.slug ?? null;
          return { lines: checked, vehicle: vehicleName(vehicle ?? undefined) };
        } catch (error) {
          return { error: shownError(error) };
        }
      }}
      tellMe={({ _id }) => ({
        recipient: session.status === 'signed-in' ? { email: session.email } : { loginHref: paths.login },
        onAsk: () => attempt(() => call('askForStock', { params: { id: _id } })),
      })}
      onAdd={add}
      onDownload={(lines) => saveCsv('quick-order.csv', listCsv(lines))}
    />
  );
}
