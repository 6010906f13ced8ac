import * as calls from '#contract/calls.ts';
import { addresses } from '../../fixtures/addresses.ts';
import { failing, findById, mock, neverAnswered } from '../mock.ts';
import type { Shop } from '../shop-state.ts';

/** The customer has saved none, and changes are not kept. */
export const addressesHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listAddresses)(() => ({ addresses: [], hasOrdered: shopOf().orders.length > 0 })),
  mock(calls.addAddress)(async ({ readBody }) => {
    const { label, name, phone, address } = await readBody();
    return { _id: shopOf().newId('address'), label, name, phone, address };
  }),
  mock(calls.changeAddress)(async ({ params, readBody }) => {
    await readBody();
    return findById(addresses, params.id);
  }),
  mock(calls.deleteAddress)(({ params }) => {
    findById(addresses, params.id);
    return { acknowledged: true, deletedCount: 1 };
  }),
];

/** Other outcomes. Put them before the other handlers. */
export const addressesScenarios = {
  saved: mock(calls.listAddresses)(() => ({ addresses: [...addresses], hasOrdered: true })),
  loading: neverAnswered(calls.listAddresses),
  failed: failing(calls.listAddresses),
};
