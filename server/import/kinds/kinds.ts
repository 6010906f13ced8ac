import type { ImportKind } from '#contract/import/kinds.ts';
import type { Kind, Things } from '../kind.ts';
import { fitmentKind } from './fitment.ts';
import { customersKind, ordersKind } from './old-shop.ts';
import { partsKind } from './parts/parts.ts';
import { trackingKind } from './tracking.ts';
import { makeThings } from './make-aliases.ts';
import { vehiclesKind } from './vehicles.ts';

const parts = partsKind({ mayAdd: true });

export const kinds: Readonly<Record<ImportKind, Kind>> = {
  vehicles: vehiclesKind,
  parts,
  fitment: fitmentKind,
  stock: partsKind({ mayAdd: false }),
  tracking: trackingKind,
  customers: customersKind,
  orders: ordersKind,
};

/** Reads and writes each thing. */
export const thingsOf = (thing: string): Things | undefined =>
  ({
    make: makeThings,
    ...{ part: parts, fitments: fitmentKind, model: vehiclesKind, order: trackingKind },
    ...{ oldCustomer: customersKind, oldOrder: ordersKind },
  })[thing];
