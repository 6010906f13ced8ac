import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answeredMark } from '#contract/fitment/answered-mark.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { BasketLine, ShownBasketLine } from '#contract/orders/basket.ts';
import { accountBasketQuery } from '#app/lib/basket/account-basket.ts';
import { useBasketLines } from '#app/lib/basket/basket-lines.ts';
import { changeBasket } from '#app/lib/basket/change-basket.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useMyVehicles } from '#app/lib/vehicles/my-vehicles.ts';
import type { Remote } from '#ui/remote.ts';
import type { BasketEntry } from '#ui/sections/orders/Basket/basket-entry.ts';
import { lineKey } from './line-key.ts';
import { visitorBasketQuery } from './queries.ts';

const stored = ({ partId, vehicle, quantity, price }: BasketLine): BasketLine => ({
  ...{ partId, vehicle, quantity, price },
});

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([one]) => one !== key));

/**
 * The lines of the page, in their places, and how they are changed. `owner` is the customer; null: a visitor. Undefined: not
 * known yet.
 */
export function useBasketEntries(owner: string | null | undefined) {
  const client = useQueryClient();
  const lines = useBasketLines();
  const vehicles = useMyVehicles();
  const account = useQuery({ ...accountBasketQuery(owner ?? ''), enabled: typeof owner === 'string' });
  const visitor = useQuery({
    ...visitorBasketQuery(lines ?? []),
    enabled: owner === null && lines !== undefined && lines.length > 0,
  });
  const known = toRemote(owner === null ? visitor : account);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<ReadonlyMap<string, BasketEntry>>(new Map());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const place = { client, uid: owner ?? null };
  const set = (...changes: BasketLine[]) => changeBasket(place, changes);

  function entryOf(line: BasketLine, shown: ShownBasketLine): BasketEntry {
    const key = lineKey(line);
    const answers = vehicles?.find(({ vehicle }) => vehicle.slug === line.vehicle)?.answers ?? [];
    return {
      key,
      line: {
        ...shown,
        ...line,
        fit: shown.fit && answeredMark(shown.fit, answers),
        orderAnyway: ticked.has(key),
      },
      isRemoved: false,
      refusal: refusals.get(key) ?? null,
    };
  }

  function entries(): Remote<readonly BasketEntry[]> {
    if (lines === undefined) return known.status === 'error' ? known : { status: 'loading' };
    if (lines.length === 0 && removed.size === 0)
      return owner === null || known.status === 'ready' ? { status: 'ready', value: [] } : known;
    if (known.status !== 'ready' && lines.length > 0) return known;
    const shown = known.status === 'ready' ? known.value.lines : [];
    const found = new Map(shown.map((line) => [lineKey(line), line]));
    const here = new Map(
      lines.flatMap((line) => {
        const one = found.get(lineKey(line));
        return one ? [[lineKey(line), entryOf(line, one)] as const] : [];
      }),
    );
    return {
      status: 'ready',
      value: order.flatMap((key) => here.get(key) ?? removed.get(key) ?? []),
    };
  }

  const keys = (lines ?? []).map(lineKey);
  const nextOrder = [
    ...order.filter((key) => keys.includes(key) || removed.has(key)),
    ...keys.filter((key) => !order.includes(key)),
  ];
  if (nextOrder.join('\n') !== order.join('\n')) setOrder(nextOrder);

  return {
    entries: entries(),
    /** What the server says of lines, by their keys. Their parts are read again. */
    refuse(said: ReadonlyMap<string, string>) {
      setRefusals(said);
      void client.invalidateQueries({
        queryKey: typeof owner === 'string' ? accountBasketQuery(owner).queryKey : ['basket-lines'],
      });
    },
    actions: {
      onQuantityChange({ key, line }: BasketEntry, quantity: number) {
        setRefusals(without(refusals, key));
        set({ ...stored(line), quantity });
      },
      onRemove(entry: BasketEntry) {
        setRemoved(new Map([...removed, [entry.key, { ...entry, isRemoved: true }]]));
        set({ ...stored(entry.line), quantity: 0 });
      },
      onUndo({ key, line }: BasketEntry) {
        if (set(stored(line))) setRemoved(without(removed, key));
      },
      onReplace({ line }: BasketEntry, { _id: partId, price, minQuantity }: Part) {
        const quantity = Math.max(1, minQuantity, line.quantity);
        set({ ...stored(line), quantity: 0 }, { partId, vehicle: line.vehicle, quantity, price });
      },
      onOrderAnywayChange({ key }: BasketEntry, isTicked: boolean) {
        const others = [...ticked].filter((one) => one !== key);
        setTicked(new Set(isTicked ? [...others, key] : others));
      },
    },
  };
}
