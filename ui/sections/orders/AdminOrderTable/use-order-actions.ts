import { useRef, useState } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { shipmentOf, type ShipmentFields } from '#contract/orders/shipment.ts';
import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import type { ActionError } from '../../form/action-error.ts';
import type { KeptRows } from '../../ListScreen/use-kept-rows.ts';

/** Each resolves to the error, if the order was not changed. */
export interface OrderDecisions {
  onConfirm(order: AdminOrder, shipment?: ShipmentFields): Promise<ActionError | null>;
  /** Confirms orders of a checkout in one parcel, all or none. */
  onConfirmTogether(orders: readonly AdminOrder[], shipment: ShipmentFields): Promise<ActionError | null>;
  /** Changes carrier and tracking. */
  onChangeShipment(order: AdminOrder, shipment: ShipmentFields): Promise<ActionError | null>;
  onDelete(order: AdminOrder): Promise<ActionError | null>;
}

/** The message when an action is repeated before its response has arrived. */
const underWayAlready: ActionError = { message: m.confirmInProgress() };

const gone = (order: AdminOrder) => ({
  label: order.paid ? m.deletedAndRefunded() : m.deleted(),
  isGone: true,
});

/** Confirms and deletes orders, one request at a time per order, and marks their rows in `kept`. */
export function useOrderActions(
  { onConfirm, onConfirmTogether, onChangeShipment, onDelete }: OrderDecisions,
  kept: Pick<KeptRows<AdminOrder>, 'hold' | 'finish' | 'outcomeOf'>,
) {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, ActionError | undefined>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());

  const setRefusal = (id: string, refusal: ActionError | undefined) =>
    setRefusals((before) => new Map(before).set(id, refusal));

  async function exclusively(orders: readonly AdminOrder[], act: () => Promise<ActionError | null>) {
    const ids = orders.map(({ _id }) => _id);
    if (ids.some((id) => underWay.current.has(id))) return underWayAlready;
    for (const id of ids) {
      underWay.current.add(id);
      setRefusal(id, undefined);
    }
    setBusy(new Set(underWay.current));
    kept.hold();
    try {
      return await act();
    } finally {
      for (const id of ids) underWay.current.delete(id);
      setBusy(new Set(underWay.current));
    }
  }

  const showShipped = (order: AdminOrder, shipment?: ShipmentFields) =>
    kept.finish(
      order,
      { label: common.shipped(), isGone: false },
      { status: 'shipped', ...(shipment && { shipment: shipmentOf(shipment) }) },
    );

  return {
    /** Why an order could not be confirmed, by its id. */
    refusals,
    isBusy: ({ _id }: AdminOrder) => busy.has(_id),

    confirm: (order: AdminOrder, shipment?: ShipmentFields) =>
      exclusively([order], async () => {
        const refused = await onConfirm(order, shipment);
        if (refused === null) showShipped(order, shipment);
        else if (refused.isGone) kept.finish(order, { label: m.deleted(), isGone: true });
        else setRefusal(order._id, refused);
        return refused;
      }),

    confirmTogether: (orders: readonly AdminOrder[], shipment: ShipmentFields) =>
      exclusively(orders, async () => {
        const refused = await onConfirmTogether(orders, shipment);
        if (refused === null) for (const order of orders) showShipped(order, shipment);
        return refused;
      }),

    changeShipment: (order: AdminOrder, shipment: ShipmentFields) =>
      exclusively([order], async () => {
        const refused = await onChangeShipment(order, shipment);
        if (refused === null && kept.outcomeOf(order)) showShipped(order, shipment);
        return refused;
      }),

    remove: (order: AdminOrder) =>
      exclusively([order], async () => {
        const refused = await onDelete(order);
        if (refused === null) kept.finish(order, gone(order));
        return refused;
      }),
  };
}
