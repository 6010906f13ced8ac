import { orderNumberIn } from '#contract/orders/order-number.ts';
import { ShipmentChange } from '#contract/orders/shipment.ts';
import * as m from '#messages/imports.js';
import type { Queries } from '../../db/connect.ts';
import { changeShipmentIn } from '../../orders/change-shipment.ts';
import { confirmOrderIn } from '../../orders/confirm-order.ts';
import { differences, planAlike, type Kind, type Values } from '../kind.ts';
import type { CellFault } from '../read-cells.ts';

interface Shipped {
  id: string;
  number: string;
  status: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

const columns = `id, number, status, coalesce(carrier, '') AS carrier, coalesce(tracking_number, '') AS "trackingNumber",
  coalesce(tracking_url, '') AS "trackingUrl"`;

const valuesOf = ({ status, carrier, trackingNumber, trackingUrl }: Shipped): Values => ({
  ...{ status, carrier, trackingNumber, trackingUrl },
});

const orderFault = (kind: 'unknownOrder' | 'orderState', value: string, rule: string): CellFault => ({
  ...{ kind, column: 'order', value, rule },
  remedy: kind === 'unknownOrder' ? m.unknownOrderRemedy() : m.orderStateRemedy(),
});

async function readOrders(tx: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await tx.query<Shipped>(`SELECT ${columns} FROM orders WHERE id = ANY($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, valuesOf(row)]));
}

/** Carriers and tracking numbers of orders. A paid order is confirmed, which sends its mail. */
export const trackingKind: Kind = {
  hasManyRows: false,
  async plan({ tx }, groups) {
    const numbers = new Map(
      groups.map(({ row, rows: [first] }) => {
        const text = String(first.values.get('order') ?? '');
        return [row, { text, number: orderNumberIn(text)?.number ?? '' }];
      }),
    );
    const { rows } = await tx.query<Shipped>(`SELECT ${columns} FROM orders WHERE number = ANY($1)`, [
      [...numbers.values()].map(({ number }) => number),
    ]);
    const orders = new Map(rows.map((order) => [order.number, order]));
    return groups.map((group) => {
      const { text, number } = numbers.get(group.row) ?? { text: '', number: '' };
      const order = orders.get(number);
      if (!order)
        return planAlike(group, 'refused', {
          faults: [orderFault('unknownOrder', text, m.unknownOrderRule())],
        });
      if (order.status !== 'paid' && order.status !== 'shipped') {
        const faults = [orderFault('orderState', text, m.orderStateRule({ state: order.status }))];
        return planAlike(group, 'refused', { name: order.number, faults });
      }
      const { values } = group.rows[0];
      const wanted = Object.fromEntries(
        ['carrier', 'trackingNumber', 'trackingUrl'].flatMap((field) =>
          values.has(field) ? [[field, values.get(field) ?? '']] : [],
        ),
      );
      const difference = differences(valuesOf(order), { ...wanted, status: 'shipped' });
      if (difference === null) return planAlike(group, 'unchanged', { name: order.number });
      const change = { thing: 'order', object: order.id, ...difference };
      return planAlike(group, 'changed', { name: order.number, change });
    });
  },
  read: readOrders,
  async write({ tx, actor }, changes) {
    const failures = new Map<string, string>();
    const now = await readOrders(
      tx,
      changes.map(({ object }) => object),
    );
    for (const { object, after } of changes) {
      if (
        after?.['status'] === 'paid' ||
        (after?.['status'] === undefined && now.get(object)?.['status'] !== 'shipped')
      ) {
        failures.set(object, m.keptShipped());
        continue;
      }
      const shipment = ShipmentChange.parse({ ...now.get(object), ...after });
      const change = now.get(object)?.['status'] === 'paid' ? confirmOrderIn : changeShipmentIn;
      const { modifiedCount } = await change(tx, object, shipment, actor);
      if (modifiedCount === 0) failures.set(object, m.changedSince());
    }
    return failures;
  },
};
