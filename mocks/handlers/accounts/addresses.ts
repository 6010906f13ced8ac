import type { AddressChange, SavedAddress } from '#contract/accounts/addresses.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { isSameRecipient, type Recipient } from '#contract/recipient.ts';
import * as m from '#messages/addresses.js';
import { addresses } from '../../fixtures/addresses.ts';
import { failing, findById, mock, neverAnswered, reject } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

/** Saves an address in place of `before` and of its other spellings. The default is the first. */
function put(shop: Shop, saved: SavedAddress, before?: SavedAddress, isDefault = false): SavedAddress {
  const others = shop.addresses.filter((one) => one !== before && !isSameRecipient(one, saved));
  const replaced = shop.addresses.findIndex((one) => !others.includes(one));
  const at = replaced === -1 ? others.length : replaced;
  shop.addresses = others.toSpliced(isDefault ? 0 : at, 0, saved);
  return saved;
}

/** Makes the address of an order the default, and saves a new one if `isSaved`. */
export function keepUsedAddress(shop: Shop, { name, phone, address }: Recipient, isSaved: boolean): void {
  const used = { name, phone, address };
  const same = shop.addresses.find((one) => isSameRecipient(one, used));
  if (same) put(shop, same, same, true);
  else if (isSaved && shop.addresses.length < limits.addresses)
    put(shop, { _id: shop.newId('address'), label: '', ...used }, undefined, true);
}

const changed = (before: SavedAddress, { label, name, phone, address }: AddressChange): SavedAddress => ({
  _id: before._id,
  label: label ?? before.label,
  name: name ?? before.name,
  phone: phone ?? before.phone,
  address: address ?? before.address,
});

export const addressesHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listAddresses)(() => ({
    addresses: shopOf().addresses,
    hasOrdered: shopOf().orders.length > 0,
  })),
  mock(calls.addAddress)(async ({ readBody }) => {
    const shop = shopOf();
    const { isDefault, ...wanted } = await readBody();
    const same = shop.addresses.find((one) => isSameRecipient(one, wanted));
    if (!same && shop.addresses.length >= limits.addresses)
      reject('INVALID', { message: m.tooMany({ max: limits.addresses }) });
    return put(shop, { _id: same?._id ?? shop.newId('address'), ...wanted }, same, isDefault);
  }),
  mock(calls.changeAddress)(async ({ params, readBody }) => {
    const shop = shopOf();
    const change = await readBody();
    const before = findById(shop.addresses, params.id);
    return put(shop, changed(before, change), before, change.isDefault);
  }),
  mock(calls.deleteAddress)(({ params }) => {
    const shop = shopOf();
    const gone = findById(shop.addresses, params.id);
    shop.addresses = shop.addresses.filter((one) => one !== gone);
    return { acknowledged: true, deletedCount: 1 };
  }),
];

export const addressesHandlers = addressesHandlersIn(fixedShop());

/** Other outcomes. Put them before `addressesHandlers`. */
export const addressesScenarios = {
  saved: mock(calls.listAddresses)(() => ({ addresses: [...addresses], hasOrdered: true })),
  loading: neverAnswered(calls.listAddresses),
  failed: failing(calls.listAddresses),
};
